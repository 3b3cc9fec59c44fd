// The longest first: begun last, one of them would run alone at the end, with half of the machine idle.
const { default: Sequencer } = require('@jest/test-sequencer');

/** Those of a minute and more, the longest first. */
const LONG = [
  'tests/journeys/screens',
  'tests/journeys/main-job',
  'tests/contract/bad-input',
  'tests/engine/histories',
  'tests/engine/many-at-once',
  'tests/journeys/timeline',
  'tests/journeys/messages',
  'packages/platform/test/events-kafka',
];

const placeOf = ({ path }) => {
  const place = LONG.findIndex((part) => path.includes(part));
  return place < 0 ? LONG.length : place;
};

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => placeOf(a) - placeOf(b));
  }
};
