// The longest first: begun last, one of them would run alone at the end, with half of the machine idle. Those that need what a
// compiler makes come last, since on a fresh machine it is still at work.
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

const ROOT = path.resolve(__dirname, '../..');

/** Those of half a minute and more, for where no run has kept its times yet. */
const LONG = ['tests/journeys/', 'tests/contract/', 'tests/engine/', 'tests/people/', 'tests/faults/'];

/** Those that ask for a program by tests/jest/built-tool.ts. */
const BUILT = ['tests/deploy/', 'tests/product/load', 'tests/product/telemetry'];

/** Seconds of each file in the last whole run (scripts/tests/report.mjs). */
function timesOfLastRun() {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, '.cache/test-times.json'), 'utf8'));
  } catch {
    return {};
  }
}

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const times = timesOfLastRun();
    const weightOf = ({ path: file }) => {
      const name = path.relative(ROOT, file);
      if (BUILT.some((part) => name.startsWith(part))) return -1;
      return times[name] ?? (LONG.some((part) => name.startsWith(part)) ? 30 : 0);
    };
    return [...super.sort(tests)].sort((a, b) => weightOf(b) - weightOf(a));
  }
};
