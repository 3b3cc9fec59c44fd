import { type TrayGood, type TrayRow, rowToGo, tray } from './tray';

const good = (id: string) => ({ id, title: id, quantity: 2 }) as TrayGood;
const ids = (rows: readonly TrayRow[]) => rows.map((row) => row.good.id);

test('the last thing read stands on top, and none stands there twice', () => {
  const rows = ['a', 'b', 'a'].reduce<readonly TrayRow[]>(
    (before, id) => tray(before, { kind: 'add', good: good(id) }),
    [],
  );
  expect(ids(rows)).toEqual(['b', 'a']);
});

test('a thing that is read again goes out once more, in one row', () => {
  const add = (before: readonly TrayRow[]) => tray(before, { kind: 'add', good: good('a'), code: 'A-1' });
  expect(add(add([]))).toEqual([{ good: good('a'), state: 'ready', quantity: 2, code: 'A-1' }]);
});

test('what went out stays, and more of its pieces have a row of their own', () => {
  const lent: TrayRow = { good: good('a'), state: 'lent', quantity: 1, bookingId: 'x' };
  expect(rowToGo([lent], good('a'))).toBeUndefined();
  expect(rowToGo([lent], { ...good('a'), quantity: 1 })).toBe(lent);
  expect(tray([lent], { kind: 'add', good: good('a') })).toEqual([
    { good: good('a'), state: 'ready', quantity: 1 },
    lent,
  ]);
});

test('Esc takes off one piece, and the row with its last one', () => {
  const rows: TrayRow[] = [{ good: good('a'), state: 'ready', quantity: 2 }];
  const once = tray(rows, { kind: 'last_off' });
  expect(once.map(({ quantity }) => quantity)).toEqual([1]);
  expect(tray(once, { kind: 'last_off' })).toEqual([]);
});

test('what is said of a read is over with the next one', () => {
  const rows: TrayRow[] = [{ good: good('a'), state: 'ready', quantity: 1 }];
  const noted = tray(rows, { kind: 'note', id: 'a', note: { kind: 'here', reads: 2 } });
  expect(noted[0]?.note).toEqual({ kind: 'here', reads: 2 });
  expect(tray(noted, { kind: 'add', good: good('b') })[1]?.note).toBeUndefined();
});

test('a question whose return it is stays for the next person, and goes with its last piece', () => {
  const asked = tray([], { kind: 'asked', good: good('a'), quantity: 2 });
  expect(tray(tray(asked, { kind: 'next_person' }), { kind: 'clear' })).toEqual(asked);
  expect(tray(asked, { kind: 'asked', good: good('a'), quantity: 0 })).toEqual([]);
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
