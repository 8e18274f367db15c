"""The book: its pages as files, and in Chromium what a visitor does on a phone and on a desk."""

import re
import time

import pytest
from axe import bad_ones, run_axe
from chrome import PATIENCE, listen, shot
from playwright.sync_api import expect
from site_lab import READY as _READY
from site_lab import SiteNotebook
from site_pages import problems
from site_served import ROOT, official, served, shared_site

PAGES = {
    "front": "index.html",
    "notebook": "notebooks/04-retrograde-analysis.html",
    "exercise": "exercises/task_04_label_game.html",
    "how-to": "howto.html",
    "reference": "reference/solving.html",
}
WIDTHS = (375, 900, 1200)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return shared_site(tmp_path_factory)


@pytest.fixture(scope="module")
def site(folder):
    with served(folder) as url:
        yield url


@pytest.fixture
def opened(chromium_shut_in, site):
    """Opens a page of this width and colour scheme; no other host may be asked."""
    new_profile, asked = chromium_shut_in
    profiles = []

    def opened(name, width, scheme="light", **more):
        size = {"width": width, "height": 800}
        profiles.append(new_profile(viewport=size, color_scheme=scheme, **more))
        page = profiles[-1].new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(site + name)
        return page

    yield opened
    for profile in profiles:
        profile.close()
    assert asked == []


# As files


def test_the_site_has_no_dead_link_and_loads_nothing_from_elsewhere(folder):
    assert problems(folder) == []


def test_every_notebook_and_exercise_has_a_page_and_no_solution_has(folder):
    for place in ("notebooks", "exercises"):
        shown = {path.stem for path in folder.glob(f"{place}/*.html")}
        assert shown == {path.stem for path in ROOT.glob(f"{place}/*.ipynb")}
    assert not list(folder.rglob("solutions"))
    assert not list((folder / "run/files").rglob("solution*"))


def test_a_page_loads_little(folder):
    """One stylesheet, fonts of the icons that are there, and no script before the text."""
    (stylesheet,) = (folder / "_static/styles").iterdir()
    assert stylesheet.stat().st_size < 125_000
    assert 0 < sum(path.stat().st_size for path in folder.glob("_static/**/*.woff2")) < 10_000
    for name in PAGES.values():
        text = (folder / name).read_text(encoding="utf-8")
        assert 'rel="preload"' not in text
        assert not re.search(r"<script src", text)


def test_what_a_server_and_a_search_engine_ask_for_is_there(folder):
    assert (folder / "favicon.ico").read_bytes()[:4] == b"\0\0\1\0"
    listed = (folder / "sitemap.xml").read_text(encoding="utf-8")
    for name in PAGES.values():
        assert f"/{name}</loc>" in listed


# As they look


_THROUGH = """async () => {
  const frame = () => new Promise(done => requestAnimationFrame(done));
  for (let at = 0; at < document.documentElement.scrollHeight; at += 1500) {
    window.scrollTo(0, at);
    await frame();
    await frame();
  }
  window.scrollTo(0, 0);
}"""


def show_all(page):
    """Render what is out of sight, too: axe takes the empty places of cells for what lies there.

    The page is scrolled through: pieces of code are asked what scrolls when a reader comes near.
    """
    page.add_style_tag(content="div.cell { content-visibility: visible !important }")
    page.evaluate(_THROUGH)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", PAGES)
def test_a_page_fits_its_screen_and_everyone_can_read_it(opened, name, width):
    page = opened(PAGES[name], width)
    heard = listen(page)
    page.reload()
    show_all(page)
    wide, seen = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    assert wide <= seen
    assert bad_ones(page) == ""
    shot(page, f"book-{name}-{width}")
    assert heard.unexpected() == []


@pytest.mark.parametrize("name", PAGES)
def test_a_page_can_be_read_in_the_dark(opened, name):
    page = opened(PAGES[name], 375, "dark")
    show_all(page)
    assert bad_ones(page) == ""
    shot(page, f"book-{name}-dark")


