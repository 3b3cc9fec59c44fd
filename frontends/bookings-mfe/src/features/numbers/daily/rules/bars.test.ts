import { addDays, daysFrom } from '@kashikari/web-kit';
import { dayCounts } from '../../../../../../test/screens/daily';
import { barsOf, labeled } from './bars';

const answerOf = (count: number, today: string) => {
  const days = daysFrom('2026-10-26', count).map((date) =>
    dayCounts(date, { started: Number(date.slice(8)) }),
  );
  const { date: _, closed: __, ...nothing } = dayCounts('2026-10-26');
  const weeks = Array.from({ length: Math.ceil(count / 7) }, (_week, at) => ({
    ...{
      ...nothing,
      started: at,
      from: addDays('2026-10-26', 7 * at),
      to: addDays('2026-10-26', 7 * at + 6),
    },
  }));
  return { days, weeks, totals: weeks[0]!, time_zone: 'Asia/Tokyo', today };
};

test('up to 92 days each day has a bar, closed ones too, and today’s count is not final', () => {
  const { unit, bars } = barsOf(answerOf(30, '2026-11-24'), 'started');
  expect([unit, bars.length]).toEqual(['day', 30]);
  expect(bars.filter(({ isClosed }) => isClosed).map(({ from }) => from)).toEqual([
    ...['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22'],
  ]);
  expect(bars.filter(({ isRunning }) => isRunning)).toEqual([
    { from: '2026-11-24', to: '2026-11-24', value: 24, isRunning: true, isClosed: false },
  ]);
  expect(barsOf(answerOf(92, '2026-11-24'), 'started').unit).toBe('day');
});

test('more than 92 days have a bar for each week, and the week of today is not final', () => {
  const { unit, bars } = barsOf(answerOf(93, '2026-11-24'), 'started');
  expect([unit, bars.length]).toEqual(['week', 14]);
  expect(bars.filter(({ isRunning }) => isRunning).map(({ from }) => from)).toEqual(['2026-11-23']);
});

test('labels are under each of a few bars, else under Mondays, and never more than fit', () => {
  const month = barsOf(answerOf(30, '2026-11-24'), 'started');
  expect(labeled(month, 5)).toEqual([0, 7, 14, 21, 28]);
  expect(labeled(month, 3)).toEqual([0, 14, 28]);
  expect(labeled(month, 0)).toEqual([0]);
  expect(labeled(barsOf(answerOf(5, '2026-11-24'), 'started'), 5)).toEqual([0, 1, 2, 3, 4]);
  expect(labeled(barsOf(answerOf(93, '2026-11-24'), 'started'), 7)).toEqual([0, 2, 4, 6, 8, 10, 12]);
});
