import { SERVICES } from '../services';
import { BUS } from './databases';
import { asSuperuser, type AnsweringServer } from './superuser';

/**
 * Counts the events that are on their way: in the outbox of a service, or in the embedded log and not yet read by a service
 * that listens to them.
 */
export async function unfinishedEvents(server: AnsweringServer): Promise<number> {
  let events = 0;
  for (const service of SERVICES)
    events += await countOn(server, service, `select count(*)::int as events from outbox`);
  const unread = `select coalesce(sum(t.next_offset - g.next_offset), 0)::int as events
    from bus_group g join bus_topic t using (topic)
    where g.consumer_group in (${SERVICES.map((service) => `'${service}'`).join(', ')})`;
  return events + (await countOn(server, BUS, unread));
}

function countOn(server: AnsweringServer, database: string, sql: string): Promise<number> {
  return asSuperuser(server, database, async (client) => {
    const { rows } = await client.query<{ events: number }>(sql);
    return rows[0]?.events ?? 0;
  });
}
