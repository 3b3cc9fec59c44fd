import { existsSync, mkdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { StartFault, fileFault } from '../start-fault';

/** The places of a stand-alone installation under DATA_DIR. */
export interface Places {
  readonly home: string;
  /** The embedded PostgreSQL's cluster, owned by the user it runs as. */
  readonly cluster: string;
  readonly secrets: string;
  /** Folder of the logs, one per process. */
  readonly log: string;
  /** State of the running product: process ids, and with test hooks the databases' addresses. */
  readonly run: string;
}

/** Disk space that a start needs, MB: a new cluster takes 60 MB, an old one may have to replay its log. */
const NEEDED_MB = { fresh: 300, again: 64 };

/** Returns the folder in which a backup is unpacked until all of it has been checked. */
export const unfinishedRestore = (home: string): string => path.join(home, 'restore.partial');

/** Returns the folder in which a database is unpacked that replaces the one of a failed upgrade. */
export const putBackFolder = (home: string): string => path.join(home, 'put-back');

/** The cluster in that folder. It counts once the other has been moved away. */
export const clusterToPutBack = (home: string): string => path.join(putBackFolder(home), 'postgres');

/** Makes DATA_DIR and its folders where they are missing. */
export function prepareDataDir(home: string, freeMb = freeMegabytes): Places {
  const places: Places = {
    home,
    cluster: path.join(home, 'postgres'),
    secrets: path.join(home, 'secrets.json'),
    log: path.join(home, 'log'),
    run: path.join(home, 'run'),
  };
  if (existsSync(unfinishedRestore(home)))
    throw new StartFault(`A restore into ${home} has not ended. Empty the folder and restore again.`);
  finishPuttingBack(places.cluster, home);
  try {
    // 0711: the database's user may pass through; the others see nothing.
    makeFolder(home, 0o711);
    // Pictures and mails are written by the services; the folders are closed to others before they come.
    for (const name of ['log', 'run', 'files', 'mail']) {
      mkdirSync(path.join(home, name), { recursive: true, mode: 0o700 });
    }
  } catch (error) {
    throw fileFault(error, home) ?? error;
  }
  const needed = existsSync(places.cluster) ? NEEDED_MB.again : NEEDED_MB.fresh;
  const free = freeMb(home);
  if (free < needed) {
    throw new StartFault(
      `The disk that holds ${home} is full: ${free} MB are free, and starting needs ${needed} MB. Free some space, or set DATA_DIR to another disk.`,
    );
  }
  return places;
}

/** Ends what a failed upgrade was killed in: between two renames, or before them. */
function finishPuttingBack(cluster: string, home: string): void {
  if (!existsSync(putBackFolder(home))) return;
  if (!existsSync(cluster) && existsSync(clusterToPutBack(home))) renameSync(clusterToPutBack(home), cluster);
  rmSync(putBackFolder(home), { recursive: true, force: true });
}

/**
 * Creates a folder and its parents, from the top. Node's own `recursive` loops forever if a file system accepts nothing
 * and reports that the parent is missing, as /proc does.
 */
function makeFolder(folder: string, mode: number): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

function freeMegabytes(folder: string): number {
  const disk = statfsSync(folder);
  return Math.floor((disk.bavail * disk.bsize) / 1_048_576);
}
