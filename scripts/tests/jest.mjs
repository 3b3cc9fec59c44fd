import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { at, CACHE } from '../root.mjs';
import { runTool } from '../run.mjs';
import { failedFiles, sayDearest, saySkipped } from './report.mjs';

/** More red files than this are no accident of a loaded machine. */
const MAX_RETRIED = 8;

/** A slow machine may end a browser or a database once more while a file runs alone. */
const MAX_TRIES_ALONE = 2;

/**
 * Runs jest over all tests, or some, and counts. Of a run over all, a few red files run a second time, one by one with the
 * machine to themselves: what only failed beside others is printed as `ALONE` and isn't counted as failed.
 * @param {object} [options]
 * @param {string[]} [options.args] of jest: patterns of paths; none runs all
 * @param {NodeJS.ProcessEnv} [options.env] beside this process's
 * @returns {Promise<{ passed: number, failed: number, skipped: number, red?: string[] }>} `red` names what failed, of a run over all
 */
export async function runJest({ args = [], env = {} } = {}) {
  const { code, report } = await jest(args, env);
  if (!report) {
    console.log(`FAIL  jest gave no report (exit code ${code})`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  if (args.length) return countsOf(report);
  const forbidden = saySkipped(report);
  sayDearest(report);
  const failed = failedFiles(report);
  const green = failed.length > MAX_RETRIED ? [] : await passingAlone(failed, env);
  for (const { name } of green) console.log(`ALONE  ${name}: failed beside others, passed alone`);
  const { passed, skipped } = countsOf(report);
  // By file: of a file that both failed and broke off jest counts one more.
  const red = failed.filter((file) => !green.includes(file));
  return {
    passed: passed + testsOf(green),
    failed: testsOf(red) + forbidden,
    skipped: skipped - forbidden,
    red: red.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)),
  };
}

const testsOf = (files) => files.reduce((sum, { tests }) => sum + tests, 0);

/**
 * Runs each file alone.
 * @param {{ name: string, tests: number }[]} files red ones, and how many failures each has
 * @returns {Promise<{ name: string, tests: number }[]>} those that are green now
 */
async function passingAlone(files, env) {
  const green = [];
  for (const file of files) {
    for (let tries = 1; tries <= MAX_TRIES_ALONE; tries++) {
      const { code } = await jest(['--runInBand', '--runTestsByPath', file.name], env);
      if (code !== 0) continue;
      green.push(file);
      break;
    }
  }
  return green;
}

/** @returns {Promise<{ code: number, report?: any }>} no report where jest could not write one */
async function jest(args, env) {
  const file = path.join(CACHE, 'jest.json');
  mkdirSync(CACHE, { recursive: true });
  rmSync(file, { force: true });
  const { code } = await runTool(
    'jest/bin/jest.js',
    ['--config', at('jest.config.cjs'), '--passWithNoTests', '--json', '--outputFile', file, ...args],
    { show: 'errors', env: { ...process.env, NODE_ENV: 'test', ...env } },
  );
  try {
    return { code, report: JSON.parse(readFileSync(file, 'utf8')) };
  } catch {
    return { code };
  }
}

const countsOf = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});
