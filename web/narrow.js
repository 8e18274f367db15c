// On a narrow screen the file browser would leave a notebook 45 of 375 pixels. JupyterLab opens it
// when it opens a notebook by its address, so it is closed again until the first touch or key; the
// bars on both sides, which open it, can be had back in the menu View, Appearance.
if (window.innerWidth < 800) {
  const close = () => {
    const shell = window.jupyterapp?.shell;
    if (!shell) return;
    if (!shell.leftCollapsed) shell.collapseLeft();
    for (const side of ["left", "right"]) {
      if (shell.isSideTabBarVisible(side)) shell.toggleSideTabBarVisibility(side);
    }
  };
  const timer = setInterval(close, 100);
  const stop = () => clearInterval(timer);
  for (const kind of ["pointerdown", "keydown"]) window.addEventListener(kind, stop, { once: true });
  setTimeout(stop, 60000);
}
