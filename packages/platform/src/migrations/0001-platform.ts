import type { Knex } from 'knex';

/**
 * The tables that every service has beside its own: events out and in, responses by idempotency key, jobs that fall due, and the
 * digests of applied SQL sources.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Events on their way out. SQL functions of a service may insert here too. Published rows are deleted.
    create table outbox (
      seq bigserial primary key,
      id uuid not null default uuidv7(),
      topic text not null,
      key text not null,
      type text not null,
      -- Kafka takes no message above 1 MB; one that it refuses would hold up all behind it.
      data jsonb not null check (pg_column_size(data) < 900000),
      traceparent text,
      created_at timestamptz not null default clock_timestamp()
    ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

    -- Events that have taken effect here.
    create table inbox (
      event_id uuid primary key,
      taken_at timestamptz not null default clock_timestamp()
    );
    create index inbox_taken_at on inbox using brin (taken_at);

    -- Events and jobs that failed for good, stored whole until an operator replays or drops them.
    create table dead_letter (
      id uuid primary key,
      source text not null check (source in ('event', 'job')),
      topic text not null,
      key text not null,
      type text not null,
      data jsonb,
      attempts int not null,
      error text not null,
      failed_at timestamptz not null default clock_timestamp(),
      -- When the event happened, or the job fell due; a replay repeats it.
      occurred_at timestamptz
    );

    -- Responses and refusals by idempotency key.
    create table idempotency (
      actor text not null,
      key text not null,
      body_hash text not null,
      response jsonb,
      refusal jsonb,
      created_at timestamptz not null default clock_timestamp(),
      primary key (actor, key),
      check (num_nonnulls(response, refusal) = 1)
    );
    create index idempotency_created_at on idempotency using brin (created_at);

    -- Work that falls due. due_at is business time; retry_at, after a failure, is real time.
    create table due_job (
      id uuid primary key default uuidv7(),
      kind text not null,
      key text not null,
      due_at timestamptz not null,
      data jsonb,
      attempts int not null default 0,
      retry_at timestamptz not null default '-infinity',
      created_at timestamptz not null default clock_timestamp(),
      -- How many times in a row the job found a dependency unavailable; the interval between attempts grows with it.
      waits int not null default 0,
      unique (kind, key)
    );
    create index due_job_due_at on due_job (due_at);

    -- The applied functions and triggers (sql/*.sql): SHA-256 of each text, in hexadecimal.
    create table sql_source (
      name text primary key,
      digest text not null,
      applied_at timestamptz not null default now()
    );

    -- The state of an idempotency key: 'new' (and this transaction holds the key), 'running' (another holds it),
    -- 'reused' (for another body) or 'done'. Two statements, each with its own snapshot: a request that gets the lock
    -- after the first one's commit must see its response. A key expires after 24 hours (REST contract).
    create function idempotency_begin(p_actor text, p_key text, p_body_hash text)
      returns table (state text, response jsonb, refusal jsonb)
      language plpgsql volatile as $$
    declare
      held boolean;
      known idempotency;
    begin
      held := pg_try_advisory_xact_lock(hashtextextended(p_actor || chr(31) || p_key, 72));
      select * into known from idempotency i
        where i.actor = p_actor and i.key = p_key and i.created_at > clock_timestamp() - interval '24 hours';
      if found then
        state := case when known.body_hash = p_body_hash then 'done' else 'reused' end;
        response := known.response;
        refusal := known.refusal;
      else
        state := case when held then 'new' else 'running' end;
      end if;
      return next;
    end $$;
  `);
}
