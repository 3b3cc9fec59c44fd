/** A message that is on its way, or that did not arrive. */
export interface Outgoing {
  /** Its Idempotency-Key: sent again under it, it is written once. */
  readonly key: string;
  readonly body: string;
  readonly forceNotify: boolean;
  /** Why it did not arrive; null while it is under way. */
  readonly failed: string | null;
}

/** What somebody has sent and nobody else has yet: nothing of it is lost before it stands in the thread. */
export interface Outbox {
  readonly outgoing: readonly Outgoing[];
}

export const EMPTY: Outbox = { outgoing: [] };

export const post =
  (message: Omit<Outgoing, 'failed'>) =>
  (box: Outbox): Outbox => ({ outgoing: [...box.outgoing, { ...message, failed: null }] });

export const arrived =
  (key: string) =>
  (box: Outbox): Outbox => ({ outgoing: box.outgoing.filter((one) => one.key !== key) });

export const failed = (key: string, reason: string) => mark(key, reason);

export const again = (key: string) => mark(key, null);

/** What stands in the field when a message comes back into it: before what was begun since. */
export function takenBack(box: Outbox, key: string, begun: string): string {
  const body = box.outgoing.find((one) => one.key === key)?.body ?? '';
  return [body, begun].filter(Boolean).join('\n');
}

/** As it was kept before the page was left. What was under way then may have arrived; its key tells. */
export function restored(kept: unknown, reason: string): Outbox {
  if (typeof kept !== 'object' || kept === null) return EMPTY;
  const { outgoing } = kept as Partial<Outbox>;
  if (!Array.isArray(outgoing)) return EMPTY;
  return { outgoing: outgoing.map((one: Outgoing) => ({ ...one, failed: one.failed ?? reason })) };
}

function mark(key: string, reason: string | null) {
  return (box: Outbox): Outbox => ({
    outgoing: box.outgoing.map((one) => (one.key === key ? { ...one, failed: reason } : one)),
  });
}
