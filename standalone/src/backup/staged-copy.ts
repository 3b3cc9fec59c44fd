import path from 'node:path';
import { statfsSync, statSync } from 'node:fs';
import { copyRunningCluster } from '../postgres/base-copy';
import { databaseUser } from '../postgres/database-user';
import type { AnsweringServer } from '../postgres/superuser';
import { withServer } from '../postgres/temporary-server';
import { StartFault } from '../start-fault';
import { superuserPassword, withInstallation } from './open-installation';
import { Staging } from './staging';
import { listFolder } from './stored-files';

/** A copy of an installation's database, as of one moment. */
export interface StagedCopy {
  /** Folder of the copy; a server that was opened on it has shut down cleanly. */
  readonly cluster: string;
  /** Recovers the copy, and runs `work` while its server answers. */
  open<T>(work: (server: AnsweringServer) => Promise<T>): Promise<T>;
}

/** Reserve for log segments and for data written while the copy is made. */
const SPARE_BYTES = 200 * 1_048_576;

/** A copy that is thrown away after a crash need not be safe from one. */
const SETTINGS = { autovacuum: 'off', fsync: 'off' };

/**
 * Copies the database of an installation, also while it is used, runs `act` on the copy, and removes it.
 * @throws StartFault if another copy is being made, or there is not enough space
 */
export async function withStagedCopy<T>(
  home: string,
  tell: (sentence: string) => void,
  act: (copy: StagedCopy) => Promise<T>,
): Promise<T> {
  const staging = await Staging.take(home);
  try {
    await needRoom(home);
    const { cluster, log: logFile } = staging;
    await withInstallation(home, tell, (server) =>
      copyRunningCluster(server, path.join(home, 'postgres'), cluster, databaseUser()),
    );
    const password = superuserPassword(home);
    const server = { home, cluster, logFile, password, settings: SETTINGS, tell };
    return await act({ cluster, open: (work) => withServer(server, work) });
  } finally {
    staging.remove();
  }
}

async function needRoom(home: string): Promise<void> {
  const cluster = path.join(home, 'postgres');
  const { files } = await listFolder(cluster);
  const sizes = files.map((file) => statSync(path.join(cluster, file), { throwIfNoEntry: false })?.size ?? 0);
  const needed = sizes.reduce((sum, size) => sum + size, SPARE_BYTES);
  const { bavail, bsize } = statfsSync(home);
  if (bavail * bsize < needed) {
    const mb = (bytes: number) => Math.ceil(bytes / 1_048_576);
    throw new StartFault(
      `The disk that holds ${home} has ${mb(bavail * bsize)} MB free, and a copy of the database needs ${mb(needed)} MB for a while. Free some space.`,
    );
  }
}
