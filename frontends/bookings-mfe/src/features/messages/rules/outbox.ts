/** A message that is on its way, or that did not arrive. */
export interface OutgoingMessage {
  /** Its Idempotency-Key: sent again under it, it is written once. */
  readonly key: string;
  readonly body: string;
  readonly forceNotify: boolean;
  /** The reason of the failure; null while the message is being sent. */
  readonly failed: string | null;
}

/**
 * The user's messages that have been sent but are not yet in the thread. A message is removed only after the thread
 * contains it.
 */
export interface Outbox {
  readonly outgoing: readonly OutgoingMessage[];
}

export const EMPTY: Outbox = { outgoing: [] };

export const post =
  (message: Omit<OutgoingMessage, 'failed'>) =>
  (box: Outbox): Outbox => ({ outgoing: [...box.outgoing, { ...message, failed: null }] });

export const arrived =
  (key: string) =>
  (box: Outbox): Outbox => ({ outgoing: box.outgoing.filter((one) => one.key !== key) });

export const failed = (key: string, reason: string) => mark(key, reason);

export const again = (key: string) => mark(key, null);

/**
 * Returns the text of the field after a message is moved back into it: the message, followed by the text begun since.
 */
export function takenBack(box: Outbox, key: string, begun: string): string {
  const body = box.outgoing.find((one) => one.key === key)?.body ?? '';
  return [body, begun].filter(Boolean).join('\n');
}

/**
 * Restores the outbox stored before the page was left. Messages being sent then count as failed, although they may have
 * arrived; their key prevents a second copy.
 */
export function restored(kept: unknown, reason: string): Outbox {
  if (typeof kept !== 'object' || kept === null) return EMPTY;
  const { outgoing } = kept as Partial<Outbox>;
  if (!Array.isArray(outgoing)) return EMPTY;
  return { outgoing: outgoing.map((one: OutgoingMessage) => ({ ...one, failed: one.failed ?? reason })) };
}

function mark(key: string, reason: string | null) {
  return (box: Outbox): Outbox => ({
    outgoing: box.outgoing.map((one) => (one.key === key ? { ...one, failed: reason } : one)),
  });
}
