"""What tests in a browser share: a JupyterLab, the site, a Chromium shut in, and who runs what."""

import pytest
from chrome import chromium
from lab import running_lab
from site_served import served, shared_site, shut_in


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config, log):
    """With `--dist loadgroup`, keep the tests of a file in one process: it starts their page once.

    pytest 9.2 does not see the groups that pytest-xdist 3.8 writes into the names of tests, and
    without them the tests are dealt out one by one.
    """
    if config.getoption("dist") != "loadgroup":
        return None
    from xdist.scheduler import LoadFileScheduling

    return LoadFileScheduling(config, log)


@pytest.fixture(scope="module")
def browser():
    with chromium() as started:
        yield started


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("lab")


@pytest.fixture(scope="module")
def lab(browser, folder):
    with running_lab(folder) as started:
        yield started


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    with served(shared_site(tmp_path_factory)) as url:
        yield url


@pytest.fixture(scope="module")
def chromium_shut_in():
    with shut_in() as started:
        yield started
