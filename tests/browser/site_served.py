"""The course as a site: built, served on loopback, and opened where nothing else can be reached.

Whatever Chromium asks of another host goes to a proxy that writes it down and refuses it: requests
of pages, of their workers and service workers, and of Chromium itself.
"""

from __future__ import annotations

import fcntl
import json
import os
import socketserver
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from chrome import chromium, missing, program
from playwright.sync_api import BrowserContext

ROOT = Path(__file__).resolve().parents[2]
# What Chromium itself asks of others: of two such flags the last holds, so this one also names what
# Playwright switches off of that kind.
_SILENT = ("AimEnabled", "AutofillServerCommunication", "HttpsUpgrades", "PreconnectToSearch")
_FLAGS = (
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    f"--disable-features={','.join(_SILENT)}",
)


def build_site(folder: Path, *options: str) -> Path:
    """Build the site into a folder."""
    program("npm")
    if not (Path(sys.prefix) / "share/jupyter/labextensions/@jupyterlite").is_dir():
        missing("jupyterlite-pyodide-kernel is not installed")
    command = [sys.executable, str(ROOT / "web" / "build.py"), *options, str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def shared_site(folders: pytest.TempPathFactory) -> Path:
    """Return the folder of the site, which is built once for all processes of a run.

    GAMEGRAPHS_SITE names one that is there already.
    """
    if "GAMEGRAPHS_SITE" in os.environ:
        return Path(os.environ["GAMEGRAPHS_SITE"])
    own = folders.getbasetemp()
    together = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    site = together / "site"
    with (together / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not site.exists():
            build_site(together / "new-site").rename(site)
    return site


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder as any server of files would; yield its address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *values: object) -> None:
        pass


@contextmanager
def shut_in() -> Iterator[tuple[Callable[[], BrowserContext], list[str]]]:
    """Start a Chromium that reaches loopback alone.

    Yields what makes a fresh profile in it, and the list of what is asked of other hosts.
    """
    asked: list[str] = []

    class Refuses(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            asked.append(self.rfile.readline(2000).decode("latin-1").strip())
            self.wfile.write(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Refuses) as proxy:
        proxy.daemon_threads = True
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        try:
            with chromium(*_FLAGS) as browser:
                address = f"http://127.0.0.1:{proxy.server_address[1]}"
                others = {"server": address, "bypass": "127.0.0.1"}
                yield partial(browser.new_context, proxy=others), asked
        finally:
            proxy.shutdown()


def official(number: int, *names: str) -> str:
    """Return these cells of the solution notebook, as one text."""
    (path,) = ROOT.glob(f"solutions/task_{number:02d}*.ipynb")
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    sources = {cell["id"]: "".join(cell["source"]) for cell in cells}
    return "\n".join(sources[name] for name in names)
