import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, stopWith } from '../root.mjs';
import { run } from '../run.mjs';
import { commitOfRelease, lastRelease } from './baselines.mjs';

const must = async (program, args, cwd) => {
  const { code, output, stdout } = await run(program, args, { cwd });
  if (code !== 0) stopWith(`${program} ${args.join(' ')}: ${output.trim()}`);
  return stdout.trim();
};

/**
 * Folder of the checkouts, outside `.cache`: versions up to 0.1.0 serve no page from below a folder whose name begins
 * with a dot.
 */
const CHECKOUTS = path.join(tmpdir(), 'kashikari-checkouts');

/**
 * Another version of the product, installed and built, in a folder of its commit; made once and kept.
 * @param {string | undefined} wanted a commit or tag; the last release where none is named
 * @param {{ web?: boolean }} [parts] web: with what browsers load
 * @returns {Promise<{ root: string, commit: string }>}
 */
export async function checkout(wanted, { web = false } = {}) {
  const released = lastRelease();
  const name = wanted ?? (released && (await commitOfRelease(released)));
  if (!name) stopWith('No commit of a release is here: name a commit to compare with.');
  const commit = await must('git', ['rev-parse', '--verify', `${name}^{commit}`]);
  const root = path.join(CHECKOUTS, commit.slice(0, 12));
  if (!existsSync(root)) {
    const half = `${root}.half`;
    mkdirSync(CHECKOUTS, { recursive: true });
    rmSync(half, { recursive: true, force: true });
    await must('git', ['clone', '--quiet', '--shared', '--no-checkout', ROOT, half]);
    await must('git', ['checkout', '--quiet', '--detach', commit], half);
    console.log(`Installing ${name} …`);
    await must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], half);
    renameSync(half, root);
  }
  await must(process.execPath, ['scripts/build.mjs', ...(web ? [] : ['--server'])], root);
  return { root, commit };
}
