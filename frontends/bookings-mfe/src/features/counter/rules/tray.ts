import type { BookingRange } from '@kashikari/availability';
import type { ApiError, Good } from '@kashikari/web-kit';
import type { LendRequest } from './lent-range';

export type TrayGood = Pick<
  Good,
  | 'id'
  | 'title'
  | 'thumbnail_url'
  | 'owner_id'
  | 'group_ids'
  | 'is_exclusive'
  | 'is_hourly'
  | 'only_scan_booking'
  | 'management_id'
  | 'quantity'
>;

/** A booking that is returned at the counter, completely or in parts. */
export interface BackBooking {
  readonly id: string;
  /** Units of the booking. */
  readonly of: number;
  /** Units that were back before. */
  readonly before: number;
  /** Units of each part that came back here, the last one at the end. */
  readonly parts: readonly number[];
}

/** A note about the last read of a row: the good is already on the counter, or no more of its units are free. */
type RowNote =
  { readonly kind: 'here'; readonly reads: number } | { readonly kind: 'none_left'; readonly free: number };

/** A good on the counter, with its progress. */
export interface TrayRow {
  readonly good: TrayGood;
  /** `asked`: it came back, and one of several borrowers has to be chosen. */
  readonly state: 'ready' | 'sending' | 'lent' | 'taken_back' | 'asked' | 'refused';
  /** Units that are to go out, or that came back and wait for the answer. */
  readonly quantity: number;
  /** The code read from the good, unchanged; absent if the good was picked by name. */
  readonly code?: string;
  readonly note?: RowNote | undefined;
  /** The duration of this row, if it differs from that of the others. */
  readonly wish?: LendRequest;
  /** The range for which it was lent. */
  readonly range?: BookingRange;
  readonly error?: ApiError | undefined;
  /** It was booked from a later day on, and stays here until then. */
  readonly isLater?: boolean;
  /** The booking that was made. */
  readonly bookingId?: string;
  /** The returned units; present in rows with the state `taken_back`. */
  readonly back?: BackBooking;
}

export type TrayAct =
  | { readonly kind: 'add'; readonly good: TrayGood; readonly code?: string | undefined }
  | { readonly kind: 'note'; readonly id: string; readonly note: RowNote }
  | { readonly kind: 'taken_back'; readonly good: TrayGood; readonly back: BackBooking }
  | { readonly kind: 'asked'; readonly good: TrayGood; readonly quantity: number }
  | { readonly kind: 'out_again'; readonly bookingId: string }
  | { readonly kind: 'set'; readonly id: string; readonly row: Partial<Omit<TrayRow, 'good'>> }
  | { readonly kind: 'swap'; readonly id: string; readonly good: TrayGood }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'last_off' }
  | { readonly kind: 'all_off' }
  | { readonly kind: 'next_person' }
  | { readonly kind: 'clear' };

/** Units of a booking that are back by now. */
export function unitsBack({ before, parts }: BackBooking): number {
  return parts.reduce((sum, part) => sum + part, before);
}

/** Returns true if a row is about to be lent, or was lent. */
export function goesOut({ state }: TrayRow): boolean {
  return state !== 'taken_back' && state !== 'asked';
}

/** Returns true if a row can be removed without undoing anything. */
export function mayLeave({ state }: TrayRow): boolean {
  return state === 'ready' || state === 'refused' || state === 'asked';
}

const isPending = (row: TrayRow) => goesOut(row) && row.state !== 'lent';

/** Returns the row to which another read of a good belongs: a pending row, or a lent good with one unit. */
export function rowToGo(rows: readonly TrayRow[], good: TrayGood): TrayRow | undefined {
  const same = rows.filter((row) => goesOut(row) && row.good.id === good.id);
  return same.find(isPending) ?? (good.quantity === 1 ? same[0] : undefined);
}

/**
 * Applies an act to the rows of the counter, the newest first. A good to be lent has one row, to which each further
 * read adds a unit. The caller checks how many units are free.
 */
export function tray(rows: readonly TrayRow[], act: TrayAct): readonly TrayRow[] {
  const pending = (row: TrayRow, id: string) => isPending(row) && row.good.id === id;
  switch (act.kind) {
    case 'add':
      return added(rows, act.good, act.code);
    case 'note':
      return quiet(rows).map((row) =>
        goesOut(row) && row.good.id === act.id ? { ...row, note: act.note } : row,
      );
    case 'taken_back':
      return [
        { good: act.good, state: 'taken_back', quantity: 1, back: act.back },
        ...quiet(rows).filter(({ back }) => back?.id !== act.back.id),
      ];
    case 'asked':
      return [
        ...(act.quantity > 0
          ? [{ good: act.good, state: 'asked', quantity: act.quantity } satisfies TrayRow]
          : []),
        ...quiet(rows).filter((row) => row.state !== 'asked' || row.good.id !== act.good.id),
      ];
    case 'out_again':
      return rows.filter(({ back }) => back?.id !== act.bookingId);
    case 'set':
      return rows.map((row) => (pending(row, act.id) ? { ...row, note: undefined, ...act.row } : row));
    case 'swap':
      return rows.map((row) =>
        pending(row, act.id) ? { good: act.good, state: 'ready', quantity: 1 } : row,
      );
    case 'remove':
      return rows.filter((row) => !pending(row, act.id));
    case 'last_off':
      return lastPieceOff(rows);
    // Lent and returned rows are done and remain.
    case 'all_off':
      return rows.filter((row) => !mayLeave(row));
    // Goods read before the card are for its holder, and an open question remains.
    case 'next_person':
      return rows.filter(({ state }) => state === 'ready' || state === 'asked');
    case 'clear':
      return rows.filter(({ state }) => state === 'asked');
  }
}

function added(rows: readonly TrayRow[], good: TrayGood, code?: string): readonly TrayRow[] {
  const read = code === undefined ? {} : { code };
  const same = (row: TrayRow) => isPending(row) && row.good.id === good.id;
  if (!rows.some(same)) return [{ good, state: 'ready', quantity: 1, ...read }, ...quiet(rows)];
  return quiet(rows).map((row) =>
    same(row) && row.state === 'ready' ? { ...row, ...read, quantity: row.quantity + 1 } : row,
  );
}

/** The last row that may leave has one piece less, and goes with its last piece. */
function lastPieceOff(rows: readonly TrayRow[]): readonly TrayRow[] {
  const last = rows.find(mayLeave);
  if (!last) return rows;
  const isLast = last.state === 'refused' || last.quantity <= 1;
  return isLast
    ? rows.filter((row) => row !== last)
    : quiet(rows).map((row, index) =>
        index === rows.indexOf(last) ? { ...row, quantity: row.quantity - 1 } : row,
      );
}

/** Removes the notes about earlier reads. */
function quiet(rows: readonly TrayRow[]): readonly TrayRow[] {
  return rows.map((row) => (row.note ? { ...row, note: undefined } : row));
}
