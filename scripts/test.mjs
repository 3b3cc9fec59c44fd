// `npm test`: installs and builds what is missing, runs every test and check, and ends with one line of counts.
// `npm test -- pattern …` runs only the jest files whose path matches, and no checks.
import { build } from './build.mjs';
import { check } from './check.mjs';
import { ROOT, stopWith } from './root.mjs';
import { install } from './setup/install.mjs';
import { needNode } from './setup/node-version.mjs';

needNode();
process.chdir(ROOT);
await install();

const { prefetch } = await import('./tests/prefetch.mjs');
const { runJest } = await import('./tests/jest.mjs');
const only = process.argv.slice(2);

// Tests of the whole product run what `npm start` runs, so everything is built first.
const [{ lacks, later }] = await Promise.all([
  prefetch(),
  build().catch((error) => stopWith(`${error.message}\n\nThe build failed; its words are above.`)),
]);
for (const sentence of lacks) console.log(`NOTE  ${sentence}`);

const counts = only.length ? [] : [await check()];
counts.push(await runJest(only, later));

const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
const failed = sum('failed');
process.exitCode = failed ? 1 : 0;
console.log(`\n${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`);
