import { createHash } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../database/migrate';
import { migrationsIn, PLATFORM_MIGRATIONS, schemaOf, type Schema } from '../database/migrations';
import { newId } from '../ids';
import { TEST_SERVER } from './jest-global-setup';

/** A fresh database with its owner, its login and all migrations, on the PostgreSQL that the test run shares. */
export interface TestDatabase {
  /** Login that does not own the tables. */
  readonly url: string;
  readonly ownerUrl: string;
  drop(): Promise<void>;
}

const PASSWORD = 'test';

/** Schema of a database: that of a service, or the migrations in a folder under a separate name. */
export type TestSchema = string | { readonly name: string; readonly folder: string };

/**
 * Creates a fresh database. A service's name selects its migrations; `platform` runs only those of the platform,
 * `empty` runs none. The first database of a schema is migrated and becomes the template of the others.
 */
export async function testDatabase(wanted: TestSchema): Promise<TestDatabase> {
  return onServer(async (server) => {
    const schema = schemaFor(wanted);
    const called = (typeof wanted === 'string' ? wanted : wanted.name).replace(/-/g, '_');
    const template = `template_${called}_${digest(schema)}`;
    await server.query(`select pg_advisory_lock(hashtextextended($1, 0))`, [template]);
    const { rows } = await server.query('select 1 from pg_database where datname = $1', [template]);
    if (!rows.length) await makeTemplate(server, schema, template);
    const name = `test_${newId().replace(/-/g, '')}`;
    await server.query(
      `create database ${name} template ${template} owner ${template}_owner strategy wal_log`,
    );
    return describe(name, template);
  });
}

async function makeTemplate(server: pg.Client, schema: Schema, name: string): Promise<void> {
  await server.query(`drop role if exists ${name}_owner, ${name}_app`);
  await server.query(`create role ${name}_owner login password '${PASSWORD}'`);
  await server.query(`create role ${name}_app login password '${PASSWORD}'`);
  const half = `${name}_half`;
  await server.query(`drop database if exists ${half}`);
  await server.query(`create database ${half} owner ${name}_owner`);
  if (schema.migrations.length) await migrate(urlOf(half, `${name}_owner`), `${name}_app`, schema);
  await server.query(`alter database ${half} rename to ${name}`);
}

function schemaFor(wanted: TestSchema): Schema {
  if (wanted === 'empty') return { migrations: [], sources: [] };
  if (wanted === 'platform') return { migrations: PLATFORM_MIGRATIONS, sources: [] };
  if (typeof wanted === 'string') return schemaOf(wanted);
  return { migrations: [...PLATFORM_MIGRATIONS, ...migrationsIn(wanted.folder)], sources: [] };
}

/** A template outlives a run where the server does: another text of the schema is another template. */
function digest({ migrations, sources }: Schema): string {
  const texts = [
    ...migrations.map(({ name, up }) => `${name} ${up.toString()}`),
    ...sources.map(({ name, text }) => `${name} ${text}`),
  ];
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);
}

function describe(name: string, template: string): TestDatabase {
  return {
    url: urlOf(name, `${template}_app`),
    ownerUrl: urlOf(name, `${template}_owner`),
    drop: () =>
      onServer(async (server) => void (await server.query(`drop database if exists ${name} with (force)`))),
  };
}

function urlOf(database: string, login: string): string {
  const url = new URL(serverUrl());
  url.username = login;
  url.password = PASSWORD;
  url.pathname = `/${database}`;
  return url.href;
}

function serverUrl(): string {
  const url = process.env[TEST_SERVER];
  if (!url)
    throw new Error(
      `No test server: run jest with the configuration of the repository, or set ${TEST_SERVER}`,
    );
  return url;
}

async function onServer<T>(work: (server: pg.Client) => Promise<T>): Promise<T> {
  const server = new pg.Client({ connectionString: serverUrl() });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}
