import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { z } from 'zod';
import { migrate } from '../database/migrate';
import { schemaOf } from '../database/migrations';
import { differenceOf, sumTables } from '../database/table-sums';
import { valueTypes } from '../database/value-types';
import { loadDump } from './load-dump';

/** The form of an export that this release reads. */
const EXPORT_FORMAT = 1;

const MANIFEST = z.object({
  format: z.literal(EXPORT_FORMAT),
  release: z.string(),
  /** Service → names of the migrations that its dump needs. */
  migrations: z.record(z.string(), z.array(z.string())),
  /** Tables in which a migration makes rows: a database that has no others is empty. */
  filledByMigrations: z.array(z.string()),
  /** Service → table → what is in it. */
  sums: z.record(z.string(), z.record(z.string(), z.object({ rows: z.number(), checksum: z.string() }))),
  /** File → SHA-256. */
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
});

type Manifest = z.infer<typeof MANIFEST>;

/** Reason why a database can't be restored, as one sentence for the operator. */
export class RestoreFault extends Error {}

export interface DatabaseRestore {
  readonly service: string;
  /** The folder that `kashikari export-to-fleet` wrote. */
  readonly folder: string;
  /** Address of the database with the login that owns the tables. */
  readonly ownerUrl: string;
  /** The login that the service works with. */
  readonly login: string;
}

export interface RestoreResult {
  readonly tables: number;
  readonly rows: number;
  /** True if the database was restored before, and is unchanged since. */
  readonly already: boolean;
}

/**
 * Makes the tables of a service in an empty database, fills them with its dump, and compares rows and checksum of each
 * table, all in one transaction. Triggers rest meanwhile, because their effects are in the dump; constraints hold.
 * @throws RestoreFault if the database is not empty, or the export is damaged or of a newer release
 */
export async function restoreDatabase(restore: DatabaseRestore): Promise<RestoreResult> {
  const { service, folder, ownerUrl, login } = restore;
  const manifest = readManifest(folder);
  const needed = manifest.migrations[service];
  const expected = manifest.sums[service];
  const dump = `databases/${service}.sql`;
  if (!needed || !expected || !manifest.files[dump])
    throw new RestoreFault(`${folder} contains no database of ${service}.`);
  const { migrations } = schemaOf(service);
  const unknown = needed.filter((name) => !migrations.some((one) => one.name === name));
  if (unknown.length)
    throw new RestoreFault(
      `A newer release (${manifest.release}) made ${folder}: ${service} does not know ${unknown.join(', ')}.`,
    );
  if ((await digestOf(path.join(folder, dump))) !== manifest.files[dump].sha256)
    throw new RestoreFault(`The export is damaged: ${dump} has changed. Export again.`);
  // Functions and triggers come with the migrations that follow: they are not needed to fill the tables.
  await migrate(ownerUrl, login, {
    migrations: migrations.filter(({ name }) => needed.includes(name)),
    sources: [],
  });
  const tables = Object.keys(expected).length;
  const rows = Object.values(expected).reduce((sum, one) => sum + one.rows, 0);
  const owner = new pg.Client({ connectionString: ownerUrl, types: valueTypes });
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    if (await isRestored(owner, service, manifest)) return { tables, rows, already: true };
    await owner.query('begin');
    await loadDump(owner, path.join(folder, dump));
    const difference = differenceOf(expected, await sumTables(owner));
    if (difference) throw new RestoreFault(`${service} is not what it was: ${difference}.`);
    await owner.query('commit');
    return { tables, rows, already: false };
  } finally {
    // Closing without the commit rolls everything back.
    await owner.end();
  }
}

/** Tables that describe the database itself; each release creates them in its own way. */
const NOT_DUMPED = ['schema_migration', 'sql_source'];

/** @returns whether the database has what is to be restored; false where it is empty */
async function isRestored(owner: pg.Client, service: string, manifest: Manifest): Promise<boolean> {
  const found = await sumTables(owner);
  const made = [...NOT_DUMPED, ...manifest.filledByMigrations];
  const [filled] = Object.entries(found).find(([name, { rows }]) => rows > 0 && !made.includes(name)) ?? [];
  if (filled === undefined) return false;
  if (differenceOf(manifest.sums[service] ?? {}, found) === undefined) return true;
  throw new RestoreFault(
    `The database of ${service} is not empty: the table ${filled} has rows. Restore into a new database, or set restore.enabled to false.`,
  );
}

function readManifest(folder: string): Manifest {
  const file = path.join(folder, 'manifest.json');
  if (!existsSync(file)) throw new RestoreFault(`${folder} is no export: it has no manifest.json.`);
  const read = MANIFEST.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.success) throw new RestoreFault(`${file} is damaged, or of a newer release.`);
  return read.data;
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  if (existsSync(file)) await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
