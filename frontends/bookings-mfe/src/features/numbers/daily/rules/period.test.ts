import { paramsOf, periodIn } from './period';

const of = (query: string) => periodIn(new URLSearchParams(query), '2026-11-24');

test.each([
  ['', { choice: '30', days: {} }],
  ['period=7', { choice: '7', days: { from: '2026-11-18', to: '2026-11-24' } }],
  ['period=365', { choice: '365', days: { from: '2025-11-25', to: '2026-11-24' } }],
  ['period=12', { choice: '30', days: {} }],
  ['from=2026-01-31&to=2026-02-01', { choice: 'own', days: { from: '2026-01-31', to: '2026-02-01' } }],
  ['from=2026-01-31', { choice: '30', days: {} }],
  ['from=x&to=2026-02-01', { choice: '30', days: {} }],
])('the address %s has its period', (query, period) =>
  expect(of(query)).toEqual({ ...period, isBackwards: false }),
);

test('a last day before the first one is backwards', () => {
  expect(of('from=2026-02-02&to=2026-02-01').isBackwards).toBe(true);
});

test('the usual period leaves nothing in the address, and a length and days never stand together', () => {
  const days = { from: '2026-01-31', to: '2026-02-01' };
  expect(paramsOf('30', days)).toEqual({ period: null, from: null, to: null });
  expect(paramsOf('90', days)).toEqual({ period: '90', from: null, to: null });
  expect(paramsOf('own', days)).toEqual({ period: null, ...days });
});
