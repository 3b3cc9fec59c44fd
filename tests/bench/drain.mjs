import { setTimeout as wait } from 'node:timers/promises';

const LONGEST_MS = 120_000;

const OUTBOX = `select count(*)::int as waiting,
  coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float as lag from outbox`;

const BEHIND = `select coalesce(sum(t.next_offset - g.next_offset), 0)::int as behind
  from bus_group g join bus_topic t using (topic)`;

/**
 * Waits until every event is published and every consumer has taken it in.
 * @returns {Promise<{ waiting: number, lag: number, published: number, drained: number }>} events in the outbox at first
 *   and the age of the oldest in seconds; seconds until the outbox was empty, and until the consumers had caught up
 */
export async function drain(stage) {
  const [first] = await stage.query('reservation', OUTBOX);
  const began = performance.now();
  const since = () => (performance.now() - began) / 1000;
  let published;
  while (performance.now() - began < LONGEST_MS) {
    const [[outbox], [bus]] = await Promise.all([
      stage.query('reservation', OUTBOX),
      stage.query('bus', BEHIND),
    ]);
    if (outbox.waiting === 0) published ??= since();
    if (outbox.waiting === 0 && bus.behind === 0) return { ...first, published, drained: since() };
    await wait(50);
  }
  throw new Error(`the outbox was not drained in ${LONGEST_MS / 1000} s`);
}
