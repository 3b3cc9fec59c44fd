import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { clusterToPutBack, putBackFolder } from '../files/data-dir';
import { verifyFiles } from './stored-files';
import type { MadeBackup } from './make-backup';
import { superuserPassword } from './open-installation';
import { restoreCluster } from './restore-cluster';

interface PutBack {
  readonly home: string;
  readonly backup: MadeBackup;
  readonly tell: (sentence: string) => void;
}

/**
 * Replaces the database of an installation that is stopped by that of a backup. Pictures and secrets stay: migrations
 * don't change them. If it is killed, the next start sees which of both counts (files/data-dir.ts).
 */
export async function putDatabaseBack({ home, backup: { folder, manifest }, tell }: PutBack): Promise<void> {
  await verifyFiles(folder, manifest.files);
  const half = putBackFolder(home);
  rmSync(half, { recursive: true, force: true });
  // 0711: the database's user may pass through.
  mkdirSync(half, { mode: 0o711 });
  const password = superuserPassword(home);
  await restoreCluster({ backup: folder, manifest, home, into: half, password, tell });
  const cluster = path.join(home, 'postgres');
  const former = path.join(half, 'former');
  if (existsSync(cluster)) renameSync(cluster, former);
  renameSync(clusterToPutBack(home), cluster);
  rmSync(half, { recursive: true, force: true });
}
