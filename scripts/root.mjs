import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The folder of the repository; every script works from here, wherever it was called. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Folder that may be deleted at any time: stamps of builds, caches of tools. */
export const CACHE = path.join(ROOT, '.cache');

/** The path of a file in the repository. */
export const at = (...parts) => path.join(ROOT, ...parts);

/** Ends the process with one sentence instead of a stack trace. */
export function stopWith(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}
