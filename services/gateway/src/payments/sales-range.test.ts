import type { DomainError } from '@kashikari/kernel';
import { salesRange } from './sales-range';

const NOW = Date.parse('2026-11-30T15:30:00Z');

const iso = ({ from, to }: ReturnType<typeof salesRange>) => [from.toISOString(), to.toISOString()];

it('begins with the first day of the month five months ago, in the zone that was asked', () => {
  expect(iso(salesRange({ time_zone: 'Asia/Tokyo' }, NOW))).toEqual([
    '2026-06-30T15:00:00.000Z',
    '2026-11-30T15:30:00.000Z',
  ]);
  expect(iso(salesRange({ time_zone: 'UTC' }, NOW))[0]).toBe('2026-06-01T00:00:00.000Z');
});

it('takes days whole', () => {
  const asked = { from: '2026-11-01', to: '2026-11-30', time_zone: 'UTC' };
  expect(iso(salesRange(asked, NOW))).toEqual(['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z']);
});

it.each([
  ['is reversed', { from: '2026-11-02', to: '2026-11-01' }],
  ['is empty', { from: '2026-11-02T00:00:00Z', to: '2026-11-02T00:00:00Z' }],
  ['is longer than five years', { from: '2020-01-01', to: '2026-01-01' }],
])('says which days are possible for a range that %s', (_name, asked) => {
  try {
    salesRange({ ...asked, time_zone: 'UTC' }, NOW);
    throw new Error('Accepted');
  } catch (error) {
    const { refusal } = error as DomainError;
    expect(refusal).toMatchObject({ code: 'validation.range', params: { from: asked.from.slice(0, 10) } });
  }
});
