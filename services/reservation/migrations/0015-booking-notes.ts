import type { Knex } from 'knex';

/** What those who manage a good note down about a booking, for each other alone; the last wording is kept. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table booking_note (
      booking_id uuid primary key references booking (id) on delete cascade,
      version bigint not null default 1,
      body text not null check (char_length(body) <= 2000),
      author_id uuid not null,
      -- Business time.
      updated_at timestamptz not null
    );
  `);
}
