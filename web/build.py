"""Build the course as a site: a book to read, and JupyterLab that runs in the browser.

Usage: python web/build.py [--pyodide public] [--address URL] [FOLDER]

FOLDER (build/site) is written anew. The book is made by Sphinx (the folder book/). Below `run` are
JupyterLab as JupyterLite builds it, the notebooks and exercises, Python itself (Pyodide, from its
npm package) and the wheels that the course needs. There is no server but for files, and the site
asks no other host for anything. With `--pyodide public` it takes numpy, networkx and matplotlib
from the public Pyodide distribution. `--address` is where the site will stand, for its
sitemap.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "site"
CACHE = Path(sys.prefix) / "site-cache"  # what comes from npm and PyPI
EXTENSIONS = Path(sys.prefix) / "share" / "jupyter" / "labextensions"
KERNEL = EXTENSIONS / "@jupyterlite" / "pyodide-kernel-extension"
ANYWIDGET = EXTENSIONS / "anywidget"
WIDGETS = EXTENSIONS / "@jupyter-widgets" / "jupyterlab-manager"

PYODIDE = "314.0.6"  # the version that jupyterlite-pyodide-kernel 0.8.6 is made for
PYODIDE_SHA512 = (
    "BKDTJyIqFxC4BExLqeRS3f5xvXZIjOt8C3zGLN/Cc7tFxSwvKVhVkchQQ2AGLOtR4YrVOIFxbV8poyDOOmWwxQ=="
)
PYODIDE_FILES = (
    "package.json",  # names its licence
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "pyodide.mjs",
    "python_stdlib.zip",
)
PUBLIC = f"https://cdn.jsdelivr.net/pyodide/v{PYODIDE}/full/"
PUBLIC_PACKAGES = ["matplotlib", "networkx", "numpy"]

# What IPython, ipywidgets and anywidget import in a browser, as constraints.txt has them, and
# micropip, which JupyterLite loads before anything else.
WHEELS = (
    "anywidget", "asttokens", "comm", "executing", "ipython", "ipython_pygments_lexers",
    "ipywidgets", "jedi", "matplotlib-inline", "packaging", "parso", "prompt_toolkit", "psygnal",
    "pure_eval", "Pygments", "stack-data", "traitlets", "typing_extensions", "wcwidth",
)  # fmt: skip
MICROPIP = "micropip==0.11.1"
LATER = ("networkx",)  # loaded by the first cell that imports it

LOCAL = "http://localhost:8000/"
TITLE = "Run the course - Games on graphs"
SCRIPTS = ("narrow.js", "reached_by_tab.js")


def build(site: Path, public: bool = False, address: str = LOCAL) -> None:
    """Write the site into a folder, which is emptied first."""
    shutil.rmtree(site, ignore_errors=True)
    run([sys.executable, str(ROOT / "book" / "make_book.py"), str(site), address], ROOT)
    running_part(site / "run", public)


def running_part(site: Path, public: bool) -> None:
    """Write JupyterLab with the course, which runs in the browser, into a new folder."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        course(folder / "files")
        pyodide = folder / "static" / "pyodide"
        pyodide.mkdir(parents=True)
        packages = [own_wheel(pyodide), *wheels(pyodide)]
        python(pyodide, packages, public)
        names = {package["name"] for package in packages} - set(LATER)
        configure(folder, site, sorted(names | set(PUBLIC_PACKAGES if public else [])))
        run([sys.executable, "-m", "jupyterlite_core", "build"], folder)
    for page in site.rglob("index.html"):
        with_our_head(page)


def with_our_head(page: Path) -> None:
    """Name a page of JupyterLite, say its language, and add our scripts to JupyterLab's."""
    text = page.read_text(encoding="utf-8")
    if "<html lang" not in text:  # a screen reader has to know the language
        text = text.replace("<html", '<html lang="en"', 1)
    text = text.replace("<title>JupyterLite</title>", f"<title>{TITLE}</title>")
    if page.parent.name == "lab":
        for name in SCRIPTS:
            script = Path(__file__).with_name(name).read_text(encoding="utf-8")
            text = text.replace("</head>", f"<script>{script}</script></head>", 1)
    page.write_text(text, encoding="utf-8")


