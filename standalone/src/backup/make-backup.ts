import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { appliedMigrations } from '../postgres/migrations';
import { sumDatabases } from '../postgres/table-sums';
import { releaseVersion } from '../release';
import { StartFault } from '../start-fault';
import { packFolder } from './archive';
import { backupName, latestBackup, removeHalves } from './backup-folder';
import { DATABASE, FORMAT, PARTIAL, readManifest, writeManifest, type Manifest } from './manifest';
import { needInstallation } from './open-installation';
import { PictureFiles } from './picture-files';
import { withStagedCopy, type StagedCopy } from './staged-copy';
import { storeFile, type Earlier, type StoredFile } from './stored-files';

export interface BackupOptions {
  /** DATA_DIR. */
  readonly home: string;
  /** The folder that the backup is made in. */
  readonly into: string;
  readonly now?: Date;
  readonly tell: (sentence: string) => void;
}

export interface MadeBackup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** Files of DATA_DIR that belong to an installation, beside the database and the pictures. */
const SINGLE_FILES = [
  'secrets.json',
  'shells.yaml',
  'setup.pending',
  'demonstration.json',
  'demonstration.pending',
];

/**
 * Makes a backup of an installation, also while it is used. The copy of the database is opened and counted before it
 * counts as a backup.
 * @throws StartFault if there is no installation, or not enough space
 */
export async function makeBackup({ home, into, now = new Date(), tell }: BackupOptions): Promise<MadeBackup> {
  needInstallation(home);
  needOutside(home, into);
  mkdirSync(into, { recursive: true, mode: 0o700 });
  removeHalves(into);
  const folder = path.join(into, backupName(now));
  const half = folder + PARTIAL;
  if (existsSync(folder) || existsSync(half))
    throw new StartFault(`${folder} exists already. Make another backup a second later.`);
  try {
    mkdirSync(half, { mode: 0o700 });
    const files: Record<string, StoredFile> = {};
    const pictures = new PictureFiles(home, half, files, earlierIn(into));
    // Pictures are stored before and after the database, so that the backup has every picture of its rows.
    await pictures.store();
    const found = await withStagedCopy(home, tell, async (copy) => {
      const counted = await count(copy);
      files[DATABASE] = await packFolder(copy.cluster, path.join(half, DATABASE));
      return counted;
    });
    await pictures.store();
    for (const name of SINGLE_FILES.filter((one) => existsSync(path.join(home, one))))
      files[name] = await storeFile(path.join(home, name), path.join(half, name));
    const made = { format: FORMAT, release: releaseVersion(), madeAt: now.toISOString() };
    const manifest: Manifest = { ...made, ...found, files };
    writeManifest(half, manifest);
    renameSync(half, folder);
    return { folder, manifest };
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    throw error;
  }
}

function count(copy: StagedCopy): Promise<Pick<Manifest, 'sums' | 'migrations' | 'postgres'>> {
  return copy.open(async (server) => ({
    postgres: readFileSync(path.join(copy.cluster, 'PG_VERSION'), 'utf8').trim(),
    migrations: await appliedMigrations(server),
    sums: await sumDatabases(server),
  }));
}

function earlierIn(into: string): Earlier | undefined {
  const folder = latestBackup(into);
  try {
    return folder === undefined ? undefined : { folder, files: readManifest(folder).files };
  } catch {
    return undefined;
  }
}

/** A backup inside of what is backed up would contain itself. */
export function needOutside(home: string, into: string): void {
  for (const name of ['postgres', 'files']) {
    const place = path.join(home, name);
    if (into === place || into.startsWith(place + path.sep))
      throw new StartFault(`${into} is part of the installation. Name another folder.`);
  }
}
