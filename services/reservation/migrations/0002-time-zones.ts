import { repairTimeZones } from '@kashikari/platform';
import type { Knex } from 'knex';

/** Lenders, bookings and waits have time zones that every part of the product can compute with. */
export async function up(knex: Knex): Promise<void> {
  for (const table of ['account', 'booking', 'wait']) await repairTimeZones(knex, table, 'zone');
}
