import { repairTimeZones } from '@kashikari/platform';
import type { Knex } from 'knex';

/** Lenders have time zones that every part of the product computes with. */
export async function up(knex: Knex): Promise<void> {
  await repairTimeZones(knex, 'account', 'time_zone');
}
