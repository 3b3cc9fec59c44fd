const Sequencer = require('@jest/test-sequencer').default;

/** What takes longest begins first, or the last worker is left alone with it: on a fresh machine nobody has timed them. */
const LONGEST = ['screens', 'main-job', 'bulk', 'queue', 'messages'];

const rank = ({ path }) => {
  const place = LONGEST.findIndex((name) => path.endsWith(`/journeys/${name}.test.ts`));
  return place < 0 ? LONGEST.length : place;
};

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((a, b) => rank(a) - rank(b));
  }
};
