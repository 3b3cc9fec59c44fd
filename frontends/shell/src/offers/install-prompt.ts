/** The browser's own question whether the site shall stand on the home screen (Chromium on Android; no standard). */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let waiting: InstallPrompt | undefined;
const listeners = new Set<() => void>();

/** Keeps the question until the banner asks it. It comes once, soon after the page, so it is listened for from the start. */
export function catchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    waiting = event as InstallPrompt;
    for (const listener of listeners) listener();
  });
}

export function canInstall(): boolean {
  return waiting !== undefined;
}

/** Calls back when the browser is ready to ask. */
export function onCanInstall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the browser ask; answers whether the site is installed now. */
export async function install(): Promise<boolean> {
  const asked = waiting;
  waiting = undefined;
  const answer = await asked?.prompt();
  return answer?.outcome === 'accepted';
}
