"""The folder that the book is made from."""

import json

from prepare import TO_USE_IT, notebook, pages

from gamegraphs.widgets.last_picture import WAKE


def test_no_page_asks_to_run_a_cell_that_is_not_there():
    all_pages = pages()
    others = {page.path: page for page in all_pages}
    texts = [json.dumps(notebook(page, others)) for page in all_pages]
    assert sum(text.count(TO_USE_IT) for text in texts) > 50
    assert not any(WAKE in text for text in texts)
