import { setTimeout as wait } from 'node:timers/promises';

const LONGEST_MS = 120_000;

const OUTBOX = `select count(*)::int as waiting,
  coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float as lag from outbox`;

const BEHIND = `select coalesce(sum(t.next_offset - g.next_offset), 0)::int as behind
  from bus_group g join bus_topic t using (topic)`;

const OWED = `select count(*)::int as mails from mail where state in ('waiting', 'carried')`;

/**
 * Waits until every event is published and consumed and every mail has left, so that remaining work does not distort
 * the next measurement.
 * @returns {Promise<{ waiting: number, lag: number, published: number, drained: number, mailed: number }>} events in
 *   the outbox at first and the age of the oldest in seconds; seconds until the outbox was empty, until the consumers
 *   had caught up, and until no mail was owed
 */
export async function drain(product) {
  const [first] = await product.query('reservation', OUTBOX);
  const began = performance.now();
  const since = () => (performance.now() - began) / 1000;
  let [published, drained] = [undefined, undefined];
  while (performance.now() - began < LONGEST_MS) {
    const [[outbox], [bus], [owed]] = await Promise.all([
      product.query('reservation', OUTBOX),
      product.query('bus', BEHIND),
      product.query('notify', OWED),
    ]);
    if (outbox.waiting === 0) published ??= since();
    if (outbox.waiting === 0 && bus.behind === 0) drained ??= since();
    if (drained !== undefined && owed.mails === 0) return { ...first, published, drained, mailed: since() };
    await wait(50);
  }
  throw new Error(`events and mails were not drained in ${LONGEST_MS / 1000} s`);
}
