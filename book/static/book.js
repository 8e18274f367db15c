// What the theme leaves out: pages are printed light and unfolded, frames follow its switch.
{
  const root = document.documentElement;

  // On paper nobody can unfold code, and the dark colours are pale letters on white.
  let theme = null, opened = [];
  addEventListener("beforeprint", () => {
    if (theme !== null) return; // asked twice before one print
    theme = root.dataset.theme ?? "";
    root.dataset.theme = "light";
    opened = [...document.querySelectorAll("details.hide:not([open])")];
    for (const fold of opened) fold.open = true;
  });
  addEventListener("afterprint", () => {
    if (theme === null) return;
    if (theme) root.dataset.theme = theme;
    else delete root.dataset.theme;
    for (const fold of opened) fold.open = false;
    theme = null;
  });

  // A page opened as a file may not look into its frames: they follow the system then.
  const tell = frame => {
    const inside = frame.contentDocument?.documentElement;
    if (inside) inside.dataset.theme = root.dataset.theme ?? "";
  };
  const frames = [...document.querySelectorAll("iframe.animation")];
  const tellAll = () => frames.forEach(tell);
  for (const frame of frames) frame.addEventListener("load", () => tell(frame));
  new MutationObserver(tellAll).observe(root, { attributeFilter: ["data-theme"] });
  tellAll();
}
