// On a narrow screen the file browser would leave a notebook 45 of 375 pixels. JupyterLab opens it
// when it opens a notebook by its address, so it is closed again until the first touch or key.
if (window.innerWidth < 800) {
  const close = () => {
    const shell = window.jupyterapp?.shell;
    if (shell && !shell.leftCollapsed) shell.collapseLeft();
  };
  const timer = setInterval(close, 100);
  const stop = () => clearInterval(timer);
  for (const kind of ["pointerdown", "keydown"]) window.addEventListener(kind, stop, { once: true });
  setTimeout(stop, 60000);
}
