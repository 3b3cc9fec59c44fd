/** After this long the shell is shown whatever it has drawn, milliseconds. */
const MAX_WAIT_MS = 8_000;

/**
 * Where the gateway sent a page that is readable without JavaScript, keeps it until the shell has drawn the same screen,
 * and then replaces it at once, so that nothing moves. What the shell draws until then is hidden.
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
