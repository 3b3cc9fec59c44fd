// `npm test`: installs and builds what is missing, runs every test and check, and ends with one line of counts; the line before it
// says what that cost. `npm test -- pattern …` runs only the jest files whose path matches, and no checks;
// `npm test -- --changed [commit]` the checks, and the tests that a change since then can touch.
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { ROOT, stopWith } from './root.mjs';
import { install } from './setup/install.mjs';
import { needNode } from './setup/node-version.mjs';
import { filesChangedSince, touched } from './tests/changed.mjs';
import { coreSeconds } from './tests/core-seconds.mjs';
import { BUILT_MARK, prefetch } from './tests/prefetch.mjs';
import rotation from './tests/rotation.cjs';
import { seedOfChange } from './tests/seed.mjs';

needNode();
process.chdir(ROOT);
const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean' } },
  allowPositionals: true,
});
await install();

const { runJest } = await import('./tests/jest.mjs');

const seed = Number(process.env.TEST_SEED) || seedOfChange();
const chosen = positionals.length ? ['--runInBand', ...positionals] : [];
const args = values.changed ? touched(filesChangedSince(positionals[0])) : chosen;
// Only where all is asked for, and not by the long run.
const turn = args.length || values.changed || process.env.LONG_TESTS ? {} : { TEST_TURN: String(seed) };

// Tests of the whole product run what `npm start` runs, so everything is built first.
const [{ lacks, later, isRunning }] = await Promise.all([
  prefetch(turn),
  build().catch((error) => stopWith(`${error.message}\n\nThe build failed. See the output above.`)),
]);
// What is built once is kept, as what is fetched: neither is what the tests cost.
const prepared = coreSeconds();
const fetchesOn = isRunning();
for (const sentence of lacks) console.log(`NOTE  ${sentence}`);

console.log(`Generated tests start from TEST_SEED=${seed}.`);
if (turn.TEST_TURN) console.log(`Not in turn: ${rotation.notInTurn(seed).join(', ')}.`);
const counts = [];
// Where everything runs, a test looks at the words (tests/architecture/words.test.ts).
const without = args.length ? [] : ['words'];
if (values.changed || positionals.length === 0) counts.push(await check([], without));
counts.push(
  await runJest({ args, env: { ...turn, TEST_SEED: String(seed), KASHIKARI_TEST_TOOLS: BUILT_MARK } }),
);
const { lacks: lacking, seconds: fetching } = await later;
for (const sentence of lacking) console.log(`NOTE  ${sentence}`);

const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
const failed = sum('failed');
process.exitCode = failed ? 1 : 0;
const spent = coreSeconds();
// Of a process that has ended the time is in that of this one; what still fetched then was not yet in it.
const before = prepared + (fetchesOn ? fetching : 0);
console.log(
  spent === undefined
    ? '\nWhat it cost is not measured here: the system has no /proc.'
    : `\n${(spent - before).toFixed(0)} core-seconds, without installing, building and fetching (${before.toFixed(0)})`,
);
// Last, so that the end of the output alone says what failed.
for (const fault of counts.flatMap(({ red = [] }) => red)) console.log(`RED  ${fault}`);
console.log(`${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`);
