import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { at, CACHE } from '../root.mjs';
import { runTool } from '../run.mjs';

/** Tests that start the whole product or a browser: one file after the other, or they starve each other. */
const WHOLE = '/tests/(faults|engine|journeys|contract|bad-input|access|product)/';

/**
 * The two runs of jest: what is small side by side, what starts the whole product alone.
 * @type {{ name: string, args: string[] }[]}
 */
const RUNS = [
  { name: 'parts', args: ['--testPathIgnorePatterns', '/node_modules/', '/dist/', WHOLE] },
  { name: 'whole', args: ['--testPathPatterns', WHOLE, '--runInBand'] },
];

/**
 * Runs jest and counts.
 * @param {string[]} [only] patterns of paths
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runJest(only = []) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  const runs = only.length ? [{ name: 'chosen', args: ['--runInBand', ...only] }] : RUNS;
  for (const { name, args } of runs) add(count, await oneRun(name, args));
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
