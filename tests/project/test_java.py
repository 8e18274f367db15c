"""The programs in Java: solutions are right and fast, starters compile and are not."""

import re
import struct
import subprocess

import pytest
from make_starters import LANGUAGES, ROOT
from programs import FullSizes, faults, inputs, need

from gamegraphs.course.exercises import EXERCISES, exercise
from gamegraphs.course.judging.judge import judge

ENTRIES = pytest.mark.parametrize("entry", EXERCISES.values(), ids=lambda entry: entry.slug)
FOLDERS = pytest.mark.parametrize("side", ["solutions", "exercises"])
ADVICE = "install a JDK, e.g. apt-get install openjdk-17-jdk-headless"
# What runs for a second spends most of it on compiling well and on threads that collect garbage.
SHORT_RUN = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]
RUN_MANY = ROOT / "tests" / "RunMany.java"


def name_of(entry):
    return LANGUAGES["java"].path(entry).removesuffix(".java")


def sources(side):
    return [ROOT / side / "java" / LANGUAGES["java"].path(entry) for entry in EXERCISES.values()]


@pytest.fixture(scope="session", autouse=True)
def java():
    need("javac", ADVICE)
    need("java", ADVICE)
    with pytest.MonkeyPatch.context() as patch:
        for name in ("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"):
            patch.delenv(name, raising=False)  # Java would say on stderr that it has found them
        yield


@pytest.fixture(scope="session")
def folder(tmp_path_factory, java):
    """Compile everything once; return the folder with a folder for each side."""
    folder = tmp_path_factory.mktemp("java")
    for side, files in (
        ("solutions", sources("solutions")),
        ("exercises", sources("exercises")),
        ("tests", [RUN_MANY]),
    ):
        compile_java(folder / side, files)
    return folder


def compile_java(folder, files):
    """Compile files; whatever the compiler says of code or of comments is a fault."""
    words = ["javac", *(f"-J{word}" for word in SHORT_RUN), "-encoding", "UTF-8", "--release", "17"]
    words += ["-Xlint:all", "-Xdoclint:all,-missing", "-d", str(folder), *map(str, files)]
    ran = subprocess.run(words, capture_output=True, text=True)
    assert (ran.returncode, ran.stdout + ran.stderr) == (0, "")


@pytest.fixture(scope="session")
def built(folder):
    """Return the command for a side and an exercise."""
    return lambda side, entry: ["java", "-cp", str(folder / side), name_of(entry)]


@pytest.fixture(scope="session")
def outputs(folder):
    """Return what a program prints for many inputs; none may end it with an exception."""

    def run(side, entry, texts):
        command = ["java", *SHORT_RUN, "-cp", str(folder / "tests"), "RunMany"]
        given = [text.encode() for text in texts]
        ran = subprocess.run(
            [*command, str(folder / side), name_of(entry)],
            input=struct.pack(">i", len(given))
            + b"".join(struct.pack(">i", len(text)) + text for text in given),
            capture_output=True,
            timeout=120,
        )
        assert (ran.returncode, ran.stderr) == (0, b"")
        found, rest = [], ran.stdout
        for text in texts:
            failed, length = struct.unpack(">ii", rest[:8])
            found.append(rest[8 : 8 + length].decode())
            rest = rest[8 + length :]
            assert not failed, f"{found[-1]} on {text[:100]!r}"
        assert rest == b""
        return found

    return run


# Right and wrong


def all_faults(outputs, side, entry, tried):
    texts = [entry.input_text(data) for data in tried]
    answers = outputs(side, entry, texts)
    return [
        (data, entry.fault(data, entry.answer_in(data, answer)))
        for data, answer in zip(tried, answers, strict=True)
    ]


@ENTRIES
def test_a_solution_is_right(outputs, entry):
    found = all_faults(outputs, "solutions", entry, inputs(entry.number))
    assert len(found) > 100 or entry.number == 15
    assert [(str(data)[:200], fault) for data, fault in found if fault] == []


@ENTRIES
def test_a_solution_is_right_as_a_program_of_its_own(built, entry):
    command = built("solutions", entry)
    for data in (entry.example(), inputs(entry.number)[-1]):
        assert faults(entry.number, command, data) == ""


@ENTRIES
def test_a_starter_compiles_and_is_not_right(outputs, entry):
    tried = inputs(entry.number)
    found = all_faults(outputs, "exercises", entry, tried)
    assert found[0][0] == entry.example()
    assert found[0][1], "right on the example"


