import { good } from '../../../../test/screens/fixtures';
import { presentDays, presentText } from './present-values';

const days = (...values: (number | null)[]) =>
  presentDays(
    values.map((max_days) => good({ max_days })),
    'max_days',
  );
const places = (...values: (string | null)[]) =>
  presentText(
    values.map((location) => good({ location })),
    'location',
  );

test('days are summarized from the least to the most, in the order of numbers', () => {
  expect(days(10, 2, 7)).toEqual({ word: 'range', from: 2, to: 10 });
  expect(days(7, 7)).toEqual({ word: 'same', from: 7, to: 7 });
  expect(days(7, null)).toEqual({ word: 'rangeOrNone', from: 7, to: 7 });
  expect(days(null, null)).toMatchObject({ word: 'none' });
});

test('a text is shown where it is the same, else how many differ', () => {
  expect(places('棚1', '棚1')).toMatchObject({ word: 'same', text: '棚1' });
  expect(places('棚1', '棚2', null)).toMatchObject({ word: 'several', count: 3 });
  expect(places(null)).toMatchObject({ word: 'none' });
});
