import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartFault } from '../start-fault';
import type { Binaries } from './binaries';

/** The system's user that PostgreSQL runs as. Empty: the one that we are. */
export interface DatabaseUser {
  readonly uid?: number;
  readonly gid?: number;
}

const NAME = 'postgres';

/** PostgreSQL refuses to run as root: there it runs as the user `postgres`, made where the machine has none. */
export function databaseUser(): DatabaseUser {
  if (process.getuid?.() !== 0) return {};
  const known = lookUp();
  if (known) return known;
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', NAME], { stdio: 'pipe' });
  } catch {
    execFileSync('adduser', ['-S', '-D', '-H', NAME], { stdio: 'pipe' });
  }
  const made = lookUp();
  if (!made)
    throw new StartFault(`PostgreSQL cannot run as root, and the user "${NAME}" could not be created.`);
  return made;
}

function lookUp(): DatabaseUser | undefined {
  const id = (what: string) => Number(execFileSync('id', [what, NAME], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/**
 * Lets the database's user reach a folder. Every parent folder that blocks it gets the right to pass through (execute,
 * not read), and each is reported. Only root does this, and only for a separate user.
 * @param tell reports the changes
 */
export function openTheWay(folder: string, user: DatabaseUser, tell: (sentence: string) => void): void {
  if (user.uid === undefined) return;
  for (let place = folder; ; place = path.dirname(place)) {
    const { mode, uid, gid } = statSync(place);
    const enters =
      uid === user.uid
        ? (mode & 0o100) !== 0
        : gid === user.gid
          ? (mode & 0o010) !== 0
          : (mode & 0o001) !== 0;
    if (!enters) {
      chmodSync(place, (mode & 0o7777) | (uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001));
      tell(`Allowed the database user to pass through ${place} (chmod o+x).`);
    }
    if (place === path.dirname(place)) return;
  }
}

/**
 * Returns the programs at a place where the database's user can run them. If a parent folder blocks that user (a 0700
 * home, a strict umask), it is a copy under `home`, which is accessible.
 * @param copied `as it is`: an existing copy is used, because a server may be running from it
 */
export function reachable(
  binaries: Binaries,
  user: DatabaseUser,
  home: string,
  copied: 'again' | 'as it is' = 'again',
): Binaries {
  const why = whyNotRunnable(binaries, user);
  if (why === undefined) return binaries;
  if (user.uid === undefined)
    throw new StartFault(`PostgreSQL cannot be run from ${binaries.folder}: ${why}`);
  const copy = path.join(home, 'programs');
  const folder = path.join(copy, 'bin');
  const open = { folder, postgres: path.join(folder, 'postgres'), initdb: path.join(folder, 'initdb') };
  if (copied === 'as it is' && whyNotRunnable(open, user) === undefined) return open;
  rmSync(copy, { recursive: true, force: true });
  cpSync(path.dirname(binaries.folder), copy, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', copy]);
  const stillNot = whyNotRunnable(open, user);
  if (stillNot !== undefined) throw new StartFault(`PostgreSQL cannot be run from ${folder}: ${stillNot}`);
  return open;
}

function whyNotRunnable(binaries: Binaries, user: DatabaseUser): string | undefined {
  const tried = spawnSync(binaries.postgres, ['--version'], { ...user, encoding: 'utf8', cwd: '/' });
  return tried.status === 0 ? undefined : (tried.error?.message ?? tried.stderr.trim());
}
