import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from '../root.mjs';
import { run } from '../run.mjs';

/** Baselines of the last release for comparison; only `npm run release` writes them. */
export const PROTO_BASELINE = 'proto/baseline.binpb';
export const REST_BASELINE = 'docs/openapi.released.json';

/** Record of the baselines' release and digests. */
const RECORD = 'proto/baseline.json';

const digest = (file) =>
  createHash('sha256')
    .update(readFileSync(at(file)))
    .digest('hex');
const digests = () => Object.fromEntries([PROTO_BASELINE, REST_BASELINE].map((file) => [file, digest(file)]));

/**
 * Writes both baselines from the working tree.
 * @param {string} version of the release, without `v`; empty before the first
 */
export async function refresh(version) {
  const { code, output } = await run(at('node_modules/.bin/buf'), ['build', '-o', PROTO_BASELINE]);
  if (code !== 0) throw new Error(output.trim());
  copyFileSync(at('docs/openapi.json'), at(REST_BASELINE));
  writeFileSync(at(RECORD), `${JSON.stringify({ version, sha256: digests() }, null, 2)}\n`);
}

/** The version of the last release, as its baselines record it; a clone without tags has it too. Undefined before the first. */
export function lastRelease() {
  return (existsSync(at(RECORD)) && JSON.parse(readFileSync(at(RECORD), 'utf8')).version) || undefined;
}

/**
 * The commit of a release: its tag, or, in a clone that has no tags, the commit that `npm run release` made.
 * @param {string} version without `v`
 * @returns {Promise<string | undefined>}
 */
export async function commitOfRelease(version) {
  const tag = await run('git', ['rev-parse', '--quiet', '--verify', `v${version}^{commit}`]);
  if (tag.code === 0) return tag.stdout.trim();
  const subject = `^Release ${version.replaceAll('.', '[.]')}$`;
  const { stdout } = await run('git', ['log', '--format=%H', '--max-count=1', `--grep=${subject}`]);
  return stdout.trim() || undefined;
}

/**
 * Checks that the last release wrote both baselines, in the version that package.json names.
 * @returns {Promise<import('../checks/checks.mjs').Verdict>}
 */
export async function checkBaselines() {
  const missing = [PROTO_BASELINE, REST_BASELINE, RECORD].filter((file) => !existsSync(at(file)));
  if (missing.length)
    return { ok: false, said: `${missing.join(', ')}: missing; npm run release writes them` };
  const { version, sha256 } = JSON.parse(readFileSync(at(RECORD), 'utf8'));
  const now = digests();
  const changed = Object.keys(now).filter((file) => now[file] !== sha256[file]);
  if (changed.length) return { ok: false, said: `${changed.join(', ')}: only npm run release changes it` };
  const { version: current } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  return {
    ok: version === current,
    said: `the baselines are of ${version || 'no release'}, package.json names ${current}; npm run release writes both`,
  };
}
