import { LOCALES, wordFaults } from '../../scripts/checks/words/faults';

// `npm run check` looks at the same (scripts/checks/words); `npm test` looks here, where a planted fault is seen (tests/planted).
describe('the words that the frontends ask for', () => {
  const { asked, faults } = wordFaults();

  test('are those of all frontends', () => {
    expect(asked).toBeGreaterThan(1_000);
    expect(faults.size).toBe(5 + 2 * LOCALES.length + 2);
  });

  test.each([...faults])('%s', (_, found) => expect(found).toEqual([]));
});
