import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { unfinishedRestore } from '../files/data-dir';
import { knownMigrations, missingIn } from '../postgres/migrations';
import { releaseVersion } from '../release';
import { StartFault } from '../start-fault';
import { DATABASE, readManifest, type Manifest } from './manifest';
import { superuserPassword } from './open-installation';
import { restoreCluster } from './restore-cluster';
import { makeFolderOf, storeFile, verifyFiles } from './stored-files';

export interface RestoreOptions {
  /** The folder of the backup. */
  readonly backup: string;
  /** DATA_DIR, empty or missing. */
  readonly home: string;
  readonly tell: (sentence: string) => void;
}

/** Folders that may exist in an empty DATA_DIR: those of a file system's root, and of the image's own command. */
const NOT_OURS = ['lost+found', 'tmp'];

/**
 * Makes an installation from a backup. DATA_DIR becomes one only after every file has been checked, the database has
 * started and every table is what it was.
 * @throws StartFault if DATA_DIR is not empty, the backup is damaged, or a newer release made it
 */
export async function restoreBackup({ backup, home, tell }: RestoreOptions): Promise<Manifest> {
  const half = unfinishedRestore(home);
  const found = existsSync(home) ? readdirSync(home) : [];
  if (found.some((name) => ![...NOT_OURS, path.basename(half)].includes(name)))
    throw new StartFault(`${home} is not empty. Set DATA_DIR to an empty or new folder, and restore again.`);
  const manifest = readManifest(backup);
  needKnown(backup, manifest);
  await verifyFiles(backup, manifest.files);
  rmSync(half, { recursive: true, force: true });
  // 0711: the database's user may pass through.
  mkdirSync(home, { recursive: true, mode: 0o711 });
  mkdirSync(half, { mode: 0o711 });
  try {
    for (const name of Object.keys(manifest.files).filter((one) => one !== DATABASE)) {
      makeFolderOf(path.join(half, name));
      await storeFile(path.join(backup, name), path.join(half, name));
    }
    const password = superuserPassword(half);
    await restoreCluster({ backup, manifest, home, into: half, password, tell });
    const restored = readdirSync(half).filter((name) => !name.startsWith('restore.'));
    for (const name of restored) renameSync(path.join(half, name), path.join(home, name));
    rmSync(half, { recursive: true, force: true });
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    throw error;
  }
  return manifest;
}

/** Refuses what a newer release made: its tables are not known here. */
function needKnown(backup: string, { release, migrations }: Manifest): void {
  const ours = releaseVersion();
  const isNewer = new Intl.Collator('en', { numeric: true }).compare(release, ours) > 0;
  if (isNewer || missingIn(migrations, knownMigrations()).length > 0)
    throw new StartFault(
      `A newer release of Kashikari (${release}) made ${backup}. This is ${ours}: install the newer one first.`,
    );
}
