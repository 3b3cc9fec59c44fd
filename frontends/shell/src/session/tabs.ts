/** What tabs of one browser tell each other: they share one session, and none may go on with what another has ended. */
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

/** Tells all other tabs; a browser that can't lets each find out by its next call. */
export function tellTabs(word: TabWord): void {
  channel()?.postMessage(word);
}

/** Hears what other tabs tell. */
export function onTabs(listener: (word: TabWord) => void): () => void {
  const heard = ({ data }: MessageEvent<TabWord>) => listener(data);
  channel()?.addEventListener('message', heard);
  return () => channel()?.removeEventListener('message', heard);
}
