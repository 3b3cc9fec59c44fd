// `npm run check [name …]`: format, lint, types, words, rooms, protos, OpenAPI, known holes. Ends with what failed.
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { ROOT, stopWith } from './root.mjs';
import { inParallel } from './run.mjs';
import { install } from './setup/install.mjs';
import { needNode } from './setup/node-version.mjs';

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);

/**
 * Runs the checks, two at a time, and says each verdict as it comes.
 * @param {string[]} [names] only these
 * @param {string[]} [without] not these
 * @returns {Promise<{ passed: number, failed: number, skipped: number, red: string[] }>} `red` names what failed
 */
export async function check(names = [], without = []) {
  const { CHECKS } = await import('./checks/checks.mjs');
  const count = { passed: 0, failed: 0, skipped: 0, red: [] };
  const one = async ({ name, states, run }) => {
    const began = performance.now();
    const verdict = await run();
    if ('skipped' in verdict) {
      count.skipped += 1;
      console.log(`SKIP  ${name}: ${verdict.skipped}`);
    } else if (verdict.ok) {
      count.passed += 1;
      console.log(`ok    ${name}: ${states} (${seconds(began)} s)`);
      if (verdict.note) console.log(`NOTE  ${name}: ${verdict.note}`);
    } else {
      count.failed += 1;
      count.red.push(`check ${name}: ${states}`);
      console.log(`FAIL  ${name}: ${states}\n${(verdict.said ?? '').replace(/^/gm, '      ')}`);
    }
  };
  const unknown = names.filter((name) => !CHECKS.some((one) => one.name === name));
  if (unknown.length)
    stopWith(
      `Unknown check: ${unknown.join(', ')}. There are: ${CHECKS.map(({ name }) => name).join(', ')}.`,
    );
  const wanted = CHECKS.filter(
    ({ name }) => (!names.length || names.includes(name)) && !without.includes(name),
  );
  await inParallel(
    2,
    wanted.map((entry) => () => one(entry)),
  );
  return count;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  needNode();
  process.chdir(ROOT);
  await install();
  await build({ server: false, web: false });
  const { passed, failed, skipped } = await check(process.argv.slice(2));
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed ? 1 : 0;
}
