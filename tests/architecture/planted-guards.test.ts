import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GUARDS } from '../planted/guards';

/** Returns how often a text occurs in a file; 0 if the file is missing. */
function countIn(file: string, text: string): number {
  const whole = path.resolve(__dirname, '../..', file);
  return existsSync(whole) ? readFileSync(whole, 'utf8').split(text).length - 1 : 0;
}

// Whether each fault is caught is tried by `npm run lab -- planted`, which takes minutes.
describe('the table of guards that are proved by planted faults', () => {
  test('names for each guard a text that stands in its file exactly once, and a fault that is another', () => {
    const stale = GUARDS.filter(({ file, text, fault }) => countIn(file, text) !== 1 || fault === text).map(
      ({ guard, file }) => `${file}: ${guard}`,
    );
    expect(stale).toEqual([]);
  });

  test('names a test that there is', () => {
    const gone = GUARDS.filter(({ test, named, namedIn = test }) => countIn(namedIn, named) === 0).map(
      ({ test, named }) => `${test}: ${named}`,
    );
    expect(gone).toEqual([]);
  });

  test('has each guard once', () => {
    expect(new Set(GUARDS.map(({ guard }) => guard)).size).toBe(GUARDS.length);
  });
});
