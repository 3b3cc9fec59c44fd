import { type TrayGood, type TrayRow, tray } from './tray';

const good = (id: string) => ({ id, title: id }) as TrayGood;
const ids = (rows: readonly TrayRow[]) => rows.map((row) => row.good.id);

test('the last thing read stands on top, and none stands there twice', () => {
  const rows = ['a', 'b', 'a'].reduce<readonly TrayRow[]>(
    (before, id) => tray(before, { kind: 'add', good: good(id) }),
    [],
  );
  expect(ids(rows)).toEqual(['b', 'a']);
});

test('Esc takes off the last thing that is not lent yet', () => {
  const rows: TrayRow[] = [
    { good: good('c'), state: 'lent' },
    { good: good('b'), state: 'refused' },
    { good: good('a'), state: 'ready' },
  ];
  expect(ids(tray(rows, { kind: 'last_off' }))).toEqual(['c', 'a']);
});

test('what is read and not lent yet stays for the next card', () => {
  const rows: TrayRow[] = [
    { good: good('c'), state: 'lent' },
    { good: good('b'), state: 'refused' },
    { good: good('a'), state: 'ready' },
  ];
  expect(ids(tray(rows, { kind: 'next_person' }))).toEqual(['a']);
});

test('an equal thing takes the place of a refused one', () => {
  const rows: TrayRow[] = [{ good: good('a'), state: 'refused' }];
  expect(tray(rows, { kind: 'swap', id: 'a', good: good('b') })).toEqual([
    { good: good('b'), state: 'ready' },
  ]);
});
