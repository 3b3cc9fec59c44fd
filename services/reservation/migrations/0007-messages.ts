import type { Knex } from 'knex';

/**
 * The threads of bookings. A message is never changed. Who has not read it stands in a table of its own, a row for each
 * person of the other sides: what somebody has not read is counted without looking at what has been.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table message (
      -- Later messages have higher ids.
      id uuid primary key,
      booking_id uuid not null references booking (id) on delete cascade,
      author_id uuid not null,
      -- For whom it was written.
      side text not null check (side in ('borrower', 'lender', 'group', 'office')),
      body text not null check (body <> '' and char_length(body) <= 4000),
      force_notify boolean not null default false,
      -- Business time.
      created_at timestamptz not null
    );
    create index message_of_booking on message (booking_id, id desc);

    create table unread_message (
      user_id uuid not null,
      booking_id uuid not null,
      message_id uuid not null,
      primary key (user_id, booking_id, message_id)
    );

    -- Who acts for an account, to whom a message is new too.
    create index manager_account on manager (account_id) where not deleted;
  `);
}
