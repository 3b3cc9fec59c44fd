import { existsSync, readFileSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Content of `postmaster.pid`, which a running server writes. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** `starting`, `ready`, `stopping`, `standby`. */
  readonly status: string;
}

/** Sessions look for their server at every wait; a busy one first ends its statement. */
const SESSIONS_END_MS = 20_000;

/** Reads `postmaster.pid` of a cluster; undefined if it is missing or incomplete. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3] ?? 0), status: (lines[7] ?? '').trim() } : undefined;
}

/** Returns true if `pid` is a PostgreSQL server of this cluster, and not another process that got the id since. */
function servesCluster(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux') return true;
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
  } catch {
    return false;
  }
}

/** Returns true if a session of the cluster still runs; each has the cluster as its working folder. Linux only. */
function hasSessions(cluster: string): boolean {
  const inside = (pid: string) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === cluster;
    } catch {
      return false;
    }
  };
  return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && inside(entry));
}

/**
 * Ends the server that an earlier start left running when it was killed. It is stopped rather than taken over: one
 * way to start, one log, the present settings.
 * @returns whether there was one
 */
export async function stopLeftOver(cluster: string): Promise<boolean> {
  const found = readPostmaster(cluster);
  if (!found) return false;
  const runs = () => servesCluster(found.pid, cluster);
  if (runs()) {
    await stopServer(found.pid, runs);
    return true;
  }
  await forgetDead(cluster);
  return false;
}

/**
 * Removes the lock file of a dead server. PostgreSQL does so itself, unless its process id is still taken. That may be
 * another process, or its own zombie in a container whose first process does not reap. Its sessions end when they
 * notice that it died, and are awaited.
 */
async function forgetDead(cluster: string): Promise<void> {
  if (process.platform !== 'linux') return;
  for (let waited = 0; waited < SESSIONS_END_MS && hasSessions(cluster); waited += 100) await wait(100);
  if (!hasSessions(cluster)) rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
}

/**
 * Stops a server: fast (sessions are ended, everything is written) and, if it doesn't come to an end, at once (it
 * recovers from its log at the next start). Nothing that was confirmed is lost either way.
 * @param runs whether it still runs
 */
export async function stopServer(pid: number, runs: () => boolean, fastMs = 30_000): Promise<void> {
  for (const [signal, timeout] of [
    ['SIGINT', fastMs],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (!runs()) return;
    process.kill(pid, signal);
    for (let waited = 0; waited < timeout; waited += 20) {
      if (!runs()) return;
      await wait(20);
    }
  }
}
