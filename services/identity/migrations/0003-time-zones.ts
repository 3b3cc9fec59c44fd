import { repairTimeZones } from '@kashikari/platform';
import type { Knex } from 'knex';

/** Accounts have time zones that every part of the product can compute with. */
export async function up(knex: Knex): Promise<void> {
  await repairTimeZones(knex, 'users', 'time_zone');
}
