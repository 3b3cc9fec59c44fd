import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { at, CACHE } from '../root.mjs';
import { runTool } from '../run.mjs';

/** Tests that start the whole product and talk to it, and the chart, whose program may have to be built first. */
const PRODUCT = '/tests/(contract|engine|faults|deploy|product)/';

/** Tests with a browser besides. Most of them share a product (tests/jest/stages.ts), and more than two would starve each other. */
const JOURNEYS = '/tests/journeys/';

/**
 * The runs of jest: what is small, what starts the whole product, what needs a browser. In each two at a time.
 * @type {{ name: string, args: string[] }[]}
 */
const RUNS = [
  {
    name: 'parts',
    args: ['--testPathIgnorePatterns', '/node_modules/', '/dist/', PRODUCT, JOURNEYS],
  },
  { name: 'product', args: ['--testPathPatterns', PRODUCT, '--maxWorkers', '2'] },
  { name: 'journeys', args: ['--testPathPatterns', JOURNEYS, '--maxWorkers', '2'] },
];

/**
 * Runs jest and counts.
 * @param {string[]} [only] patterns of paths
 * @param {Promise<string[]>} [later] what the second run needs; sentences about what could not be had
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runJest(only = [], later = Promise.resolve([])) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  const runs = only.length ? [{ name: 'chosen', args: ['--runInBand', ...only] }] : RUNS;
  for (const { name, args } of runs) {
    if (name === 'product' || name === 'chosen')
      for (const sentence of await later) console.log(`NOTE  ${sentence}`);
    add(count, await oneRun(name, args));
  }
  return count;
}

async function oneRun(name, args) {
  const file = path.join(CACHE, `jest-${name}.json`);
  mkdirSync(CACHE, { recursive: true });
  rmSync(file, { force: true });
  const { code } = await runTool(
    'jest/bin/jest.js',
    ['--config', at('jest.config.cjs'), '--passWithNoTests', '--json', '--outputFile', file, ...args],
    { show: 'errors', env: { ...process.env, NODE_ENV: 'test' } },
  );
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.log(`FAIL  jest gave no report (${name}, exit code ${code})`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  sayReasons(report);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Each skipped test by its name; why is in the name or was printed by the test. */
function sayReasons({ testResults }) {
  for (const { name, assertionResults } of testResults) {
    for (const { status, fullName } of assertionResults) {
      if (status === 'pending' || status === 'todo')
        console.log(`SKIP  ${path.relative(at(), name)}: ${fullName}`);
    }
  }
}

function add(count, more) {
  for (const key of Object.keys(count)) count[key] += more[key];
}
