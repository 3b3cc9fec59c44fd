import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { at, CACHE } from '../root.mjs';
import { runTool } from '../run.mjs';
import { sayDearest, saySkipped } from './report.mjs';

/**
 * Runs jest once over all tests, or some, and counts.
 * @param {object} [options]
 * @param {string[]} [options.args] of jest: patterns of paths; none runs all
 * @param {NodeJS.ProcessEnv} [options.env] beside this process's
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function runJest({ args = [], env = {} } = {}) {
  const file = path.join(CACHE, 'jest.json');
  mkdirSync(CACHE, { recursive: true });
  rmSync(file, { force: true });
  const { code } = await runTool(
    'jest/bin/jest.js',
    ['--config', at('jest.config.cjs'), '--passWithNoTests', '--json', '--outputFile', file, ...args],
    { show: 'errors', env: { ...process.env, NODE_ENV: 'test', ...env } },
  );
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.log(`FAIL  jest gave no report (exit code ${code})`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const forbidden = args.length ? 0 : saySkipped(report);
  if (!args.length) sayDearest(report);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites + forbidden,
    skipped: report.numPendingTests + report.numTodoTests - forbidden,
  };
}
