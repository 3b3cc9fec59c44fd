// Journeys first, so that the products they share end with the last of them; then the longest: begun last, one of them would run
// alone at the end, with half of the machine idle. Those that need what a compiler makes come last, since on a fresh machine it is
// still at work.
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');
const { waitsForCompiler } = require('../../scripts/tests/external-tools.cjs');

const ROOT = path.resolve(__dirname, '../..');

/** Tests of half a minute and more, and the longest of all, for use before a run has stored its times. */
const LONG = ['tests/contract/', 'tests/engine/', 'tests/people/', 'tests/faults/'];
const LONGEST = [
  'tests/journeys/screens.test.ts',
  'tests/journeys/main-job.test.ts',
  'tests/engine/histories.test.ts',
];

/** Seconds of each file in the last whole run (scripts/tests/report.mjs). */
function timesOfLastRun() {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, '.cache/test-times.json'), 'utf8'));
  } catch {
    return {};
  }
}

const isJourney = ({ path: file }) => Number(path.relative(ROOT, file).startsWith('tests/journeys/'));

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const times = timesOfLastRun();
    const weightOf = ({ path: file }) => {
      const name = path.relative(ROOT, file);
      if (waitsForCompiler(name)) return -1;
      if (times[name] !== undefined) return times[name];
      if (LONGEST.includes(name)) return 100;
      return LONG.some((part) => name.startsWith(part)) ? 30 : 0;
    };
    return [...super.sort(tests)].sort((a, b) => isJourney(b) - isJourney(a) || weightOf(b) - weightOf(a));
  }
};
