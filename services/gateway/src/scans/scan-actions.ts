/** Actions on a scanned object; screens have a label for each. */
export const SCAN_ACTIONS = [
  'borrow',
  'book_later',
  'queue',
  'collect',
  'return',
  'extend',
  'hand_out',
  'hand_over',
  'take_back',
  'write',
  'count',
  'edit',
  'open',
  'join',
  'sign_in',
  'lend_to',
  'show_goods',
  'register',
  'attach',
  'search',
] as const;

export type ScanAction = (typeof SCAN_ACTIONS)[number];

/** The task for which a person scans. */
export const SCAN_MODES = ['one', 'borrow', 'return', 'count', 'search'] as const;

export type ScanMode = (typeof SCAN_MODES)[number];

/** The person who scans. A reader holds a member card that only reads. */
export type ScanRole = 'visitor' | 'reader' | 'borrower' | 'manager';

/** The relation of the scanned object to that person. */
export type ScanSituation =
  | 'good_free'
  /** Some pieces are out, others are free. */
  | 'good_partly_out'
  | 'good_mine_out'
  | 'good_mine_today'
  /** Another person collects it today. */
  | 'good_waits'
  | 'good_taken'
  | 'group'
  | 'card'
  | 'isbn'
  | 'isbn_unknown'
  | 'unknown'
  /** An address without an object, or several objects to choose from. */
  | 'none';

type Row = Readonly<Record<ScanRole, readonly ScanAction[]>>;

/** A visitor signs in first, a reader only looks. */
const good = (borrower: readonly ScanAction[], manager: readonly ScanAction[]): Row => ({
  visitor: ['open', 'sign_in'],
  reader: ['open'],
  borrower: [...borrower, 'open'],
  manager: [...manager, 'count', 'edit', 'open'],
});

const same = (actions: readonly ScanAction[], reader = actions, manager = actions): Row => ({
  visitor: actions,
  borrower: actions,
  reader,
  manager,
});

/** The likeliest action first. */
const TABLE: Readonly<Record<ScanSituation, Row>> = {
  good_free: good(['borrow'], ['hand_out']),
  good_partly_out: good(['borrow'], ['hand_out', 'take_back', 'write']),
  good_mine_out: good(['return', 'extend'], ['return', 'extend']),
  good_mine_today: good(['collect'], ['hand_over']),
  good_waits: good(['book_later', 'queue'], ['hand_over', 'hand_out', 'write']),
  good_taken: good(['book_later', 'queue'], ['take_back', 'write']),
  group: same(['open', 'join'], ['open']),
  card: same(['sign_in'], [], ['lend_to', 'open', 'sign_in']),
  isbn: same(
    ['show_goods', 'search'],
    ['show_goods', 'search'],
    ['show_goods', 'register', 'attach', 'search'],
  ),
  isbn_unknown: same(['search'], ['search'], ['register', 'attach', 'search']),
  unknown: same(['search'], ['search'], ['register', 'attach', 'search']),
  none: same([]),
};

/** Actions of each mode; they come first where they are possible. */
const OF_MODE: Readonly<Record<ScanMode, readonly ScanAction[]>> = {
  one: [],
  borrow: ['borrow', 'hand_out', 'hand_over', 'collect'],
  return: ['return', 'take_back'],
  count: ['count'],
  search: ['open', 'show_goods', 'search'],
};

/**
 * The actions for a scanned thing, the likeliest first.
 * @param isPossible whether the person may do it now; actions of the table that are not are left out
 */
export function scanActions(
  situation: ScanSituation,
  role: ScanRole,
  mode: ScanMode,
  isPossible: (action: ScanAction) => boolean = () => true,
): ScanAction[] {
  const possible = TABLE[situation][role].filter((action) => isPossible(action));
  const wanted = possible.filter((action) => OF_MODE[mode].includes(action));
  return [...wanted, ...possible.filter((action) => !wanted.includes(action))];
}
