import pg from 'pg';
import { grantAccess } from './grants';
import type { Migration, Schema } from './migrations';
import { applySqlSources } from './sql-sources';
import { Session } from './session';
import type { Queries } from './sql-tx';
import { valueTypes } from './value-types';
import { SchemaBehind } from './wait-for-schema';

const LOCK = `select pg_advisory_lock(hashtextextended('kashikari.migrate', 0))`;

/**
 * Migrates a schema as its owner, in one transaction per migration and one for all sources, and grants the service's
 * login its rights. Several replicas may start at once: the lock lets one work, and the others find it done.
 * @returns names of the migrations that were run, and of the sources that were applied
 */
export async function migrate(
  ownerUrl: string,
  login: string,
  { migrations, sources }: Schema,
): Promise<string[]> {
  const owner = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'kashikari-migrate',
    types: valueTypes,
  });
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    await owner.query(LOCK);
    const { rows } = await owner.query<{ version: string | null }>(
      `select to_regclass('schema_migration') as version`,
    );
    if (!rows[0]?.version)
      await owner.query(
        'create table schema_migration (name text primary key, applied_at timestamptz not null default now())',
      );
    const done = await appliedNames(owner);
    const missing = migrations.filter(({ name }) => !done.has(name));
    for (const migration of missing) await apply(owner, migration);
    const applied = await applySqlSources(owner, sources);
    await grantAccess(owner, login);
    return [...missing.map(({ name }) => name), ...applied.map((name) => `sql/${name}`)];
  } finally {
    await owner.end();
  }
}

async function apply(owner: pg.Client, migration: Migration): Promise<void> {
  await owner.query('begin');
  try {
    await migration.up(new Session(owner as unknown as pg.PoolClient).knex);
    await owner.query('insert into schema_migration (name) values ($1)', [migration.name]);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback').catch(() => undefined);
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}

async function appliedNames(owner: pg.Client): Promise<Set<string>> {
  const { rows } = await owner.query<{ name: string }>('select name from schema_migration');
  return new Set(rows.map(({ name }) => name));
}

/**
 * Checks that the schema is up to date, for a service without the owner's login. Migrations that this version doesn't
 * know are accepted: they only add.
 */
export async function checkSchema(db: Queries, { migrations, sources }: Schema): Promise<void> {
  // The login may read it only when all is done: what it needs is granted last.
  const list = await db.one<{ readable: boolean | null }>(
    `select has_table_privilege(to_regclass('schema_migration'), 'select') as readable`,
  );
  const rows = list?.readable ? await db.read<{ name: string }>('select name from schema_migration') : [];
  const done = new Set(rows.map(({ name }) => name));
  const missing = migrations.filter(({ name }) => !done.has(name)).map(({ name }) => name);
  if (missing.length)
    throw new SchemaBehind(`The schema is behind, these migrations have not been run: ${missing.join(', ')}`);
  // Sources are compared by name only: a text that another version has applied is compatible with ours.
  const known = sources.length ? await db.read<{ name: string }>('select name from sql_source') : [];
  const applied = new Set(known.map(({ name }) => name));
  const absent = sources.filter(({ name }) => !applied.has(name)).map(({ name }) => `sql/${name}`);
  if (absent.length)
    throw new SchemaBehind(`The schema is behind, these sources have not been applied: ${absent.join(', ')}`);
}