def test_code_that_scrolls_is_reached_by_tab(opened):
    page = opened(PAGES["notebook"], 375)
    tabs = """([...document.querySelectorAll("div.highlight pre")]
        .filter(e => !e.closest("details:not([open])"))
        .map(e => [e.scrollWidth > e.clientWidth, e.tabIndex === 0,
                   e.getBoundingClientRect().top < window.innerHeight + 1000]))"""
    far = [reached for _, reached, near in page.evaluate(tabs) if not near]
    assert far
    assert not any(far)
    show_all(page)
    page.wait_for_function(f"{tabs}.every(([scrolls, reached]) => reached || !scrolls)")
    assert any(scrolls for scrolls, *_ in page.evaluate(tabs))


def test_a_notebook_says_what_it_takes_and_leads_on(opened):
    page = opened(PAGES["notebook"], 1200)
    head = page.locator(".page-head")
    assert "45 minutes" in head.inner_text()
    assert "03 Cycles break DFS" in head.inner_text()
    assert page.locator("a.right-next").get_attribute("href").startswith("05-")
    assert page.locator("a.left-prev").get_attribute("href").startswith("03-")


def test_the_animation_runs_on_the_front_page(opened):
    page = opened("index.html", 1200)
    page.frame_locator(".animation").get_by_text("step 3 of 5").wait_for()


def test_the_animation_is_as_dark_as_the_page(opened):
    page = opened("index.html", 1200)
    body = page.frame_locator(".animation").locator("body")
    for theme, colour in (("dark", "rgb(22, 24, 28)"), ("light", "rgb(255, 255, 255)")):
        page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
        expect(body).to_have_css("background-color", colour)


def test_a_dark_page_is_printed_light_and_unfolded(opened):
    page = opened(PAGES["notebook"], 1200, "dark")
    now = """[document.documentElement.dataset.theme,
        document.querySelectorAll("details.hide").length,
        document.querySelectorAll("details.hide[open]").length]"""
    theme, folds, unfolded = page.evaluate(now)
    assert (theme, unfolded) == ("dark", 0)
    page.evaluate(f"addEventListener('beforeprint', () => {{ window.printed = {now} }})")
    page.pdf()
    assert page.evaluate("printed") == ["light", folds, folds]
    assert folds > 0
    assert page.evaluate(now) == ["dark", folds, 0]
    page.emulate_media(media="print")
    page.evaluate("document.querySelectorAll('details.hide').forEach(fold => fold.open = true)")
    fold = page.locator("details.hide").first
    expect(fold.locator("summary")).to_be_hidden()
    expect(fold.locator("pre")).to_be_visible()
    assert fold.evaluate("e => e.getAnimations({subtree: true}).length") == 0
    # No frame stays behind at the foot of a sheet when its code goes to the next one.
    expect(page.locator("div.cell_input").first).to_have_css("break-inside", "avoid")
    for line in page.locator(".to-use-it, .doors").all():
        expect(line).to_be_hidden()


@pytest.mark.parametrize("name", ["genindex", "CHANGELOG", "CONTRIBUTING", "reference/games"])
def test_long_names_fit_a_phone(opened, name):
    page = opened(f"{name}.html", 375)
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    over = """[...document.querySelectorAll(".genindextable td")]
        .map(e => e.getBoundingClientRect()).filter(box => box.left > 100 || box.right > 375)"""
    assert page.evaluate(over) == []
    assert not re.search("~collections|<factory>", page.locator("article").inner_text())


# What a visitor does on a phone


def test_a_visitor_finds_the_counter_reads_and_runs(opened):
    page = opened("search.html?q=counter", 375, has_touch=True)
    found = page.locator("#search-results li a", has_text="04 Retrograde analysis")
    found.first.wait_for()
    shot(page, "phone-search")
    found.first.click()
    page.get_by_role("link", name="Run it here").tap()
    started = time.monotonic()
    page.wait_for_function(
        "window.jupyterapp?.shell.currentWidget?.sessionContext?.session?.kernel?.status === 'idle'"
    )
    print(f"kernel ready after {time.monotonic() - started:.0f} s")
    # The sidebar is closed: the notebook has the width of the phone, and Run is in sight.
    assert page.locator(".jp-NotebookPanel").bounding_box()["width"] > 340
    shot(page, "phone-run")
    # The first cell of code: it asks about the notebooks before this one.
    first = page.evaluate(
        """() => {
             const {content} = jupyterapp.shell.currentWidget;
             const first = content.widgets.findIndex(cell => cell.model.type === "code");
             content.activeCellIndex = first;
             return first;
           }"""
    )
    page.get_by_role("button", name="Run this cell").first.tap()
    page.wait_for_function(
        f"jupyterapp.shell.currentWidget.content.model.cells.get({first}).executionCount === 1"
    )


