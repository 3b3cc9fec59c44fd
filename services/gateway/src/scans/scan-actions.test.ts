import fc from 'fast-check';
import { SCAN_MODES, scanActions, type ScanRole, type ScanSituation } from './scan-actions';

const ROWS: readonly (readonly [ScanSituation, ScanRole, string])[] = [
  ['good_free', 'visitor', 'open sign_in'],
  ['good_free', 'reader', 'open'],
  ['good_free', 'borrower', 'borrow open'],
  ['good_free', 'manager', 'hand_out count edit open'],
  ['good_partly_out', 'borrower', 'borrow open'],
  ['good_partly_out', 'manager', 'hand_out take_back write count edit open'],
  ['good_mine_out', 'reader', 'open'],
  ['good_mine_out', 'borrower', 'return extend open'],
  ['good_mine_out', 'manager', 'return extend count edit open'],
  ['good_mine_today', 'borrower', 'collect open'],
  ['good_mine_today', 'manager', 'hand_over count edit open'],
  ['good_waits', 'borrower', 'book_later queue open'],
  ['good_waits', 'manager', 'hand_over hand_out write count edit open'],
  ['good_taken', 'visitor', 'open sign_in'],
  ['good_taken', 'borrower', 'book_later queue open'],
  ['good_taken', 'manager', 'take_back write count edit open'],
  ['group', 'visitor', 'open join'],
  ['group', 'reader', 'open'],
  ['group', 'borrower', 'open join'],
  ['group', 'manager', 'open join'],
  ['card', 'visitor', 'sign_in'],
  ['card', 'reader', ''],
  ['card', 'borrower', 'sign_in'],
  ['card', 'manager', 'lend_to open sign_in'],
  ['isbn', 'borrower', 'show_goods search'],
  ['isbn', 'manager', 'show_goods register attach search'],
  ['isbn_unknown', 'borrower', 'search'],
  ['isbn_unknown', 'manager', 'register attach search'],
  ['unknown', 'visitor', 'search'],
  ['unknown', 'reader', 'search'],
  ['unknown', 'borrower', 'search'],
  ['unknown', 'manager', 'register attach search'],
  ['none', 'manager', ''],
];

test.each(ROWS)('%s, scanned by a %s: %s', (situation, role, actions) => {
  expect(scanActions(situation, role, 'one').join(' ')).toBe(actions);
});

test('the action of the mode comes first', () => {
  expect(scanActions('good_partly_out', 'manager', 'return')[0]).toBe('take_back');
  expect(scanActions('good_taken', 'manager', 'count')[0]).toBe('count');
  expect(scanActions('good_free', 'borrower', 'search')[0]).toBe('open');
  expect(scanActions('good_free', 'borrower', 'return')[0]).toBe('borrow');
});

test('a mode changes the order alone, and what is not possible is left out', () => {
  const row = fc.constantFrom(...ROWS);
  fc.assert(
    fc.property(
      row,
      fc.constantFrom(...SCAN_MODES),
      fc.func(fc.boolean()),
      ([situation, role], mode, may) => {
        const actions = scanActions(situation, role, mode, may);
        const all = scanActions(situation, role, 'one');
        expect([...actions].sort()).toEqual(all.filter((action) => may(action)).sort());
      },
    ),
  );
});
