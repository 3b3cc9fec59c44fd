import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const SHAPE = z.object({
  /** The newest backup that was made. */
  made: z.object({ at: z.string(), folder: z.string() }).optional(),
  /** The newest attempt that failed, if none succeeded since. */
  failed: z.object({ at: z.string(), reason: z.string() }).optional(),
});

export type LastBackup = z.infer<typeof SHAPE>;

const fileIn = (home: string) => path.join(home, 'backup.json');

/** Reads what was noted last; nothing where none was made. */
export function lastBackup(home: string): LastBackup {
  try {
    return SHAPE.parse(JSON.parse(readFileSync(fileIn(home), 'utf8')));
  } catch {
    return {};
  }
}

/** Notes a backup that was made. */
export function noteMade(home: string, folder: string, at = new Date()): void {
  write(home, { made: { at: at.toISOString(), folder } });
}

/** Notes an attempt that failed. */
export function noteFailed(home: string, reason: string, at = new Date()): void {
  write(home, { ...lastBackup(home), failed: { at: at.toISOString(), reason } });
}

/** Returns the time up to which everything is backed up: the last backup, or the creation of the database. */
export function backedUpUntil(home: string): Date | undefined {
  const { made } = lastBackup(home);
  if (made) return new Date(made.at);
  const version = path.join(home, 'postgres/PG_VERSION');
  return existsSync(version) ? statSync(version).mtime : undefined;
}

function write(home: string, content: LastBackup): void {
  const file = fileIn(home);
  writeFileSync(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
