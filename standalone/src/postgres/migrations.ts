import { migrationNames } from '@kashikari/platform/schema';
import { SERVICES } from '../services';
import { asSuperuser, type AnsweringServer } from './superuser';

/** Service → names of migrations, in the order in which they run. */
export type MigrationNames = Readonly<Record<string, string[]>>;

/** The migrations that this release has. */
export function knownMigrations(): MigrationNames {
  return Object.fromEntries(SERVICES.map((service) => [service, migrationNames(service)]));
}

/** The migrations that the databases of a server have run; none for a database that does not exist yet. */
export async function appliedMigrations(server: AnsweringServer): Promise<Record<string, string[]>> {
  const databases = await asSuperuser(server, 'postgres', async (client) => {
    const { rows } = await client.query<{ name: string }>('select datname as name from pg_database');
    return new Set(rows.map(({ name }) => name));
  });
  const applied: Record<string, string[]> = {};
  for (const service of SERVICES) {
    applied[service] = [];
    if (!databases.has(service)) continue;
    await asSuperuser(server, service, async (client) => {
      const list = `select to_regclass('schema_migration') is not null as there`;
      if (!(await client.query<{ there: boolean }>(list)).rows[0]?.there) return;
      const { rows } = await client.query<{ name: string }>(
        'select name from schema_migration order by name',
      );
      applied[service] = rows.map(({ name }) => name);
    });
  }
  return applied;
}

/** `service/migration` for each that is in the first and not in the second. */
export function missingIn(wanted: MigrationNames, found: MigrationNames): string[] {
  return Object.entries(wanted).flatMap(([service, names]) =>
    names.filter((name) => !found[service]?.includes(name)).map((name) => `${service}/${name}`),
  );
}
