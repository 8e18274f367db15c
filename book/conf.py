"""Sphinx's settings for the book. `make_book.py` runs it; nothing is executed, nothing fetched."""

from typing import Any

from docstrings import on_docstring, on_signature

import gamegraphs

project = "Games on graphs"
author = copyright = "the gamegraphs authors"
release = gamegraphs.__version__
language = "en"

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
root_doc = "index"
exclude_patterns: list[str] = []
suppress_warnings = ["myst.header"]  # a notebook's headings are its own matter
default_role = "code"

nb_execution_mode = "off"
nb_ipywidgets_js: dict[str, dict[str, str]] = {}  # the pages hold no live widgets
myst_heading_anchors = 4
myst_html_meta = {
    "description": "Who wins a game on a graph, how soon, by which move: a course to read and run."
}
myst_enable_extensions = ["attrs_block", "colon_fence"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"

html_theme = "sphinx_book_theme"
html_title = project
html_static_path = ["static"]
html_css_files = ["book.css"]
html_js_files = [("book.js", {"defer": "defer"})]
html_favicon = "static/favicon.ico"
html_context = {"default_mode": "auto"}
html_copy_source = False
html_show_sphinx = False
html_last_updated_fmt = None
html_theme_options = {
    "show_navbar_depth": 1,
    "show_toc_level": 2,
    "use_download_button": False,
    "use_fullscreen_button": False,
    "home_page_in_toc": True,
    "navbar_start": [],
    "navbar_center": [],
    "navbar_end": [],
    "navbar_persistent": [],
    "pygments_light_style": "a11y-high-contrast-light",
    "pygments_dark_style": "a11y-high-contrast-dark",
}


def setup(app: Any) -> None:
    """Have docstrings and signatures pass through `docstrings` on their way."""
    app.connect("autodoc-process-docstring", on_docstring)
    app.connect("autodoc-process-signature", on_signature)
