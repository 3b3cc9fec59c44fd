import { readdirSync, readFileSync } from 'node:fs';
import type { Pod } from './cluster';

const read = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

/** Kills the process in a pod with `kill -9` from the node's machine, without warning inside. */
export function killPod({ metadata }: Pod): void {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const inPod = numbers.filter((pid) => read(pid, 'cgroup').includes(`/pod${metadata.uid}/`));
  const victims = inPod.filter((pid) => read(pid, 'cmdline').startsWith('node\0'));
  if (victims.length !== 1) throw new Error(`${victims.length} processes of node in ${metadata.name}`);
  process.kill(Number(victims[0]), 'SIGKILL');
}
