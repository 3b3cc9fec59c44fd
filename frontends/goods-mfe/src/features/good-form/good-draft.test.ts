import { EMPTY_GOOD, bodyOf } from './good-draft';

test('full-width digits are taken as digits', () => {
  expect(bodyOf({ ...EMPTY_GOOD, quantity: '１２', max_days: ' ７ ' })).toMatchObject({
    quantity: 12,
    max_days: 7,
  });
});

test('what is no number goes out as it was typed, and never as a free choice', () => {
  expect(JSON.parse(JSON.stringify(bodyOf({ ...EMPTY_GOOD, max_days: '一週間' })))).toMatchObject({
    max_days: '一週間',
  });
});

test('an empty longest time is a free choice', () => {
  expect(bodyOf(EMPTY_GOOD).max_days).toBeNull();
});

test('by the hour there is neither quantity nor margin', () => {
  const body = bodyOf({ ...EMPTY_GOOD, is_hourly: true, quantity: '3', margin_days: '2' });
  expect(body).toMatchObject({ quantity: 1, margin_days: 0 });
});

test('an ISBN may be typed with hyphens', () => {
  expect(bodyOf({ ...EMPTY_GOOD, isbn: '978-4-8340-0082-5' }).isbn).toBe('9784834000825');
});
