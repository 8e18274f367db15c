"""The workflow that puts the site on GitHub Pages: it cannot run here, but its form is checked."""

import subprocess
import sys

import pytest
import yaml
from helpers import ROOT

WORKFLOW = ROOT / ".github" / "workflows" / "pages.yml"
CHECK = (sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows")


def check(path):
    return subprocess.run([*CHECK, path], capture_output=True, text=True, check=False)


def test_its_form_is_right():
    done = check(WORKFLOW)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("old", "new"), [("runs-on", "run-on"), ("contents: read", "contents: reads")]
)
def test_a_mistake_is_found(tmp_path, old, new):
    path = tmp_path / "pages.yml"
    path.write_text(WORKFLOW.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    assert check(path).returncode == 1


def test_it_builds_with_make_what_it_uploads():
    jobs = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["jobs"]
    (made,) = (step["run"] for step in jobs["build"]["steps"] if "run" in step)
    assert made.startswith("make site ADDRESS=")
    (sent,) = (
        step["with"]["path"] for step in jobs["build"]["steps"] if "path" in step.get("with", {})
    )
    assert sent == "build/site"
