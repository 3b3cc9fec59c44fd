import { pathOf, readStart } from './booking-range';

const read = (path: string) => readStart(new URL(path, 'https://lend.example').searchParams);

test('an address brings days and a quantity', () => {
  const days = { start_date: '2026-12-01', end_date: '2026-12-03' };
  expect(read(pathOf('g1', days, 2))).toEqual({
    asked: { unit: 'day', startDate: '2026-12-01', endDate: '2026-12-03' },
    quantity: 2,
  });
});

test('an address brings hours', () => {
  const hours = { start_at: '2026-12-01T01:00:00.000Z', end_at: '2026-12-01T02:15:00.000Z' };
  expect(read(pathOf('g1', hours))).toEqual({
    asked: { unit: 'hour', startAt: Date.parse(hours.start_at), endAt: Date.parse(hours.end_at) },
    quantity: 1,
  });
});

test('one day alone is a whole range', () => {
  expect(read('/goods/g1/bookings/new?from=2026-12-01').asked).toEqual({
    unit: 'day',
    startDate: '2026-12-01',
    endDate: '2026-12-01',
  });
});

test.each(['', '?from=tomorrow', '?from=2026-12-03&to=2026-12-01'])('%s brings nothing', (query) => {
  expect(read(`/goods/g1/bookings/new${query}`)).toEqual({});
});
