import type { Knex } from 'knex';

/**
 * Stores the units of a booking that were returned while the rest stayed out. Each part is a separate claim (`kind =
 * 'part'`), shortened as a return shortens it. The booking's claim is reduced by these units, so code that sums claims
 * needs no knowledge of parts.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table booking
      add column returned_quantity int not null default 0 check (returned_quantity >= 0),
      add column part_of uuid references booking on delete cascade,
      -- Counted from 0 in the order in which they came back.
      add column part_no int,
      add constraint booking_part check ((kind = 'part') = (part_of is not null and part_no is not null));
    create unique index booking_parts on booking (part_of, part_no) where part_of is not null;
  `);
}
