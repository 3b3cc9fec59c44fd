import type { Knex } from 'knex';

/**
 * The order `popular`: bookings made in the 365 days before the last midnight UTC and not cancelled, then likes. A job counts both
 * once a day and when the service starts. Bookings from before have no row here: as many as were counted are taken to be made when
 * the good was last booked, so they leave the count a year later at the latest.
 *
 * `bookings_count` stays for processes of the version before, which sort without an index.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table good_booking (
      id uuid primary key,
      good_id uuid not null,
      made_at timestamptz not null,
      cancelled boolean not null
    );
    create index good_booking_made on good_booking (made_at);
    insert into good_booking (id, good_id, made_at, cancelled)
      select gen_random_uuid(), g.id, coalesce(g.booked_at, g.created_at), false
      from good g cross join generate_series(1, g.bookings_count)
      where g.deleted_at is null;

    alter table good add column recent_bookings int not null default 0, add column likes int not null default 0;
    drop index good_popular;
    create index good_popular on good (recent_bookings desc, likes desc, id desc)
      include (owner_id, group_ids, is_open, is_hidden) where deleted_at is null;
  `);
}
