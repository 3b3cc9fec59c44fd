// Groups of processes that the kubelet and containerd make outlive the node's namespaces; empty, they are taken away.
import { existsSync, readFileSync, readdirSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const ROOT = '/sys/fs/cgroup';

/** Folders that only a Kubernetes makes. */
const OURS = ['kubepods', 'k8s.io'];

/** Returns each controller's folder, and in it the cgroup of this process, where a cgroup namespace begins. */
function beginnings() {
  const lines = readFileSync('/proc/self/cgroup', 'utf8').trim().split('\n');
  return lines.flatMap((line) => {
    const [, controllers, own] = line.split(':');
    const folder = path.join(ROOT, controllers.replace('name=', ''));
    return [path.join(folder, own), folder];
  });
}

function remove(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) remove(path.join(folder, entry.name));
  rmdirSync(folder);
}

/** Processes that were killed leave their group a moment later: tries for some seconds. */
export async function sweepGroups() {
  const folders = [...new Set(beginnings())].flatMap((place) => OURS.map((name) => path.join(place, name)));
  for (let tries = 0; tries < 20; tries++) {
    const left = folders.filter((folder) => {
      try {
        if (existsSync(folder)) remove(folder);
        return false;
      } catch {
        return true;
      }
    });
    if (!left.length) return;
    await wait(300);
  }
}
