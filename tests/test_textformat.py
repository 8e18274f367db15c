"""The text format: mangled texts are read right or refused at the right line.

`reference` below is a second parser, written from the format's description only. It says
what graph a text is, or in which line it stops being one; the package must say the same.
"""

import io
import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import gamegraphs as gg
from gamegraphs import GameGraph

EXAMPLE = "5\n2 1 2\n1 3\n2 1 4\n0\n1 2\n"


class RefusedError(Exception):
    """The reference parser's error; `args[0]` is the line."""


def reference(data: bytes) -> list[list[int]] | int:
    """Return the move lists in `data`, or the line in which it stops being a graph."""
    try:
        return read_by_tokens(data)
    except RefusedError as refused:
        return refused.args[0]


def read_by_tokens(data: bytes) -> list[list[int]]:
    tokens = []
    for number, line in enumerate(data.split(b"\n"), 1):
        tokens += [(token, number) for token in re.split(rb"[ \t\r]+", line) if token]
    stream = iter(tokens)

    def number_below(limit):
        token, line = next(stream, (None, None))
        if token is None:  # cut off: the last line that has something on it
            raise RefusedError(tokens[-1][1] if tokens else 1)
        if any(byte not in b"0123456789" for byte in token):
            raise RefusedError(line)
        digits = token.lstrip(b"0") or b"0"
        if len(digits) > 10 or int(digits) >= limit:
            raise RefusedError(line)
        return int(digits)

    n = number_below(2**31)
    moves = [[number_below(n) for _ in range(number_below(2**31))] for _ in range(n)]
    for _, line in stream:
        raise RefusedError(line)
    return moves


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"2 1 1 0", [[1], []]),
        (b"0", []),
        (b"2 1 1", 1),
        (b"2\n1 2\n0", 2),
        (b"1\n0\n\n7", 4),
        (b"1\n\n+0", 3),
        (b"", 1),
        (b"2\n9\n\n", 2),
        (b"2\n0 \xd9\xa3", 2),
    ],
)
def test_the_reference_parser_itself(data, expected):
    """Worked out by hand; without this the property below could compare two wrong readers."""
    assert reference(data) == expected


def read(data: bytes) -> GameGraph:
    return GameGraph.read(io.BytesIO(data))


def check_against_reference(data: bytes) -> None:
    expected = reference(data)
    if isinstance(expected, int):
        with pytest.raises(gg.FormatError) as caught:
            read(data)
        assert caught.value.line == expected, caught.value
        assert 1 <= caught.value.line <= data.count(b"\n") + 1
        assert f"line {caught.value.line}: " in str(caught.value)
        assert len(str(caught.value)) < 200
    else:
        graph = read(data)
        assert [graph.moves(u) for u in range(graph.n)] == expected


# Strategies: a valid text, then a few changes to its bytes and its tokens.

spaces = st.sampled_from([" ", "\n", "  ", "\t", "\r\n", "\n\n", " \n "])
# Digits of other scripts, marks, and white space that is none of ours.
odd = "+1 -1 -0 1_0 0x1 1.0 1e0 x # , ٣ ² १ \ufeff \u00a0 \u2028 \x0b \x0c \x1c \x00 \x85 1\x0b2"
foreign = st.sampled_from(odd.split(" "))
numbers = st.one_of(
    st.integers(0, 9).map(str),
    st.sampled_from(["00", "0" * 30 + "1", "2147483647", "2147483648", "4294967296"]),
    st.sampled_from(["9" * 25, "9" * 5000, "0" * 5000, str(2**64), str(2**64 + 1)]),
)


@st.composite
def valid_tokens(draw):
    n = draw(st.integers(0, 5))
    tokens = [n]
    for _ in range(n):
        row = draw(st.lists(st.integers(0, n - 1), max_size=3))
        tokens += [len(row), *row]
    return [str(token) for token in tokens]


@st.composite
def mangled(draw):
    tokens = draw(valid_tokens())
    for _ in range(draw(st.integers(0, 2))):
        i = draw(st.integers(0, len(tokens)))
        change = draw(st.sampled_from(["insert", "replace", "delete", "swap", "cut"]))
        if change == "insert":
            tokens.insert(i, draw(st.one_of(numbers, foreign)))
        elif change == "cut":
            del tokens[i:]
        elif i < len(tokens):
            j = draw(st.integers(0, len(tokens) - 1))
            if change == "replace":
                tokens[i] = draw(st.one_of(numbers, foreign))
            elif change == "delete":
                del tokens[i]
            else:
                tokens[i], tokens[j] = tokens[j], tokens[i]
    text = draw(st.sampled_from(["", "\ufeff", "\n", " "]))
    text += "".join(token + draw(spaces) for token in tokens)
    data = bytearray(text.encode())
    for _ in range(draw(st.integers(0, 2))):
        i = draw(st.integers(0, len(data)))
        change = draw(st.sampled_from(["insert", "change", "delete", "cut", "nothing"]))
        if change == "insert":
            data.insert(i, draw(st.integers(0, 255)))
        elif change == "cut":
            del data[i:]
        elif change != "nothing" and i < len(data):
            if change == "change":
                data[i] = draw(st.integers(0, 255))
            else:
                del data[i]
    return bytes(data)


@settings(max_examples=500)
@given(mangled())
@example(b"1 0 \x0b")
@example(b"1\x0b\n0")
@example(b"1 " + b"0" * 30)
@example(b"1 1 " + b"0" * 5000)
@example(b"2 1 " + b"9" * 5000 + b" 0")
@example(b"\xef\xbb\xbf1 0")
def test_mangled_texts_are_read_right_or_refused_at_the_right_line(data):
    check_against_reference(data)


