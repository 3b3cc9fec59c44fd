import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';

/** Functions of the database, and the triggers that call them, as they are in this version: `sql/book.sql`. */
export interface SqlSource {
  readonly name: string;
  /** Statements that may be run again: `create or replace …`. */
  readonly text: string;
}

const FILE = /^([a-z0-9-]+)\.sql$/;

/** The sources in a folder, by name. */
export function sqlSourcesIn(folder: string): SqlSource[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((file) => FILE.exec(file)?.[1] ?? [])
    .sort()
    .map((name) => ({ name, text: readFileSync(path.join(folder, `${name}.sql`), 'utf8') }));
}

/** The folder of a service's sources: as written when we run from sources, else what the build has copied. */
export function sqlFolder(service: string): string {
  const root = path.dirname(require.resolve(`@kashikari/${service}/package.json`));
  return path.join(root, __filename.endsWith('.ts') ? 'sql' : 'dist/sql');
}

const NOTE = `insert into sql_source (name, digest) values ($1, $2)
  on conflict (name) do update set digest = excluded.digest, applied_at = now()`;

/**
 * Applies the sources whose text differs from the last applied one, all of them in one transaction. The caller holds
 * the lock of migrations. A removed source stays in the database until a migration drops it.
 * @returns names of the applied sources
 * @throws Error that names the faulty source; then none is applied
 */
export async function applySqlSources(owner: pg.Client, sources: readonly SqlSource[]): Promise<string[]> {
  if (sources.length === 0) return [];
  const { rows } = await owner.query<{ name: string; digest: string }>('select name, digest from sql_source');
  const applied = new Map(rows.map(({ name, digest }) => [name, digest]));
  const changed = sources.filter(({ name, text }) => applied.get(name) !== digestOf(text));
  if (changed.length === 0) return [];
  await owner.query('begin');
  try {
    // One may call another that is applied after it.
    await owner.query('set local check_function_bodies = off');
    for (const source of changed) await apply(owner, source);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback').catch(() => undefined);
    throw error;
  }
  return changed.map(({ name }) => name);
}

async function apply(owner: pg.Client, { name, text }: SqlSource): Promise<void> {
  try {
    await owner.query(text);
    await owner.query(NOTE, [name, digestOf(text)]);
  } catch (error) {
    throw new Error(`sql/${name}.sql failed: ${(error as Error).message}`, { cause: error });
  }
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
