import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { at } from '../root.mjs';

const NEVER = new Set(['node_modules', 'dist', '.cache', '.data', '.swc', 'coverage']);

/**
 * Every file under the given files and folders, as path → hash of its content. Content, not time: a fresh clone, a
 * switched branch and a touched file all answer rightly.
 * @param {string[]} paths relative to the repository
 * @param {(path: string) => boolean} [keep]
 * @returns {Record<string, string>}
 */
export function fingerprint(paths, keep = () => true) {
  const found = {};
  const visit = (path) => {
    if (statSync(at(path)).isDirectory()) {
      for (const entry of readdirSync(at(path)).sort()) {
        if (!NEVER.has(entry)) visit(`${path}/${entry}`);
      }
    } else if (keep(path)) {
      found[path] = hash(readFileSync(at(path)));
    }
  };
  for (const path of paths) if (existsSync(at(path))) visit(path);
  return found;
}

/** A short hash of some content. */
export function hash(content) {
  return createHash('sha1').update(content).digest('base64url');
}

/** The paths whose hash is not the one of `before`, and those that are gone. */
export function difference(before, now) {
  const changed = Object.keys(now).filter((path) => before[path] !== now[path]);
  const removed = Object.keys(before).filter((path) => !(path in now));
  return { changed, removed };
}