@settings(max_examples=300)
@given(st.binary(max_size=30))
def test_any_bytes_are_read_right_or_refused_at_the_right_line(data):
    check_against_reference(data)


@settings(max_examples=300)
@given(st.text(alphabet="0123 \n\t\r-+_.٣\ufeff\ud800", max_size=20))
def test_text_is_read_like_its_bytes(text):
    """A str may even hold half a surrogate pair; it is foreign like any other character."""
    data = text.encode("utf-8", "surrogatepass")
    expected = reference(data)
    if isinstance(expected, int):
        with pytest.raises(gg.FormatError) as caught:
            GameGraph.from_text(text)
        assert caught.value.line == expected
    else:
        graph = GameGraph.from_text(text)
        assert [graph.moves(u) for u in range(graph.n)] == expected


@settings(max_examples=150)
@given(st.data())
def test_one_changed_token_is_reported_in_its_line(data):
    """One token a line, one of them made foreign: its index is the line."""
    tokens = data.draw(valid_tokens())
    i = data.draw(st.integers(0, len(tokens) - 1))
    tokens[i] = data.draw(foreign.filter(str.strip))
    with pytest.raises(gg.FormatError) as caught:
        GameGraph.from_text("\n".join(tokens))
    assert caught.value.line == i + 1


@given(valid_tokens(), st.data())
def test_round_trip(tokens, data):
    text = "".join(token + data.draw(spaces) for token in tokens)
    graph = GameGraph.from_text(text)
    assert GameGraph.from_text(graph.to_text()) == graph
    assert graph.to_text().split() == tokens


# Messages


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "the text is empty; the number of positions is missing"),
        (" \n\n", 1, "the text is empty"),
        ("3\n0\n0\n", 3, "the move count of position 2 (of 3) is missing"),
        ("2\n2 0", 2, "position 0 announces 2 move(s), but only 1 follow"),
        ("2\n0\n0\n1\n", 4, "'1' stands after the last of the 2 position(s)"),
        ("2\n1 2\n0\n", 2, "position 0 has a move to 2, but there are only 2 position(s) (0..1)"),
        ("2\n-1\n0", 2, "'-1' is negative"),
        ("-2", 1, "'-2' is negative"),
        ("2\n1 1.0\n0", 2, "expected a number, not '1.0'"),
        ("2\n\n1 one\n0", 3, "expected a number, not 'one'"),
        ("1\n1_0", 2, "expected a number, not '1_0'"),
        ("1\n+0", 2, "expected a number, not '+0'"),
        ("1\n٣", 2, "expected a number, not '٣'"),
        ("\ufeff1\n0", 1, "byte order mark"),
        ("1\n0\n\x0b", 3, r"expected a number, not '\x0b'"),
        ("1\n0\x0b\n", 2, r"expected a number, not '0\x0b'"),
        ("2147483648", 1, "'2147483648' is too large; at most 2147483647 is possible"),
        ("1\n99999999999999999999999999\n0", 2, "'99999999999999999999...' is too large"),
        ("1\n2147483647\n0 0 0", 3, "position 0 announces 2147483647 move(s), but only 3 follow"),
        ("2\r\n1 5\r\n0\r\n", 2, "position 0 has a move to 5"),
    ],
)
def test_errors_name_line_and_value(text, line, message):
    with pytest.raises(gg.FormatError) as caught:
        GameGraph.from_text(text)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")
    assert message in str(caught.value)


def test_the_first_error_of_a_text_is_the_one_reported():
    with pytest.raises(gg.FormatError, match="line 2: position 0 has a move to 9"):
        GameGraph.from_text("2\n1 9\nx\n")


def test_leading_zeros_are_read_as_decimal():
    graph = GameGraph.from_text("02 01 " + "0" * 40 + "1 00")
    assert (graph.moves(0), graph.moves(1)) == ([1], [])


def test_a_huge_announcement_takes_no_memory():
    """n = 2^31 - 1 without positions must fail at once, not after allocating them."""
    with pytest.raises(gg.FormatError, match=r"move count of position 0 \(of 2147483647\)"):
        GameGraph.from_text("2147483647\n")


# Files


def test_read_and_write_files(tmp_path):
    path = tmp_path / "graph.txt"
    graph = GameGraph.from_text(EXAMPLE)
    graph.write(path)
    assert path.read_bytes() == EXAMPLE.encode()
    assert GameGraph.read(path) == GameGraph.read(str(path)) == graph
    with open(path, encoding="ascii") as file:
        assert GameGraph.read(file) == graph


def test_errors_in_files_name_the_file(tmp_path):
    path = tmp_path / "graph.txt"
    path.write_bytes(b"1\r\nx\r\n")
    with pytest.raises(gg.FormatError, match=r"graph\.txt, line 2: expected a number, not 'x'"):
        GameGraph.read(path)
    with open(path) as file, pytest.raises(gg.FormatError, match=r"graph\.txt, line 2: "):
        GameGraph.read(file)


def test_a_missing_file_is_the_operating_systems_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        GameGraph.read(tmp_path / "nowhere.txt")


@pytest.mark.parametrize("moves", [[], [[]], [[0]], [[0, 0, 0]], [[], [], [2, 0]]])
def test_written_texts_have_one_line_a_position(moves):
    text = GameGraph.from_moves(moves).to_text()
    lines = [str(len(moves)), *(" ".join(map(str, [len(row), *row])) for row in moves)]
    assert text == "".join(line + "\n" for line in lines)


def test_a_large_text_reads_back():
    graph = gg.random_graph(30_000, seed=2)
    assert GameGraph.from_text(graph.to_text()) == graph
