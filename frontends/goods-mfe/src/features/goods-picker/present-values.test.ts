import { good } from '../../../../test/screens/fixtures';
import { presentValues } from './present-values';

const days = (...values: (number | null)[]) =>
  presentValues(
    values.map((max_days) => good({ max_days })),
    'max_days',
  );
const places = (...values: (string | null)[]) =>
  presentValues(
    values.map((location) => good({ location })),
    'location',
  );

test('days are summarized from the least to the most, in the order of numbers', () => {
  expect(days(10, 2, 7)).toMatchObject({ word: 'range', from: '2', to: '10' });
  expect(days(7, 7)).toMatchObject({ word: 'same', from: '7' });
  expect(days(7, null)).toMatchObject({ word: 'rangeOrNone', from: '7', to: '7' });
  expect(days(null, null)).toMatchObject({ word: 'none' });
});

test('words are told where they are the same, else how many differ', () => {
  expect(places('棚1', '棚1')).toMatchObject({ word: 'same', from: '棚1' });
  expect(places('棚1', '棚2', null)).toMatchObject({ word: 'several', count: 3 });
  expect(places(null)).toMatchObject({ word: 'none' });
});
