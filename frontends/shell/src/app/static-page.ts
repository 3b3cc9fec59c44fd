/** The time in milliseconds after which the shell is shown in any case. */
const MAX_WAIT_MS = 8_000;

/**
 * Replaces the gateway's static page, which is readable without JavaScript, after the shell has rendered the same
 * screen. The shell is hidden until then, so that nothing shifts.
 */
export function replaceStaticPage(root: HTMLElement): void {
  const page = document.getElementById('static');
  if (!page) return;
  root.hidden = true;
  const show = () => {
    observer.disconnect();
    clearTimeout(latest);
    page.remove();
    root.hidden = false;
  };
  const look = () => {
    if (root.querySelector('h1') && !root.querySelector('.skel')) show();
  };
  const observer = new MutationObserver(look);
  const latest = setTimeout(show, MAX_WAIT_MS);
  observer.observe(root, { childList: true, subtree: true });
}
