import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { PARTIAL } from './manifest';

const NAME = /^kashikari-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/;

/** Half a backup that is older than this was killed: none takes so long, milliseconds. */
const HALF_MS = 24 * 3_600_000;

/** The name of a backup's folder: `kashikari-20260401T030000Z`, in UTC. */
export function backupName(at: Date): string {
  return `kashikari-${at.toISOString().replace(/[-:]|[.]\d+/g, '')}`;
}

/** The moment in the name of a backup; undefined for any other name. */
export function momentOf(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? [];
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : undefined;
}

/** Names of the whole backups in a folder, oldest first. */
export function backupsIn(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => NAME.test(name))
        .sort()
    : [];
}

/** The newest backup in a folder. */
export function latestBackup(folder: string): string | undefined {
  const name = backupsIn(folder).at(-1);
  return name && path.join(folder, name);
}

/** Deletes all backups in a folder but the newest `keep`. */
export function keepNewest(folder: string, keep: number): void {
  for (const name of backupsIn(folder).slice(0, -keep)) {
    // The manifest goes first: half a backup without its manifest doesn't count as one.
    rmSync(path.join(folder, name, 'manifest.json'), { force: true });
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Deletes what backups have left that were killed. */
export function removeHalves(folder: string, now = Date.now()): void {
  for (const name of readdirSync(folder)) {
    const place = path.join(folder, name);
    if (name.startsWith('kashikari-') && name.endsWith(PARTIAL) && now - statSync(place).mtimeMs > HALF_MS)
      rmSync(place, { recursive: true, force: true });
  }
}
