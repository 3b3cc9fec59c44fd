import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { identify, stillRuns, type ProcessIdentity } from '../files/process-identity';
import { stopLeftOver } from '../postgres/left-over';
import { StartFault } from '../start-fault';

const OWNER = 'owner.json';

/**
 * `DATA_DIR/backup.staging`: where the copy of the database is opened before it becomes a backup. It is on the disk of
 * the database, because a backup may go to a disk that knows no owners. One process at a time has it.
 */
export class Staging {
  private constructor(readonly folder: string) {}

  get cluster(): string {
    return path.join(this.folder, 'postgres');
  }

  get log(): string {
    return path.join(this.folder, 'postgres.log');
  }

  /**
   * @throws StartFault while another backup of this installation is being made
   */
  static async take(home: string): Promise<Staging> {
    await Staging.clear(home);
    const staging = new Staging(folderIn(home));
    const mine = `${staging.folder}.${process.pid}`;
    rmSync(mine, { recursive: true, force: true });
    // 0711: the database's user may pass through.
    mkdirSync(mine, { mode: 0o711 });
    writeFileSync(path.join(mine, OWNER), JSON.stringify(identify(process.pid)), { mode: 0o600 });
    try {
      // Fails if another process has been quicker: its folder is not empty.
      renameSync(mine, staging.folder);
    } catch {
      rmSync(mine, { recursive: true, force: true });
      throw inUse(home);
    }
    return staging;
  }

  /**
   * Removes what a backup has left that was killed, with its server.
   * @throws StartFault while a backup is being made
   */
  static async clear(home: string): Promise<void> {
    const folder = folderIn(home);
    if (!existsSync(folder)) return;
    if (ownerRuns(folder)) throw inUse(home);
    await stopLeftOver(path.join(folder, 'postgres'));
    rmSync(folder, { recursive: true, force: true });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const folderIn = (home: string) => path.join(home, 'backup.staging');

const inUse = (home: string) =>
  new StartFault(`Another backup of ${home} is being made. Wait until it has ended.`);

function ownerRuns(folder: string): boolean {
  try {
    return stillRuns(JSON.parse(readFileSync(path.join(folder, OWNER), 'utf8')) as ProcessIdentity);
  } catch {
    return false;
  }
}
