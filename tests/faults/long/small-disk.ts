import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Size for the database, its write-ahead log and the bookings of a whole run, megabytes. */
const SIZE = 3_000;

/** A disk of the test's own, to be filled; where none may be mounted, a folder that must not be. */
export class SmallDisk {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'kashikari-disk-'));
  readonly isOwn: boolean;

  constructor(megabytes = SIZE) {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', this.folder];
    this.isOwn = spawnSync('mount', options).status === 0;
  }

  remove(): void {
    if (this.isOwn) spawnSync('umount', [this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Reason why the test can't have a separate disk here. */
export const noDisk: string | undefined = (() => {
  const probe = new SmallDisk(1);
  probe.remove();
  return probe.isOwn ? undefined : 'this user may not mount a small disk';
})();
