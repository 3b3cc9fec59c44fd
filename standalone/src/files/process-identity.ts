import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process that can't be mistaken for a later one that was given the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Start time in the system's own format; only compared, never parsed. */
  readonly started: string;
}

/** Returns the identity of a running process; undefined if no process has that id. */
export function identify(pid: number): ProcessIdentity | undefined {
  const started = startOf(pid);
  return started === undefined ? undefined : { pid, started };
}

export function stillRuns(noted: ProcessIdentity): boolean {
  return startOf(noted.pid) === noted.started;
}

function startOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      // The name in parentheses may hold blanks; after it, field 3 is the state and field 22 the start.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return fields[0] === 'Z' ? undefined : fields[19];
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
