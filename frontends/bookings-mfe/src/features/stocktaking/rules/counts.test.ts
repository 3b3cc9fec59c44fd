import type { StockCount } from '../api/stocktaking-types';
import { latestCounts } from './latest-counts';
import { placesOf, progressByPlace, whoCounts } from './who-counts';

const count = (id: string, place: string, at: string, more: Partial<StockCount> = {}) =>
  ({ id, scan_id: id, place, counted_at: `2026-11-24T${at}:00Z`, counted_by: 'yu', ...more }) as StockCount;

test('of each place the newest count counts, whatever the order in which they came; of equal times the later scan', () => {
  const counts = [
    count('a', 'hall', '01:00'),
    count('c', 'hall', '01:05'),
    count('b', 'hall', '01:05'),
    count('d', '', '00:50'),
  ];
  expect([...latestCounts(counts)]).toEqual(['c', 'd']);
  expect([...latestCounts([...counts].reverse())].sort()).toEqual(['c', 'd']);
});

test('who counts now, and where, is the newest count of each person of the last quarter of an hour', () => {
  const counts = [
    count('a', 'hall', '01:00'),
    count('b', 'store', '01:10'),
    count('c', 'store', '01:01', { counted_by: 'ken' }),
    count('d', 'gym', '00:30', { counted_by: 'akari' }),
  ];
  expect(whoCounts(counts, Date.parse('2026-11-24T01:16:00Z'))).toEqual([
    { userId: 'yu', place: 'store', countedAt: '2026-11-24T01:10:00Z' },
    { userId: 'ken', place: 'store', countedAt: '2026-11-24T01:01:00Z' },
  ]);
  expect(placesOf(counts)).toEqual(['gym', 'hall', 'store']);
});

test('places have their counted items and who is there, also before the first count; who named none comes last', () => {
  const at = (userId: string, place: string) => ({ userId, place, countedAt: '2026-11-24T01:10:00Z' });
  const counted = [
    { place: 'hall', goods: 31 },
    { place: 'store', goods: 27 },
  ];
  const now = [at('yu', ''), at('ken', 'hall'), at('akari', 'gym'), at('mei', 'hall')];
  expect(progressByPlace(counted, now)).toEqual([
    { place: 'hall', goods: 31, userIds: ['ken', 'mei'] },
    { place: 'store', goods: 27, userIds: [] },
    { place: 'gym', goods: 0, userIds: ['akari'] },
    { place: '', goods: 0, userIds: ['yu'] },
  ]);
});
