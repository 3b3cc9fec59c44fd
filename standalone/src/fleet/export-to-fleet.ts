import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { needInstallation, withInstallation } from '../backup/open-installation';
import { needOutside } from '../backup/make-backup';
import { PictureFiles } from '../backup/picture-files';
import { withStagedCopy } from '../backup/staged-copy';
import { measureFile, storeFile, type StoredFile } from '../backup/stored-files';
import { RunFiles } from '../files/run-files';
import { dumpDatabase, FILLED_BY_MIGRATIONS, NOT_DUMPED } from '../postgres/dump-database';
import { appliedMigrations, knownMigrations, missingIn } from '../postgres/migrations';
import { asSuperuser, type AnsweringServer } from '../postgres/superuser';
import { sumDatabases, type Sums } from '../postgres/table-sums';
import { unfinishedEvents } from '../postgres/unfinished-events';
import { releaseVersion } from '../release';
import { SERVICES } from '../services';
import { StartFault } from '../start-fault';
import { nextSteps } from './next-steps';
import { secretOf } from './secret';

/** The form that this release writes (packages/platform/src/restore/restore-database.ts reads it). */
const FORMAT = 1;

/** Maximum wait for events in transit. */
const EVENTS_MS = 60_000;

/** Pause between two attempts; an idle product delivers an event in a fraction of it. */
const PAUSE_MS = 1_000;

export interface FleetExport {
  readonly format: number;
  readonly release: string;
  readonly madeAt: string;
  readonly migrations: Readonly<Record<string, readonly string[]>>;
  readonly filledByMigrations: readonly string[];
  readonly sums: Sums;
  readonly files: Readonly<Record<string, StoredFile>>;
}

export interface ExportOptions {
  /** DATA_DIR. */
  readonly home: string;
  /** A new or empty folder. */
  readonly into: string;
  readonly tell: (sentence: string) => void;
}

/**
 * Writes everything that an installation on several machines needs of this one: a dump of each service's database, all as
 * of one moment, the pictures and the secrets.
 * @throws StartFault if the folder is not empty, or events are on their way
 */
export async function exportToFleet({ home, into, tell }: ExportOptions): Promise<FleetExport> {
  needInstallation(home);
  needOutside(home, into);
  if (existsSync(into) && readdirSync(into).length > 0)
    throw new StartFault(`${into} is not empty. Name a new folder.`);
  const half = `${into}.partial`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(path.join(half, 'databases'), { recursive: true, mode: 0o700 });
  try {
    const files: Record<string, StoredFile> = {};
    const pictures = new PictureFiles(home, half, files, undefined);
    await pictures.store();
    const found = await dumpAll(home, half, tell);
    await pictures.store();
    writePrivately(path.join(half, 'secret.yaml'), secretOf(home));
    writePrivately(path.join(half, 'README.md'), nextSteps());
    if (existsSync(path.join(home, 'shells.yaml')))
      await storeFile(path.join(home, 'shells.yaml'), path.join(half, 'shells.yaml'));
    for (const service of SERVICES) {
      const name = `databases/${service}.sql`;
      files[name] = await measureFile(path.join(half, name));
    }
    const made = { format: FORMAT, release: releaseVersion(), madeAt: new Date().toISOString() };
    const filledByMigrations = FILLED_BY_MIGRATIONS;
    const manifest: FleetExport = { ...made, filledByMigrations, ...found, files };
    writePrivately(path.join(half, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
    if (existsSync(into)) rmdirSync(into);
    renameSync(half, into);
    return manifest;
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    throw error;
  }
}

type DumpSummary = Pick<FleetExport, 'migrations' | 'sums'>;

/** Events may come between a look at the running product and the copy, so the copy decides. */
async function dumpAll(home: string, half: string, tell: ExportOptions['tell']): Promise<DumpSummary> {
  for (const until = Date.now() + EVENTS_MS; ; await wait(PAUSE_MS)) {
    const isRunning = RunFiles.runs(path.join(home, 'run'));
    const waiting = await withInstallation(home, tell, unfinishedEvents);
    const dumped =
      waiting === 0
        ? await withStagedCopy(home, tell, (copy) => copy.open((server) => dumpQuiet(server, half)))
        : undefined;
    if (dumped) return dumped;
    if (!isRunning)
      throw new StartFault(
        `${waiting} events have not reached every service. Start the product, wait a minute, stop it, and export again.`,
      );
    if (Date.now() > until)
      throw new StartFault(
        `Events are still on their way after ${EVENTS_MS / 1000} s. Export when nobody works with the product, and see that the command doctor finds nothing wrong.`,
      );
  }
}

/** @returns undefined if events are on their way */
async function dumpQuiet(server: AnsweringServer, half: string): Promise<DumpSummary | undefined> {
  if ((await unfinishedEvents(server)) > 0) return undefined;
  const migrations = await appliedMigrations(server);
  const missing = missingIn(knownMigrations(), migrations);
  if (missing.length > 0)
    throw new StartFault('The database is of an older release. Start the product once, and export again.');
  const all = await sumDatabases(server);
  const sums: Record<string, Sums[string]> = {};
  for (const service of SERVICES) {
    sums[service] = Object.fromEntries(
      Object.entries(all[service] ?? {}).filter(([table]) => !NOT_DUMPED.includes(table)),
    );
    const file = path.join(half, `databases/${service}.sql`);
    await asSuperuser(server, service, (client) => dumpDatabase(client, file, migrations[service] ?? []));
  }
  return { migrations, sums };
}

function writePrivately(file: string, content: string): void {
  writeFileSync(file, content, { mode: 0o600, flush: true });
}
