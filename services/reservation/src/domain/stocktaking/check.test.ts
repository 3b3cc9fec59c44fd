import { checkOf, filterChecks, placesOf, type DecidedCheck, type StockDecision } from './check';

const LEFT: StockDecision = { choice: 'left', reason: 'Moved', decidedBy: 'hana' };

function check(title: string, actual: number | null, more: Partial<DecidedCheck> = {}): DecidedCheck {
  const facts = { goodId: title, title, managementId: '', quantity: 3, out: 0, outOfService: 0, actual };
  const counted = { places: [], countedAt: null, countedBy: null };
  return { ...checkOf({ ...facts, ...counted, decision: null }), ...more };
}

const CHECKS = [
  check('Camera', 3, { places: ['', '倉庫'] }),
  check('Lens', 2, { places: ['倉庫', 'ホール'] }),
  check('Lamp', 4, { places: ['ホール'], decision: LEFT }),
  check('Tripod', null),
];
const titles = (checks: readonly DecidedCheck[]) => checks.map(({ title }) => title);

test('goods that differ or were not counted are to be decided about until they are', () => {
  const all = { state: undefined, place: undefined, undecided: false };
  expect(titles(filterChecks(CHECKS, all).checks)).toHaveLength(4);
  const found = filterChecks(CHECKS, { ...all, undecided: true });
  expect([titles(found.checks), found.undecided]).toEqual([['Lens', 'Tripod'], 2]);
  const short = filterChecks(CHECKS, { ...all, state: 'short', undecided: true });
  expect([titles(short.checks), short.undecided]).toEqual([['Lens'], 2]);
  const there = filterChecks(CHECKS, { ...all, place: 'ホール', undecided: true });
  expect([titles(there.checks), there.undecided, there.totals.over]).toEqual([['Lens'], 1, 1]);
});

test('each place has the number of goods that were counted there; counts without a place have none', () => {
  expect(placesOf(CHECKS)).toEqual([
    { place: 'ホール', goods: 2 },
    { place: '倉庫', goods: 2 },
  ]);
});
