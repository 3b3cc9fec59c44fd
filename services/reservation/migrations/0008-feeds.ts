import type { Knex } from 'knex';

/**
 * Addresses under which calendars subscribe to bookings. Whoever knows the secret in it reads; it is found by its hash,
 * and is nowhere kept itself.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table feed (
      id uuid primary key,
      -- Whose it is: it shows what this person may see, as long as it may.
      user_id uuid not null,
      -- Of this group's goods; null is what the person has booked.
      group_id uuid,
      -- What calendars call it.
      name text not null check (char_length(name) <= 200),
      -- Raised by one with every new secret.
      generation int not null default 1,
      secret_hash bytea not null unique,
      created_at timestamptz not null,
      rotated_at timestamptz,
      constraint feed_of_person_and_group unique nulls not distinct (user_id, group_id)
    );
  `);
}