def test_an_exception_is_not_taken_for_an_answer(outputs):
    with pytest.raises(AssertionError, match="EOFException: the input ends too early on '2'"):
        outputs("solutions", EXERCISES[4], ["1\n0\n", "2"])


@pytest.mark.parametrize("number", [4, 16])
def test_a_program_runs_without_being_compiled_first(number):
    source = ROOT / "solutions" / "java" / LANGUAGES["java"].path(EXERCISES[number])
    assert faults(number, ["java", str(source)], exercise(number).example()) == ""


@pytest.mark.long
def test_judge_takes_a_program_in_java(built):
    assert judge(13, built("solutions", EXERCISES[13])).status == "right"
    assert judge(13, built("exercises", EXERCISES[13])).status == "wrong"


@pytest.mark.parametrize("text", ["", "2\n1", "2\n1 x\n", "-1\n", "1\n1 \u00ff"])
def test_an_input_of_another_form_is_refused(built, text):
    ran = subprocess.run(
        built("solutions", EXERCISES[4]), input=text, capture_output=True, text=True, timeout=10
    )
    assert ran.returncode != 0
    assert ran.stdout == ""
    assert "the input ends too early" in ran.stderr or "expected a whole number" in ran.stderr


class TestSizes(FullSizes):
    """Full sizes, and the benchmark."""


# Form


@FOLDERS
def test_the_formatting_is_the_same_everywhere(side):
    assert {path.name: misformatted(path.read_text("utf-8")) for path in sources(side)} == {
        path.name: [] for path in sources(side)
    }


def test_the_formatting_of_the_helper():
    assert misformatted(RUN_MANY.read_text("utf-8")) == []


def misformatted(source):
    """Return which lines do not follow the style of Java, as far as it is easily told."""
    found = []
    lines = source.splitlines()
    if not source.isascii() or "\r" in source or not source.endswith("}\n"):
        found.append("not plain text that ends with a closed class")
    depth = 0
    for number, line in enumerate(lines, 1):
        text = line.strip()
        indent = len(line) - len(line.lstrip(" "))
        bare = re.sub(r"\"(\\.|[^\"])*\"|'(\\.|[^'])+'|//.*", "", text)
        is_comment = text.startswith(("*", "/*", "//"))
        if line != line.rstrip() or "\t" in line or len(line) > 100:
            found.append(f"{number}: blanks at the end, a tab or more than 100 characters")
        if not text and not (lines[number - 2 : number - 1] and lines[number - 2].strip()):
            found.append(f"{number}: two empty lines")
        if is_comment or not text:
            continue
        level = 4 * (depth - bare.startswith("}"))
        # What continues a statement stands eight or more to the right of it.
        if indent != level and indent < level + 8:
            found.append(f"{number}: indented by {indent}, not by {level}")
        if re.search(r"\b(if|for|while|switch|catch|try)\(|\)\{|\belse\{|\}else\b", bare):
            found.append(f"{number}: no blank beside a brace or bracket")
        if re.match(r"(if|for|while|else)\b", bare) and bare.endswith(";"):
            found.append(f"{number}: a body without braces")
        depth += bare.count("{") - bare.count("}")
    imports = re.findall(r"^import (.*);$", source, re.MULTILINE)
    if imports != sorted(imports):
        found.append("imports are not in order")
    rest = re.sub(r"^import .*;$", "", source, flags=re.MULTILINE)
    found += [f"{name} is not used" for name in imports if not used(name, rest)]
    return found


def used(name, source):
    return re.search(rf"\b{name.rpartition('.')[2]}\b", source) is not None


@pytest.mark.parametrize("name", ["readByte", "readInt", "readGame", "appendRow"])
def test_what_the_programs_share_is_the_same_in_all_of_them(name):
    method = re.compile(rf"    private static \S+ {name}\(.*?\n    }}\n", re.DOTALL)
    texts = [text for path in sources("solutions") for text in method.findall(path.read_text())]
    assert len(texts) > 10
    assert len(set(texts)) == 1


def test_bad_formatting_is_found():
    good = "import a.B;\n\nclass A {\n    B f(int x) {\n        return x;\n    }\n}\n"
    assert misformatted(good) == []
    for bad in (
        good.replace("        return", "      return"),
        good.replace("    B f", "\tB f"),
        good.replace("x;\n", "x; \n"),
        good.replace("return", "if(x)"),
        good.replace("return x", "if (x) return x"),
        good.replace("\n\n", "\n\n\n"),
        good.replace("B f", "C f"),
        good.replace("import a.B;", "import a.B;\nimport a.A;"),
        good.removesuffix("\n"),
    ):
        assert misformatted(bad) != []
