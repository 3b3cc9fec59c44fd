/** The browser's own prompt to add the site to the home screen (Chromium on Android; not standardized). */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let waiting: InstallPrompt | undefined;
const listeners = new Set<() => void>();

/**
 * Stores the prompt until the banner needs it. Its event fires once, soon after the page loads, so the listener is
 * added at startup.
 */
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
