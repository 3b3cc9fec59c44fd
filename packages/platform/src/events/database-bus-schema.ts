import type { Database } from '../database/database';

/**
 * The `bus` database: one log a topic, and how far each consumer group has read. Publishing locks the topic's row until
 * the commit, so offsets have no gaps and become visible in their order: a reader can never pass an event that is
 * still to be committed.
 */
const SCHEMA = `
  create table bus_topic (
    topic text primary key,
    next_offset bigint not null
  );
  create table bus_event (
    topic text not null,
    "offset" bigint not null,
    id uuid not null,
    key text not null,
    type text not null,
    source text not null,
    time timestamptz not null,
    traceparent text,
    data jsonb not null,
    published_at timestamptz not null default clock_timestamp(),
    primary key (topic, "offset")
  );
  create index bus_event_published_at on bus_event using brin (published_at);
  create table bus_group (
    consumer_group text not null,
    topic text not null,
    next_offset bigint not null,
    primary key (consumer_group, topic)
  ) with (fillfactor = 50);

  create function bus_publish(
    p_topics text[], p_ids uuid[], p_keys text[], p_types text[], p_source text,
    p_times timestamptz[], p_traceparents text[], p_data text[]
  ) returns void language plpgsql volatile as $$
  declare
    part record;
  begin
    -- Topics in one order for everybody: two publishers never wait for each other in a ring.
    for part in select t.topic, count(*) as events from unnest(p_topics) as t (topic) group by t.topic order by t.topic loop
      with head as (
        insert into bus_topic as b (topic, next_offset) values (part.topic, part.events)
        on conflict (topic) do update set next_offset = b.next_offset + part.events
        returning next_offset - part.events as first
      )
      insert into bus_event (topic, "offset", id, key, type, source, time, traceparent, data)
      select part.topic, head.first + row_number() over (order by e.n) - 1,
        e.id, e.key, e.type, p_source, e.time, e.traceparent, e.data::jsonb
      from head, unnest(p_topics, p_ids, p_keys, p_types, p_times, p_traceparents, p_data)
        with ordinality as e (topic, id, key, type, time, traceparent, data, n)
      where e.topic = part.topic;
      perform pg_notify('bus', part.topic);
    end loop;
  end $$;
`;

/** Makes the tables where they are missing; several processes may start at once. */
export async function ensureBusSchema(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.read(`select pg_advisory_xact_lock(hashtextextended('kashikari.bus.schema', 0))`);
    const found = await tx.one<{ name: string | null }>(`select to_regclass('bus_topic')::text as name`);
    if (!found?.name) await tx.read(SCHEMA);
  });
}