def course(folder: Path) -> None:
    """Copy what learners open, notebooks and exercises, and not the solutions."""
    for name in ("notebooks", "exercises"):
        (folder / name).mkdir(parents=True)
        for path in sorted((ROOT / name).iterdir()):
            if path.suffix in (".html", ".ipynb", ".json"):
                shutil.copy(path, folder / name)
    shutil.copy(ROOT / "PAST_ONE_MACHINE.md", folder)  # notebook 12 leads there


def own_wheel(to: Path) -> dict[str, Any]:
    """Build the wheel of gamegraphs from a copy of the source; return its entry in the lock."""
    with tempfile.TemporaryDirectory() as name:
        source, made = Path(name) / "source", Path(name) / "made"
        shutil.copytree(
            ROOT / "gamegraphs", source / "gamegraphs", ignore=shutil.ignore_patterns("__pycache__")
        )
        for file in ("pyproject.toml", "README.md", "LICENSE", "gamegraphs_command.py"):
            shutil.copy(ROOT / file, source)
        run([*PIP, "wheel", "--no-deps", "--wheel-dir", str(made), str(source)], source)
        (wheel,) = made.glob("*.whl")
        # A build number from the content: a browser that has kept an older wheel asks anew.
        name_version, rest = wheel.name.split("-py3-")
        number = int(hashlib.sha256(wheel.read_bytes()).hexdigest()[:8], 16)
        return entry(wheel, to / f"{name_version}-{number}-py3-{rest}")


PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]


def wheels(to: Path) -> list[dict[str, Any]]:
    """Return the entries of all other wheels; what is not in the cache comes from PyPI."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = {line.partition("==")[0]: line for line in lines}
    wanted = [*(pins[name] for name in (*WHEELS, *LATER)), MICROPIP]
    kept = CACHE / hashlib.sha256(" ".join(wanted).encode()).hexdigest()[:16]
    if not kept.exists():
        pure = ["--no-deps", "--only-binary", ":all:", "--platform", "any"]
        version = ["--python-version", "3.14"]
        with fetched() as name:
            run([*PIP, "download", *pure, *version, "--dest", str(name), *wanted], ROOT)
            keep(name, kept)
    kernel = KERNEL / "static" / "pypi"
    own = [
        next(kernel.glob(f"{name}-*.whl")) for name in ("ipykernel", "piplite", "pyodide_kernel")
    ]
    return [entry(path, to / path.name) for path in [*sorted(kept.glob("*.whl")), *own]]


@contextmanager
def fetched() -> Iterator[Path]:
    """Yield an empty folder beside the cache's entries."""
    CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE, ignore_cleanup_errors=True) as name:
        folder = Path(name, "new")
        folder.mkdir()
        yield folder


def keep(path: Path, kept: Path) -> None:
    """Move something whole into the cache, unless another build has just done so."""
    try:
        path.replace(kept)
    except OSError:
        if not kept.exists():
            raise


def entry(wheel: Path, to: Path) -> dict[str, Any]:
    """Copy a wheel and return its entry in Pyodide's list of packages, the lock file."""
    shutil.copy(wheel, to)
    name, version = wheel.name.split("-")[:2]
    with ZipFile(wheel) as archive:
        tops = {file.partition("/")[0].removesuffix(".py") for file in archive.namelist()}
    return {
        "name": name.replace("_", "-").lower(),
        "version": version,
        "file_name": to.name,
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "imports": sorted(top for top in tops if top.isidentifier()),
        "install_dir": "site",
        "package_type": "package",
        "depends": [],  # what the others need is loaded at the start
        "unvendored_tests": False,
    }


