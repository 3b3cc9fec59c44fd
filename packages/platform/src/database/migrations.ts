import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import * as platform from '../migrations/0001-platform';
import { sqlFolder, sqlSourcesIn, type SqlSource } from './sql-sources';

/** One step forward of the schema. Steps can't be reverted: the next step corrects a mistake. */
export interface Migration {
  readonly name: string;
  up(knex: Knex): Promise<void>;
}

/** The tables that every service has; they come first. */
export const PLATFORM_MIGRATIONS: readonly Migration[] = [
  { name: 'platform/0001-platform', up: platform.up },
];

/** Migrations and sources that bring a service's schema to this version. */
export interface Schema {
  readonly migrations: readonly Migration[];
  /** Applied after the migrations, and again when their text is another. */
  readonly sources: readonly SqlSource[];
}

/** The schema of a service, with the tables that every service has. */
export function schemaOf(service: string): Schema {
  return {
    migrations: [...PLATFORM_MIGRATIONS, ...migrationsIn(migrationsFolder(service))],
    sources: sqlSourcesIn(sqlFolder(service)),
  };
}

const FILE = /^(\d{4}-[a-z0-9-]+)\.[jt]s$/;

/** The names of a service's migrations, without loading them. */
export function migrationNames(service: string): string[] {
  return [...PLATFORM_MIGRATIONS.map(({ name }) => name), ...namesIn(migrationsFolder(service))];
}

/** The migrations in a folder, `0001-name.ts` (or compiled), by number. */
export function migrationsIn(folder: string): Migration[] {
  return namesIn(folder).map((name) => {
    const { up } = require(path.join(folder, name)) as Partial<Migration>;
    if (!up) throw new Error(`Migration ${name} exports no function "up"`);
    return { name, up };
  });
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((file) => FILE.exec(file)?.[1] ?? [])
    .sort();
}

/** The folder of a service's migrations: the sources when we run from sources, else what the build made of them. */
export function migrationsFolder(service: string): string {
  const root = path.dirname(require.resolve(`@kashikari/${service}/package.json`));
  return path.join(root, __filename.endsWith('.ts') ? 'migrations' : 'dist/migrations');
}
