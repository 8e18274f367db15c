"""What a finger needs: targets that are large enough and lie free, and nothing cut off."""

from __future__ import annotations

from playwright.sync_api import Locator

_SMALLEST = 24  # CSS pixels each way, as success criterion 2.5.8 of WCAG 2.2 says

# What may scroll sideways by itself: preformatted text, a wide picture in its frame, a field.
_FAULTS = """
(widget, smallest) => {
  const faults = [];
  const alone = "pre, input, svg *, span:has(> img), img";
  const name = element => `${element.localName} ${
    element.title || element.textContent.trim().slice(0, 40) || element.className}`;
  const around = [];
  for (let at = widget.parentElement; at; at = at.parentElement) {
    around.push(at);
    if (at.matches(".jp-WindowedPanel-outer")) break;
  }
  around.push(document.documentElement);
  for (const at of [...around, widget, ...widget.querySelectorAll(`*:not(${alone})`)]) {
    const more = at.scrollWidth - at.clientWidth;
    if (more > 0 && getComputedStyle(at).display !== "inline" && at.clientWidth)
      faults.push(`${more} pixels to the right are cut off in ${name(at)}`);
  }
  const targets = [...widget.querySelectorAll("button, input, .spot")].filter(
    target => target.checkVisibility());
  for (const target of targets) {
    target.scrollIntoView({block: "center", behavior: "instant"});
    const {left, top, width, height} = target.getBoundingClientRect();
    if (width < smallest || height < smallest)
      faults.push(`${name(target)} is ${width} by ${height} pixels`);
    const [x, y, away] = [left + width / 2, top + height / 2, smallest / 2 - 1];
    for (const [right, down] of [[0, 0], [away, 0], [-away, 0], [0, away], [0, -away]]) {
      const there = document.elementFromPoint(x + right, y + down);
      if (!target.contains(there))
        faults.push(`${name(target)} is behind ${there ? name(there) : "the edge of the page"}`);
    }
  }
  if (!targets.length) faults.push("there is nothing to be touched");
  return [...new Set(faults)];
}
"""


def hard_to_touch(widget: Locator) -> list[str]:
    """Return what is cut off at the right, too small to be tapped, or behind something else."""
    faults: list[str] = widget.evaluate(_FAULTS, _SMALLEST)
    return faults
