import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { at } from '../root.mjs';

/** Every package that the lock installs, each version once. */
export function installed(lockFile = at('package-lock.json')) {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8'));
  const found = new Map();
  for (const [place, { version, link, name, dev }] of Object.entries(packages)) {
    if (!place.includes('node_modules/') || link || !version) continue;
    const own = name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const key = `${own}@${version}`;
    found.set(key, { name: own, version, dev: Boolean(dev) && (found.get(key)?.dev ?? true) });
  }
  return [...found.values()];
}

/**
 * Known holes in what is installed, by advisories in OSV's format: a file of one or of a list of them, or a folder of
 * files, as osv.dev gives them out for npm. For machines that reach no registry.
 * @returns {{ read: number, holes: string[] }} how many advisories were read, and a sentence for each hole
 */
export function holesIn(source, packages = installed()) {
  const advisories = read(source).filter(({ withdrawn }) => !withdrawn);
  const byName = new Map();
  for (const one of packages) byName.set(one.name, [...(byName.get(one.name) ?? []), one]);
  const holes = advisories.flatMap((advisory) =>
    (advisory.affected ?? [])
      .filter((affected) => affected.package?.ecosystem === 'npm')
      .flatMap((affected) =>
        (byName.get(affected.package.name) ?? [])
          .filter(({ version }) => isAffected(version, affected))
          .map(
            ({ name, version }) => `${advisory.id}: ${name} ${version}: ${advisory.summary ?? 'no summary'}`,
          ),
      ),
  );
  return { read: advisories.length, holes: [...new Set(holes)].sort() };
}

/** A version named, or one in a half-open range `introduced` … `fixed` (or up to `last_affected`, inclusive). */
function isAffected(version, { versions = [], ranges = [] }) {
  if (versions.includes(version)) return true;
  return ranges
    .filter(({ type }) => type === 'SEMVER' || type === 'ECOSYSTEM')
    .some(({ events }) => {
      let inside = false;
      for (const { introduced, fixed, last_affected: last } of events) {
        if (introduced !== undefined && (introduced === '0' || semver.gte(version, introduced)))
          inside = true;
        if (fixed !== undefined && semver.gte(version, fixed)) inside = false;
        if (last !== undefined && semver.gt(version, last)) inside = false;
      }
      return inside;
    });
}

function read(source) {
  if (!existsSync(source)) throw new Error(`ADVISORIES names no existing file: ${source}`);
  const files = statSync(source).isDirectory()
    ? readdirSync(source)
        .filter((name) => name.endsWith('.json'))
        .map((name) => path.join(source, name))
    : [source];
  return files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')));
}
