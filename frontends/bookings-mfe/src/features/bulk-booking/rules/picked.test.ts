import type { Good } from '@kashikari/web-kit';
import { bulkRefusal, toggled } from './picked';

const PLAIN = {
  is_hourly: false,
  for_reference_only: false,
  restrict_reservation: false,
  price_per_hour: null,
  price_per_day: null,
  price_per_week: null,
  price_per_month: null,
} as Good;

test.each([
  ['bulk.hourly', { is_hourly: true }],
  ['bulk.reference_only', { for_reference_only: true }],
  ['bulk.restricted', { restrict_reservation: true }],
  ['bulk.priced', { price_per_day: 500 }],
  ['bulk.priced', { price_per_month: 900 }],
  [null, { price_per_month: 0 }],
  [null, {}],
])('%s is said before anything is sent', (code, terms) => {
  expect(bulkRefusal({ ...PLAIN, ...terms })).toBe(code);
});

test('a good is chosen by one press and left out by the next', () => {
  const one = { id: 'g1', title: 'Book', thumbnail_url: null, is_exclusive: false };
  const both = toggled([one], { ...one, id: 'g2' });
  expect(both.map(({ id }) => id)).toEqual(['g1', 'g2']);
  expect(toggled(both, one).map(({ id }) => id)).toEqual(['g2']);
});
