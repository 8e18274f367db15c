// JupyterLab takes tabindex out of the outputs that a notebook comes with: a picture that scrolls
// on a narrow screen could not be scrolled by keyboard. It is put back.
{
  let asked = false;
  const back = () => {
    asked = false;
    const wide = '.jp-RenderedHTML [style*="overflow-x"]:not([tabindex])';
    for (const frame of document.querySelectorAll(wide)) frame.tabIndex = 0;
  };
  const watch = () =>
    new MutationObserver(() => {
      if (!asked) requestAnimationFrame(back);
      asked = true;
    }).observe(document.body, { childList: true, subtree: true });
  if (document.body) watch();
  else document.addEventListener("DOMContentLoaded", watch);
}
