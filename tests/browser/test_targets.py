"""What `hard_to_touch` finds on a page made for it."""

from __future__ import annotations

from playwright.sync_api import Browser
from targets import hard_to_touch

TAKE = '<button style="width:60px;height:28px">Take</button>'
COVER = '<div title="cover" style="position:absolute;inset:0"></div>'
CASES = {
    TAKE: [],
    f"{TAKE}<pre style='overflow-x:auto'>{'wide ' * 100}</pre>": [],
    TAKE.replace("28px", "20px"): [
        "button Take is 60 by 20 pixels",
        "button Take is behind div widget",
    ],
    TAKE + COVER: ["button Take is behind div cover"],
    f'<div style="width:400px">{TAKE}</div>': ["101 pixels to the right are cut off in div widget"],
    "<p>Nothing</p>": ["there is nothing to be touched"],
}


def test_faults_are_found(browser: Browser):
    page = browser.new_context(viewport={"width": 375, "height": 600}).new_page()
    for inside, faults in CASES.items():
        style = "position:relative;padding:30px;overflow-x:auto"
        page.set_content(f'<div title="widget" style="{style}">{inside}</div>')
        assert hard_to_touch(page.get_by_title("widget")) == faults
    page.context.close()
