import { isTimeZone, usableTimeZone } from '@kashikari/kernel';
import type { Knex } from 'knex';

/**
 * A step of a migration: replaces stored time zones that are not IANA names in their own spelling. The replacement depends on
 * the name alone, so every service that stores a copy comes to the same.
 */
export async function repairTimeZones(knex: Knex, table: string, column: string): Promise<void> {
  const rows = await knex(table).distinct<{ zone: string }[]>({ zone: column });
  for (const name of rows.map(({ zone }) => zone).filter((each) => !isTimeZone(each))) {
    await knex(table).where(column, name).update(column, usableTimeZone(name));
  }
}
