import { filterOf, isBackwards, toParams } from './search-filter';

const NOTHING = { match: '', state: undefined, from: '', to: '' };

test('an address says what is searched for', () => {
  const params = new URLSearchParams('match=camera&state=overdue&from=2026-11-01&to=2026-11-30');
  const filter = { match: 'camera', state: 'overdue', from: '2026-11-01', to: '2026-11-30' };
  expect(filterOf(params)).toEqual(filter);
  expect(toParams(filterOf(params))).toEqual(filter);
});

test('what is no state and no day counts as left out', () => {
  expect(filterOf(new URLSearchParams('state=lost&from=2026-02-30&to=soon'))).toEqual(NOTHING);
  expect(toParams(NOTHING)).toEqual({});
});

test('one day alone is a search, a last day before the first is none', () => {
  expect(isBackwards({ ...NOTHING, from: '2026-11-02', to: '2026-11-02' })).toBe(false);
  expect(isBackwards({ ...NOTHING, from: '2026-11-02', to: '2026-11-01' })).toBe(true);
  expect(isBackwards({ ...NOTHING, to: '2026-11-01' })).toBe(false);
});
