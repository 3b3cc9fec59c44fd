import { readFileSync, readdirSync } from 'node:fs';
import os from 'node:os';

/** Clock ticks a second in /proc; 100 on every Linux that Node runs on. */
const TICKS = 100;

const fieldsOf = (pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');

/** Seconds of CPU that a process has used, with children that have ended and, for a whole tree, with those that live. */
function secondsOf(pid, tree) {
  try {
    const fields = fieldsOf(pid);
    const own = (Number(fields[11]) + Number(fields[12]) + Number(fields[13]) + Number(fields[14])) / TICKS;
    return tree ? childrenOf(pid).reduce((sum, child) => sum + secondsOf(child, false), own) : own;
  } catch {
    return 0;
  }
}

function childrenOf(pid) {
  return readdirSync('/proc').filter((entry) => {
    try {
      return /^\d+$/.test(entry) && Number(fieldsOf(entry)[1]) === pid;
    } catch {
      return false;
    }
  });
}

/** Seconds of CPU that the machine has used for anybody. */
function machineSeconds() {
  const [, user, nice, system, , , irq, softirq] = readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]
    .split(/\s+/)
    .map(Number);
  return (user + nice + system + irq + softirq) / TICKS;
}

/**
 * Begins to watch processes.
 * @param {Record<string, { pid: number, tree?: boolean }>} processes PostgreSQL is a tree: a process for each session
 * @returns {() => { cpu: Record<string, number>, othersShare: number }} ends it: seconds of CPU by process, and the share
 *   of the machine that went to anybody else
 */
export function watchCpu(processes) {
  const read = () =>
    Object.fromEntries(
      Object.entries(processes).map(([name, { pid, tree }]) => [name, secondsOf(pid, tree)]),
    );
  const [before, machineBefore, began] = [read(), machineSeconds(), performance.now()];
  return () => {
    const [after, machineAfter] = [read(), machineSeconds()];
    const elapsed = ((performance.now() - began) / 1000) * os.availableParallelism();
    const cpu = Object.fromEntries(Object.keys(after).map((name) => [name, after[name] - before[name]]));
    const ours = Object.values(cpu).reduce((sum, seconds) => sum + seconds, 0);
    return { cpu, othersShare: Math.max(0, (machineAfter - machineBefore - ours) / elapsed) };
  };
}

/** The machine in one line. */
export function machine() {
  const [processor] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return `${os.availableParallelism()} × ${processor?.model.trim() || os.arch()}, ${memory} GB, ${os.type()} ${os.release()}, Node ${process.versions.node}`;
}
