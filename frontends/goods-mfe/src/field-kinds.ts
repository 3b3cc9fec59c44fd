/** The conversion of a contract's value to a form and back. Numbers are text while they are typed. */
interface Kind<Value, Held, Sent = Value> {
  readonly empty: Held;
  readonly hold: (value: Value) => Held;
  readonly send: (held: Held) => Sent;
}

const same = <T>(value: T): T => value;
const textOrNull = (typed: string) => typed.trim() || null;

/**
 * Converts full-width digits. A text that is not a whole number is sent unchanged, so that the server's error appears
 * at the field.
 */
function toNumber(typed: string): number {
  const number = Number(typed.normalize('NFKC').trim());
  // JSON would write NaN as null, which is a different valid value.
  return Number.isNaN(number) ? (typed as unknown as number) : number;
}

/** The kinds of fields in a form. */
export interface Kinds {
  /** Text that is there, if only empty. */
  readonly words: Kind<string, string>;
  /** Text that may be missing: null. */
  readonly text: Kind<string | null, string>;
  readonly isbn: Kind<string | null, string>;
  /** Names, one on each line while they are typed. */
  readonly names: Kind<readonly string[], string, string[]>;
  /** `YYYY-MM-DD`, or null. */
  readonly day: Kind<string | null, string>;
  readonly flag: Kind<boolean, boolean>;
  readonly ids: Kind<readonly string[], readonly string[], string[]>;
  /** A number of at least one. */
  readonly count: Kind<number, string>;
  readonly whole: Kind<number, string>;
  readonly optionalWhole: Kind<number | null, string>;
}

export const KINDS: Kinds = {
  words: { empty: '', hold: same, send: same },
  text: { empty: '', hold: (value) => value ?? '', send: textOrNull },
  isbn: {
    empty: '',
    hold: (value) => value ?? '',
    send: (typed) => textOrNull(typed.normalize('NFKC').replace(/[\s-]/g, '')),
  },
  names: {
    empty: '',
    hold: (names) => names.join('\n'),
    send: (typed) =>
      typed
        .split('\n')
        .map((name) => name.trim())
        .filter(Boolean),
  },
  day: { empty: '', hold: (value) => value ?? '', send: textOrNull },
  flag: { empty: false, hold: same, send: same },
  ids: { empty: [], hold: same, send: (ids) => [...ids] },
  count: { empty: '1', hold: String, send: toNumber },
  whole: { empty: '0', hold: String, send: toNumber },
  optionalWhole: {
    empty: '',
    hold: (value) => (value === null ? '' : String(value)),
    send: (typed) => (typed.trim() === '' ? null : toNumber(typed)),
  },
};
