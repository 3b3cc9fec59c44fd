/**
 * Files of tests of which `npm test` plays one of each group, another one with the next change. They are dear, each kills or
 * plants much, and few changes touch what they look at: `npm test -- --changed` plays all that a change can touch, and the
 * long run plays all.
 * @type {readonly (readonly string[])[]} groups of paths from the root
 */
const GROUPS = [
  ['tests/faults/kafka-down.test.ts', 'tests/faults/demonstration.test.ts', 'tests/faults/backup.test.ts'],
  ['tests/faults/upgrade-back.test.ts', 'tests/faults/export-to-fleet.test.ts'],
  [
    'tests/faults/kill-in-turn.test.ts',
    'tests/faults/import-killed.test.ts',
    'tests/faults/two-reservations.test.ts',
  ],
  [
    'tests/faults/rotate-keys.test.ts',
    'tests/faults/start-and-stop.test.ts',
    'tests/faults/disk-full.test.ts',
  ],
  ['tests/architecture/rooms.test.ts', 'tests/architecture/expressions.test.ts'],
  // Each needs a program that takes a compiler minutes on a new machine: what is not in turn is not compiled either.
  [
    'tests/product/load.test.ts',
    'tests/product/telemetry.test.ts',
    'services/catalog/test/real-bucket.test.ts',
  ],
  [
    'tests/deploy/chart-objects.test.ts',
    'tests/deploy/otel-collector.test.ts',
    'tests/journeys/trace.test.ts',
  ],
  // Whole journeys about places that few changes touch: an organisation's host, remotes elsewhere, buying a plan.
  ['tests/journeys/shells.test.ts', 'tests/journeys/remotes.test.ts', 'tests/journeys/plan-bought.test.ts'],
  // A broker or mail server of its own, which is stopped and started.
  [
    'packages/platform/test/events-kafka.test.ts',
    'services/notify/test/mail-server.test.ts',
    'examples/kafka-feed/feed.test.ts',
  ],
  // The double of the card provider, as far as it needs a compiler, a browser's document, or looks at lenders' money.
  ['tests/payments/stripe-mock.test.ts', 'tests/payments/connect.test.ts', 'tests/payments/browser.test.ts'],
];

/**
 * @param {number} turn the seed of the change
 * @returns {string[]} those that wait for another change
 */
function notInTurn(turn) {
  return GROUPS.flatMap((group) => group.filter((_, place) => place !== turn % group.length));
}

module.exports = { GROUPS, notInTurn };
