// On a narrow screen the file browser would leave a notebook 45 of 375 pixels: close it at first.
if (window.innerWidth < 800) {
  const started = Date.now();
  const timer = setInterval(async () => {
    const app = window.jupyterapp;
    if (app) {
      clearInterval(timer);
      await app.restored;
      app.shell.collapseLeft();
    } else if (Date.now() - started > 60000) {
      clearInterval(timer);
    }
  }, 50);
}
