import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from '../root.mjs';
import { run } from '../run.mjs';

/** What of the last release is kept to compare with, made by `npm run release` and by nobody else. */
export const PROTO_BASELINE = 'proto/baseline.binpb';
export const REST_BASELINE = 'docs/openapi.released.json';

/** Of which release they are, and what they hold. */
const RECORD = 'proto/baseline.json';

const digest = (file) =>
  createHash('sha256')
    .update(readFileSync(at(file)))
    .digest('hex');
const digests = () => Object.fromEntries([PROTO_BASELINE, REST_BASELINE].map((file) => [file, digest(file)]));

/**
 * Makes both baselines of what stands in the tree.
 * @param {string} version of the release, without `v`; empty before the first
 */
export async function refresh(version) {
  const { code, output } = await run(at('node_modules/.bin/buf'), ['build', '-o', PROTO_BASELINE]);
  if (code !== 0) throw new Error(output.trim());
  copyFileSync(at('docs/openapi.json'), at(REST_BASELINE));
  writeFileSync(at(RECORD), `${JSON.stringify({ version, sha256: digests() }, null, 2)}\n`);
}

/** The last tag that is a release (`v1.2.3`) of this branch; undefined where there is none, or no git. */
export async function lastRelease() {
  const { code, stdout } = await run('git', ['describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*']);
  return code === 0 ? stdout.trim().slice(1) : undefined;
}

/**
 * Whether both baselines are those of the last release. Where no tag says which that is, only that nobody changed them by hand.
 * @returns {Promise<import('../checks/checks.mjs').Verdict>}
 */
export async function checkBaselines() {
  const missing = [PROTO_BASELINE, REST_BASELINE, RECORD].filter((file) => !existsSync(at(file)));
  if (missing.length)
    return { ok: false, said: `${missing.join(', ')}: made by npm run release, and not there` };
  const { version, sha256 } = JSON.parse(readFileSync(at(RECORD), 'utf8'));
  const now = digests();
  const changed = Object.keys(now).filter((file) => now[file] !== sha256[file]);
  if (changed.length) return { ok: false, said: `${changed.join(', ')}: only npm run release changes it` };
  const released = await lastRelease();
  if (released === undefined)
    return {
      ok: true,
      note: `no tag of a release is here to compare with; they are of ${version || 'none yet'}`,
    };
  return {
    ok: version === released,
    said: `the baselines are of ${version || 'no release'}, the last tag is v${released}; npm run release makes both`,
  };
}
