import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { at, CACHE } from '../root.mjs';
import tools from './external-tools.cjs';

/** Number of the slowest files that are printed. */
const SHOWN = 20;

const fileOf = ({ name }) => path.relative(at(), name).replaceAll(path.sep, '/');

/**
 * Names each skipped test; why is in its name or was printed by it.
 * @returns {number} how many may not be skipped (external-tools.cjs)
 */
export function saySkipped({ testResults }) {
  let forbidden = 0;
  for (const result of testResults) {
    for (const { status, fullName } of result.assertionResults) {
      if (status !== 'pending' && status !== 'todo') continue;
      const allowed = tools.maySkip(fileOf(result));
      if (!allowed) forbidden += 1;
      console.log(
        `${allowed ? 'SKIP' : 'FAIL  skipped, and not in scripts/tests/external-tools.cjs:'}  ${fileOf(result)}: ${fullName}`,
      );
    }
  }
  return forbidden;
}

/** Prints the files that took longest, and keeps the time of each in .cache/test-times.json for the order of the next run. */
export function sayDearest({ testResults }) {
  const times = testResults.map((result) => [fileOf(result), (result.endTime - result.startTime) / 1000]);
  times.sort(([, one], [, other]) => other - one);
  writeFileSync(path.join(CACHE, 'test-times.json'), JSON.stringify(Object.fromEntries(times), null, 1));
  const total = times.reduce((sum, [, time]) => sum + time, 0);
  console.log(`\nThe ${SHOWN} slowest of ${times.length} files, seconds of ${total.toFixed(0)}:`);
  for (const [file, time] of times.slice(0, SHOWN)) console.log(`${time.toFixed(0).padStart(6)}  ${file}`);
}

/** The files in which something failed, what it was, and how many failures each counts: its tests, or 1 where it could not start. */
export function failedFiles({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .map((result) => ({
      name: fileOf(result),
      tests: result.assertionResults.filter(({ status }) => status === 'failed').length || 1,
      faults: faultsOf(result),
    }));
}

/** Each failed test with the first line of what it said; where no test failed, what broke the file off. */
function faultsOf({ assertionResults, message }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (!failed.length) return [firstLine(message)];
  return failed.map(
    ({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages?.[0] ?? message)}`,
  );
}

const firstLine = (text) => String(text).trim().split('\n', 1)[0];
