import { stripOf } from './strip';

const days = (startDate: string, endDate: string) => ({ unit: 'day' as const, startDate, endDate });

test('shows the days offered against the days taken, from one day before the earlier', () => {
  const strip = stripOf(
    days('2026-11-25', '2026-11-27'),
    days('2026-11-26', '2026-11-28'),
    new Set(['2026-11-28']),
  );
  expect(strip).toEqual(['off', 'asked', 'asked', 'asked', 'clash', 'off', 'off', 'off', 'off']);
});

test('shows nothing by the hour', () => {
  const hours = { unit: 'hour' as const, startAt: 0, endAt: 900_000 };
  expect(stripOf(hours, hours, new Set())).toBeUndefined();
});
