import { formatPrices } from './price';

const free = {
  is_hourly: false,
  price_per_hour: null,
  price_per_day: null,
  price_per_week: null,
  price_per_month: null,
};
const all = { price_per_hour: 300, price_per_day: 500, price_per_week: 2_000, price_per_month: 6_000 };

test('a good lent by the day shows its prices per day, week and month', () => {
  expect(formatPrices({ ...free, ...all }, 'en')).toEqual(['¥500 / day', '¥2,000 / week', '¥6,000 / month']);
});

test('a good lent by the hour shows its price per hour only', () => {
  expect(formatPrices({ ...free, ...all, is_hourly: true }, 'en')).toEqual(['¥300 / hour']);
});

test('units and yen are written as each language does', () => {
  expect(formatPrices({ ...free, price_per_day: 500 }, 'ja')).toEqual(['￥500 / 日']);
  expect(formatPrices({ ...free, price_per_day: 500 }, 'ja-Hira')).toEqual(['500えん / 1にち']);
});

test('what is free of charge has no price', () => {
  expect(formatPrices({ ...free, price_per_day: 0 }, 'en')).toEqual([]);
});
