import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const fileIn = (home: string) => path.join(home, 'upgrade.json');

/** Notes that an upgrade changes the database from now on. */
export function noteUpgrade(home: string, backup: string): void {
  writeFileSync(fileIn(home), `${JSON.stringify({ backup })}\n`, { mode: 0o600, flush: true });
}

/** Notes that the database is whole: that of the new release, or that of before. */
export function noteUpgradeEnded(home: string): void {
  rmSync(fileIn(home), { force: true });
}

/** The backup of an upgrade that was killed before its end; undefined where there was none. */
export function backupOfUpgrade(home: string): string | undefined {
  if (!existsSync(fileIn(home))) return undefined;
  return (JSON.parse(readFileSync(fileIn(home), 'utf8')) as { backup: string }).backup;
}
