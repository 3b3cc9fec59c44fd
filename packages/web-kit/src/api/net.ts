import { onlineManager } from '@tanstack/react-query';

/** Path at which a running server answers. */
const ALIVE = '/healthz';

/** Number of times that the network was lost since the page was opened. */
let losses = 0;
onlineManager.subscribe((online) => {
  if (!online) losses += 1;
});

/**
 * Returns true if the server is reachable, by the browser's network state and the outcome of the last call. A browser
 * in a network without internet reports itself as online.
 */
export function isOnline(): boolean {
  return onlineManager.isOnline();
}

/** Records a call that did not reach the server. */
export function netLost(): void {
  onlineManager.setOnline(false);
}

/** Returns the network state at the start of a call, for `netFound`. */
export function netNow(): number {
  return losses;
}

/**
 * Records a call that was answered, with whatever status. A call from before the last loss of the network proves
 * nothing.
 * @param left result of `netNow` at the start of the call
 */
export function netFound(left = losses): void {
  if (left === losses) onlineManager.setOnline(true);
}

/** Calls back whenever it is lost or found. */
export function onNet(changed: () => void): () => void {
  return onlineManager.subscribe(changed);
}

/** Checks if the server is reachable again. */
export async function probe(): Promise<void> {
  const left = netNow();
  const answer = await fetch(ALIVE, { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) netFound(left);
}
