import type { Knex } from 'knex';

/**
 * What of a booking came back while the rest stayed out. Each part is a claim of its own (`kind = 'part'`), cut as a return
 * cuts it; the booking's own claim has so many units less, so all that looks at claims counts right without knowing of parts.
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
