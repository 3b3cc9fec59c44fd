import { readFileSync } from 'node:fs';

/** Clock ticks a second in /proc (sysconf(_SC_CLK_TCK)); 100 on every Linux that Node runs on. */
const TICKS = 100;

/**
 * User and system time of this process and of all its descendants that have ended and were waited for, seconds. Unlike the
 * time on the wall it says what a run costs also where others share the machine.
 * @returns {number | undefined} undefined where the system has no /proc
 */
export function coreSeconds() {
  try {
    // The name of the program, in brackets, may hold spaces (proc(5): utime, stime, cutime, cstime are fields 14 to 17).
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
  } catch {
    return undefined;
  }
}
