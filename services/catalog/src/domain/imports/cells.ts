import { addDays, isDay, type Refusal } from '@kashikari/kernel';
import type { GoodFieldName } from '../good';

/** The way in which a cell is read. `key` identifies the good and is not a field. */
type CellKind = 'text' | 'number' | 'number_of_a_thing' | 'flag' | 'day' | 'names' | 'codes' | 'ids';

type Snake<S extends string> = S extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head>
    ? `${Head}${Snake<Tail>}`
    : `_${Lowercase<Head>}${Snake<Tail>}`
  : S;

/** Every column of a sheet of goods; a field that is new does not compile before it says how its cells are read. */
const KINDS = {
  title: 'text',
  title_reading: 'text',
  description: 'text',
  author: 'text',
  authors: 'names',
  publisher: 'text',
  location: 'text',
  category: 'text',
  management_id: 'number_of_a_thing',
  purchase_price: 'number',
  release_date: 'day',
  isbn: 'number_of_a_thing',
  codes: 'codes',
  custom_tag_title: 'text',
  custom_tag: 'text',
  quantity: 'number',
  is_hourly: 'flag',
  max_days: 'number',
  margin_days: 'number',
  is_exclusive: 'flag',
  auto_extend: 'flag',
  for_reference_only: 'flag',
  restrict_reservation: 'flag',
  only_scan_booking: 'flag',
  confirmation_upon_return: 'flag',
  from: 'day',
  to: 'day',
  price_per_hour: 'number',
  price_per_day: 'number',
  price_per_week: 'number',
  price_per_month: 'number',
  is_public: 'flag',
  is_public_use: 'flag',
  is_hidden: 'flag',
  group_ids: 'ids',
  folder_ids: 'ids',
  owner_id: 'text',
} as const satisfies Readonly<
  Record<Snake<GoodFieldName> | 'group_ids' | 'folder_ids' | 'owner_id', CellKind>
>;

/** A cell with this word clears the field, where a sheet changes goods. */
const CLEARS = 'NULL';

/** A long number that a spreadsheet program has rounded: its digits are lost. */
const MANGLED = /^\d(?:[.,]\d+)?E\+\d+$/i;

/** Texts that would run as formulas have an apostrophe in our exports; `="0012"` keeps the zeros of a number. */
const GUARDED = /^'(?=[=+\-@\t\r])/;
const KEPT_TEXT = /^="([^"]*)"$/;

/** Separators of the names or codes in one cell. */
export const SEVERAL = /[;；、\n]/;

const YES = new Set([
  'true',
  '1',
  'yes',
  'y',
  'on',
  'はい',
  '有',
  '有り',
  'あり',
  'する',
  '○',
  '◯',
  '〇',
  '✓',
]);
const NO = new Set(['false', '0', 'no', 'n', 'off', 'いいえ', '無', '無し', 'なし', 'しない', '×', '-']);

/** Day 0 of the serial numbers of days in spreadsheets (1900 system, with its leap day that never was). */
const SERIAL_ZERO = '1899-12-30';

/** Cells of a row as the JSON that writes a good, with faults for unreadable cells. */
export interface ReadCells {
  readonly raw: Readonly<Record<string, unknown>>;
  readonly faults: readonly Refusal[];
}

/**
 * Reads the cells of a row by their columns. Empty cells say nothing.
 * @param clears whether the word NULL empties a field (import of changes)
 */
export function readCells(cells: Readonly<Record<string, string>>, clears: boolean): ReadCells {
  const raw: Record<string, unknown> = {};
  const faults: Refusal[] = [];
  for (const [column, written] of Object.entries(cells)) {
    const kind = Object.hasOwn(KINDS, column) ? KINDS[column as keyof typeof KINDS] : undefined;
    const text = written.replace(GUARDED, '').replace(KEPT_TEXT, '$1').trim();
    if (kind === undefined || text === '') continue;
    const value = clears && text === CLEARS ? cleared(kind) : READ[kind](text);
    if (value instanceof Unread) faults.push({ kind: 'invalid', code: value.code, field: column });
    else raw[column] = value;
  }
  return { raw, faults };
}

class Unread {
  constructor(
    readonly code: 'import.number' | 'import.yes_no' | 'import.mangled_number' | 'validation.date',
  ) {}
}

const cleared = (kind: CellKind): unknown =>
  ({ text: '', number: null, number_of_a_thing: '', flag: false, day: null, names: [], codes: [], ids: [] })[
    kind
  ];

const READ: Readonly<Record<CellKind, (text: string) => unknown>> = {
  text: (text) => text,
  number_of_a_thing: (text) => (MANGLED.test(text) ? new Unread('import.mangled_number') : text),
  number: (text) => {
    const digits = text.normalize('NFKC').replace(/[,¥円\s]/g, '');
    return /^-?\d{1,15}(?:\.0+)?$/.test(digits) ? Number(digits) : new Unread('import.number');
  },
  flag: (text) => {
    const word = text.normalize('NFKC').toLowerCase();
    if (YES.has(word) || YES.has(text)) return true;
    return NO.has(word) || NO.has(text) ? false : new Unread('import.yes_no');
  },
  day: (text) => readDay(text) ?? new Unread('validation.date'),
  names: (text) => text.split(SEVERAL),
  codes: (text) => {
    const codes = text.split(SEVERAL).map((code) => code.trim());
    return codes.some((code) => MANGLED.test(code)) ? new Unread('import.mangled_number') : codes;
  },
  ids: (text) => text.split(/[\s,]+/).filter(Boolean),
};

/** 2026-04-01, 2026/4/1, 2026.4.1, 2026年4月1日, or the serial number of a day. */
function readDay(text: string): string | undefined {
  const written = text
    .normalize('NFKC')
    .replace(/ 0?0:00(?::00)?$/, '')
    .replaceAll(' ', '');
  const parts = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(written);
  if (parts) {
    const [, year = '', month = '', day = ''] = parts;
    return [`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`].find(isDay);
  }
  return /^[2-7]\d{4}$/.test(written) ? addDays(SERIAL_ZERO, Number(written)) : undefined;
}
