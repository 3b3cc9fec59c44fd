/**
 * The messages between tabs of one browser. Tabs share one session, and none may continue a session that another has
 * ended.
 */
export type TabWord =
  | { readonly kind: 'signed-out' }
  /** The session of the browser is that of this account now. */
  | { readonly kind: 'signed-in'; readonly userId: string }
  /** It was shown once more that it is this account's owner. */
  | { readonly kind: 'confirmed'; readonly userId: string };

const NAME = 'kashikari.session';

let line: BroadcastChannel | undefined;

function channel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'function') line ??= new BroadcastChannel(NAME);
  return line;
}

/** Notifies all other tabs. In a browser without channels, each tab notices the change at its next call. */
export function notifyTabs(word: TabWord): void {
  channel()?.postMessage(word);
}

/** Subscribes to the messages of other tabs. */
export function onTabs(listener: (word: TabWord) => void): () => void {
  const heard = ({ data }: MessageEvent<TabWord>) => listener(data);
  channel()?.addEventListener('message', heard);
  return () => channel()?.removeEventListener('message', heard);
}