WRONG = "def label_game(moves):\n    return [int(row != []) for row in moves]\n"


@pytest.mark.parametrize("width", [375, pytest.param(900, marks=pytest.mark.long), 1200])
def test_a_visitor_fails_and_passes_an_exercise(opened, site, width):
    page = opened(PAGES["exercise"], width, has_touch=True)
    page.get_by_role("link", name="Run it here").tap()
    page.wait_for_function(_READY)
    notebook = SiteNotebook.on(page)
    notebook.run("setup")
    notebook.write("starter", WRONG)
    notebook.run("starter")
    assert "The smallest input it gets wrong" in notebook.run("check")
    shot(page, f"visitor-fails-{width}")
    notebook.write("starter", official(4, "starter"))
    notebook.run("starter")
    assert "Task 4, label_game: right." in notebook.run("check")
    shot(page, f"visitor-passes-{width}")
    everyone_can_read_what_we_write(page, width)
    if width == 1200:
        the_tick_is_there_the_next_day(page, site)


def everyone_can_read_what_we_write(page, width):
    """Texts and outputs, all of them rendered; in the dark too, as the visitor's system is."""
    page.evaluate(
        """() => {
             const {content} = jupyterapp.shell.currentWidget;
             content.notebookConfig = {...content.notebookConfig, windowingMode: "none"};
           }"""
    )
    ours = (".jp-Notebook .jp-RenderedHTMLCommon", ".jp-Notebook .jp-OutputArea-output")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        light = str(scheme == "light").lower()
        page.wait_for_function(f"document.body.dataset.jpThemeLight === '{light}'")
        page.wait_for_function("document.fonts.status === 'loaded'")
        assert list(map(str, run_axe(page, include=ours))) == []
        shot(page, f"visitor-{scheme}-{width}")
    page.emulate_media(color_scheme="light")


def the_tick_is_there_the_next_day(page, site):
    """The page is closed; notebook 00, opened anew by the same visitor, shows what was passed."""
    later = page.context.new_page()
    page.close()
    notebook = SiteNotebook(later, site, "notebooks/00-start-here.ipynb")
    code = [cell for cell in notebook.cells() if cell["cell_type"] == "code"]
    first, last = (cell["id"] for cell in code if "progress" in cell["source"])
    notebook.run(first)
    said = notebook.run(last)
    assert "1 of 16 exercises passed." in said
    assert "✓ Task 4" in said
    shot(later, "visitor-next-day")


def test_what_was_written_is_there_the_next_day(opened, site):
    """A page that is closed and opened anew in the same profile: the cell is as it was left."""
    page = opened("run/lab/index.html?path=exercises/task_04_label_game.ipynb", 900)
    cell = "jupyterapp.shell.currentWidget.content.model.cells.get(5).sharedModel"
    there = f"window.jupyterapp?.shell.currentWidget?.content?.model?.cells?.length > 5 && {cell}"
    page.wait_for_function(f"!!({there})")
    page.wait_for_function(_READY)  # which changes the notebook once more: it names the kernel
    page.evaluate(f"{cell}.setSource('mine = 1')")
    page.evaluate("jupyterapp.commands.execute('docmanager:save')")
    page.wait_for_function("jupyterapp.shell.currentWidget.content.model.dirty === false")
    later = page.context.new_page()
    page.close()
    later.set_default_timeout(PATIENCE)
    later.goto(site + "run/lab/index.html?path=exercises/task_04_label_game.ipynb")
    later.wait_for_function(f"!!({there})")
    assert later.evaluate(f"{cell}.getSource()") == "mine = 1"
