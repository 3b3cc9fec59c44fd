import path from 'node:path';
import { readManifest } from '../backup/manifest';
import { makeBackup, type MadeBackup } from '../backup/make-backup';
import { withInstallation } from '../backup/open-installation';
import { putDatabaseBack } from '../backup/put-back';
import { RunFiles } from '../files/run-files';
import { keepSecrets } from '../files/secrets';
import { backupOfUpgrade, noteUpgrade, noteUpgradeEnded } from '../files/unfinished-upgrade';
import { allLogins, makeDatabases } from '../postgres/databases';
import { appliedMigrations, knownMigrations, missingIn } from '../postgres/migrations';
import type { AnsweringServer } from '../postgres/superuser';
import { sumDatabases, type Sums } from '../postgres/table-sums';
import { StartFault } from '../start-fault';
import { migrateServices } from './migrate-services';
import { tryProduct } from './try-product';

export interface UpgradeOptions {
  /** DATA_DIR of an installation that is stopped. */
  readonly home: string;
  /** The folder that the backup is made in. */
  readonly backups: string;
  readonly tell: (sentence: string) => void;
}

export interface UpgradeResult {
  readonly backup: MadeBackup;
  /** `service/migration` of each that was run. */
  readonly migrations: readonly string[];
}

/**
 * Upgrades the database of an installation to this release: a backup, the migrations, a check of the result and a start
 * of the product. If anything fails, the previous database is restored.
 * @throws StartFault with the reason
 */
export async function upgrade({ home, backups, tell }: UpgradeOptions): Promise<UpgradeResult> {
  if (RunFiles.runs(path.join(home, 'run')))
    throw new StartFault(`Kashikari is running on ${home}. Stop it first, and upgrade again.`);
  const backup = await backupBefore({ home, backups, tell });
  const { sums, migrations: before } = backup.manifest;
  try {
    tell('Changing the tables …');
    noteUpgrade(home, backup.folder);
    await withInstallation(home, tell, (server) => migrate(home, server, sums));
    noteUpgradeEnded(home);
    tell('Starting the product to see whether every part is ready …');
    await tryProduct(home);
  } catch (error) {
    noteUpgrade(home, backup.folder);
    const reason = (error as Error).message.trim().replace(/[.]$/, '');
    await putDatabaseBack({ home, backup, tell }).catch((second: Error) => {
      throw new StartFault(
        `The upgrade failed (${reason}), and so did putting the database back (${second.message}). Restore ${backup.folder} into an empty DATA_DIR.`,
      );
    });
    noteUpgradeEnded(home);
    throw new StartFault(
      `The upgrade failed, and the database is as it was before: ${reason}. Go on with the release that you had.`,
    );
  }
  return { backup, migrations: missingIn(knownMigrations(), before) };
}

/** The backup of an earlier attempt that was killed is the one of before. */
async function backupBefore({ home, backups, tell }: UpgradeOptions): Promise<MadeBackup> {
  const folder = backupOfUpgrade(home);
  if (folder !== undefined) {
    tell(`Going on with the upgrade that was interrupted, with its backup ${folder} …`);
    return { folder, manifest: readManifest(folder) };
  }
  tell('Making a backup …');
  return makeBackup({ home, into: backups, tell });
}

async function migrate(home: string, server: AnsweringServer, before: Sums): Promise<void> {
  const { passwords } = keepSecrets(path.join(home, 'secrets.json'), allLogins());
  await makeDatabases(server.port, passwords);
  await migrateServices(server, passwords);
  const missing = missingIn(knownMigrations(), await appliedMigrations(server));
  if (missing.length) throw new StartFault(`these migrations have not been run: ${missing.join(', ')}`);
  const lost = lostRows(before, await sumDatabases(server));
  if (lost) throw new StartFault(lost);
}

/** Returns the first existing table that has lost rows; undefined if no table has. */
export function lostRows(before: Sums, after: Sums): string | undefined {
  for (const [database, tables] of Object.entries(before))
    for (const [table, { rows }] of Object.entries(tables)) {
      const now = after[database]?.[table];
      if (now && now.rows < rows)
        return `the table ${database}.${table} has ${now.rows} rows instead of ${rows}`;
    }
  return undefined;
}
