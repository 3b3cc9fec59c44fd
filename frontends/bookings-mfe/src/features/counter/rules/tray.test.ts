import { type TrayGood, type TrayRow, tray } from './tray';

const good = (id: string) => ({ id, title: id, quantity: 2 }) as TrayGood;
const ids = (rows: readonly TrayRow[]) => rows.map((row) => row.good.id);

test('the last thing read stands on top, and none stands there twice', () => {
  const rows = ['a', 'b', 'a'].reduce<readonly TrayRow[]>(
    (before, id) => tray(before, { kind: 'add', good: good(id) }),
    [],
  );
  expect(ids(rows)).toEqual(['b', 'a']);
});

test('a thing that is read again is wanted once more, as far as there are pieces', () => {
  const quantities = [1, 2, 3].map(
    (times) =>
      Array.from({ length: times }).reduce<readonly TrayRow[]>(
        (before) => tray(before, { kind: 'add', good: good('a') }),
        [],
      )[0]?.quantity,
  );
  expect(quantities).toEqual([1, 2, 2]);
});

test('Esc takes off the last thing that is not lent yet', () => {
  const rows: TrayRow[] = [
    { good: good('c'), state: 'lent', quantity: 1 },
    { good: good('b'), state: 'refused', quantity: 1 },
    { good: good('a'), state: 'ready', quantity: 1 },
  ];
  expect(ids(tray(rows, { kind: 'last_off' }))).toEqual(['c', 'a']);
});

test('all that is not lent yet is cleared at once, and what came back stays', () => {
  const rows: TrayRow[] = [
    { good: good('d'), state: 'taken_back', quantity: 1 },
    { good: good('c'), state: 'lent', quantity: 1 },
    { good: good('b'), state: 'refused', quantity: 1 },
    { good: good('a'), state: 'ready', quantity: 1 },
  ];
  expect(ids(tray(rows, { kind: 'all_off' }))).toEqual(['d', 'c']);
});

test('what is read and not lent yet stays for the next card', () => {
  const rows: TrayRow[] = [
    { good: good('c'), state: 'lent', quantity: 1 },
    { good: good('b'), state: 'refused', quantity: 1 },
    { good: good('a'), state: 'ready', quantity: 1 },
  ];
  expect(ids(tray(rows, { kind: 'next_person' }))).toEqual(['a']);
});

test('an equal thing takes the place of a refused one', () => {
  const rows: TrayRow[] = [{ good: good('a'), state: 'refused', quantity: 1 }];
  expect(tray(rows, { kind: 'swap', id: 'a', good: good('b') })).toEqual([
    { good: good('b'), state: 'ready', quantity: 1 },
  ]);
});
