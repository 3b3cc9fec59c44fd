import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE } from '../root.mjs';

const file = (name) => path.join(CACHE, 'build', `${name}.json`);

/** Returns the inputs of a part's last build, path → hash; empty if it was never built. */
export function readStamp(name) {
  try {
    return JSON.parse(readFileSync(file(name), 'utf8'));
  } catch {
    return {};
  }
}

/** Notes what a part was built from. Written after the build, so that a broken one is done again. */
export function writeStamp(name, inputs) {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), JSON.stringify(inputs));
}

const LOCK = path.join(CACHE, 'build.lock');

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Two builds at once would write the same files: the second waits for the first. */
export async function alone(work) {
  mkdirSync(CACHE, { recursive: true });
  for (;;) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const holder = existsSync(LOCK) ? Number(readFileSync(LOCK, 'utf8')) : 0;
      if (holder && !isAlive(holder)) rmSync(LOCK, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  try {
    return await work();
  } finally {
    rmSync(LOCK, { force: true });
  }
}
