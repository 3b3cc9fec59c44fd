import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { findBinaries } from '../postgres/binaries';
import { databaseUser, reachable } from '../postgres/database-user';
import { differenceOf, sumDatabases } from '../postgres/table-sums';
import { withServer } from '../postgres/temporary-server';
import { StartFault } from '../start-fault';
import { unpackArchive } from './archive';
import { DATABASE, type Manifest } from './manifest';

export interface ClusterRestore {
  readonly backup: string;
  readonly manifest: Manifest;
  /** DATA_DIR. */
  readonly home: string;
  /** The folder that gets `postgres`. */
  readonly into: string;
  /** Password of the database's superuser. */
  readonly password: string;
  readonly tell: (sentence: string) => void;
}

/**
 * Unpacks the cluster of a backup, starts it and compares every table with the manifest.
 * @throws StartFault that names a table that is not what it was
 */
export async function restoreCluster(restore: ClusterRestore): Promise<void> {
  const { backup, manifest, home, into, password, tell } = restore;
  const cluster = path.join(into, 'postgres');
  const user = databaseUser();
  const give = (place: string) => {
    if (user.uid !== undefined && user.gid !== undefined) chownSync(place, user.uid, user.gid);
  };
  mkdirSync(cluster, { mode: 0o700 });
  give(cluster);
  await unpackArchive(path.join(backup, DATABASE), cluster, give);
  const logFile = path.join(into, 'restore.log');
  const sums = await withServer({ home, cluster, logFile, password, tell }, sumDatabases);
  const difference = differenceOf(manifest.sums, sums);
  if (difference) throw new StartFault(`The restored database is not what it was: ${difference}.`);
  const { initdb } = reachable(findBinaries(), user, home, 'as it is');
  // The unpacked files are synced to the disk before they count.
  execFileSync(initdb, ['--sync-only', '-D', cluster], { ...user, cwd: '/', stdio: 'pipe' });
}
