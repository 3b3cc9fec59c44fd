/** The address of the service worker: at the root, so that its scope includes every page. */
const WORKER = '/service-worker.js';

/** The one service worker of this site; undefined where the browser has none, or the site is not served over https. */
export async function serviceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return undefined;
  return navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
}

/** Caches the files of the site that this visit has loaded, so that it loads offline. */
export async function keepForOffline(): Promise<void> {
  try {
    if (!(await serviceWorker())) return;
    const { active } = await navigator.serviceWorker.ready;
    const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage({ kind: 'loaded', addresses });
  } catch {
    // A browser without a cache needs the network each time.
  }
}