def python(to: Path, packages: list[dict[str, Any]], public: bool) -> None:
    """Unpack Pyodide, and list these packages in its lock file, and no others unless `public`."""
    with tarfile.open(pyodide_archive()) as archive:
        for name in (*PYODIDE_FILES, "pyodide-lock.json"):
            file = archive.extractfile(f"package/{name}")
            assert file is not None, name
            (to / name).write_bytes(file.read())
    lock = json.loads((to / "pyodide-lock.json").read_text(encoding="utf-8"))
    others = lock["packages"] if public else {}
    for other in others.values():
        other["file_name"] = PUBLIC + other["file_name"]
    lock["packages"] = others | {package["name"]: package for package in packages}
    (to / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")


def pyodide_archive() -> Path:
    """Return the npm package of Pyodide, fetched if it is not in the cache."""
    path = CACHE / f"pyodide-{PYODIDE}.tgz"
    if not path.exists():
        with fetched() as name:
            run(["npm", "pack", "--silent", f"pyodide@{PYODIDE}"], name)
            keep(name / path.name, path)
    found = base64.b64encode(hashlib.sha512(path.read_bytes()).digest()).decode()
    if found != PYODIDE_SHA512:
        path.unlink()
        sys.exit(f"{path.name} is not the file that was published: sha512-{found}")
    return path


def configure(folder: Path, site: Path, packages: list[str]) -> None:
    """Write JupyterLite's configuration: for the build and for the pages."""
    build = {
        "apps": ["lab"],
        "cache_dir": str(folder / "cache"),
        "contents": [str(folder / "files")],
        "federated_extensions": [str(KERNEL), str(WIDGETS), str(ANYWIDGET)],
        "ignore_sys_prefix": True,
        "lite_dir": str(folder),
        "no_sourcemaps": True,
        "no_unused_shared_packages": True,
        "output_dir": str(site.resolve()),
    }
    kernel = {
        "disablePyPIFallback": True,
        "loadPyodideOptions": {"packages": packages},
    }
    pages = {
        "appName": "Games on graphs",
        "exposeAppInBrowser": True,  # narrow.js closes the sidebar
        "litePluginSettings": {"@jupyterlite/pyodide-kernel-extension:kernel": kernel},
    }
    # Run comes first, for on a phone two buttons fit; cut, copy and paste are in the menu Edit.
    tools = [{"name": name, "disabled": True} for name in ("cut", "copy", "paste")]
    tools.append({"name": "run", "rank": 1})
    settings = {
        "@jupyterlab/notebook-extension:panel": {"toolbar": tools},
        # In the dark where the visitor's system is, as the book.
        "@jupyterlab/apputils-extension:themes": {"adaptive-theme": True},
    }
    write_json(folder / "overrides.json", settings)
    write_json(folder / "jupyter_lite_config.json", {"LiteBuildConfig": build})
    write_json(
        folder / "jupyter-lite.json",
        {"jupyter-lite-schema-version": 0, "jupyter-config-data": pages},
    )


def write_json(path: Path, data: dict[str, Any]) -> None:
    path.write_text(json.dumps(data, indent=1), encoding="utf-8")


def run(command: list[str], folder: Path) -> None:
    """Run a command in a folder; what it says is shown only if it fails."""
    done = subprocess.run(
        command, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=SITE)
    parser.add_argument("--pyodide", choices=["served", "public"], default="served")
    parser.add_argument("--address", default=LOCAL, help="where the site will stand")
    arguments = parser.parse_args()
    build(arguments.folder, arguments.pyodide == "public", arguments.address)
    size = sum(path.stat().st_size for path in arguments.folder.rglob("*") if path.is_file())
    print(f"{arguments.folder}: {size / 1e6:.0f} MB. To look at it:")
    print(f"python -m http.server --directory {arguments.folder}")
