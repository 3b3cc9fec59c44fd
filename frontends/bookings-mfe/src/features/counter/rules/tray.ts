import type { BookingRange } from '@kashikari/availability';
import type { ApiError, Good } from '@kashikari/web-kit';
import type { LendRequest } from './lent-range';

export type TrayGood = Pick<
  Good,
  | 'id'
  | 'title'
  | 'thumbnail_url'
  | 'is_exclusive'
  | 'is_hourly'
  | 'only_scan_booking'
  | 'management_id'
  | 'quantity'
>;

/** A booking that comes back at the counter, all of it or in parts. */
export interface BackBooking {
  readonly id: string;
  /** Units of the booking. */
  readonly of: number;
  /** Units that were back before. */
  readonly before: number;
  /** Units of each part that came back here, the last one at the end. */
  readonly parts: readonly number[];
}

/** One thing on the counter, and how far it has come. */
export interface TrayRow {
  readonly good: TrayGood;
  readonly state: 'ready' | 'sending' | 'lent' | 'taken_back' | 'refused';
  /** Units that are to go out. */
  readonly quantity: number;
  /** For how long it goes out, if not for as long as the rest. */
  readonly wish?: LendRequest;
  /** For how long it was lent. */
  readonly range?: BookingRange;
  /** Why it was refused. */
  readonly error?: ApiError;
  /** The booking that was made. */
  readonly bookingId?: string;
  /** Given to what was taken back. */
  readonly back?: BackBooking;
}

export type TrayAct =
  | { readonly kind: 'add'; readonly good: TrayGood }
  | { readonly kind: 'taken_back'; readonly good: TrayGood; readonly back: BackBooking }
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

/** Whether a row is about to go out, or went. */
export function goesOut({ state }: TrayRow): boolean {
  return state !== 'taken_back';
}

/** Whether a row can be taken off without undoing anything. */
export function mayLeave({ state }: TrayRow): boolean {
  return state === 'ready' || state === 'refused';
}

/**
 * The last thing stands on top. A thing that goes out has one row: read again, one more of its pieces is added, as far as
 * there are.
 */
export function tray(rows: readonly TrayRow[], act: TrayAct): readonly TrayRow[] {
  const goingOut = (row: TrayRow, id: string) => goesOut(row) && row.good.id === id;
  switch (act.kind) {
    case 'add':
      return rows.some((row) => goingOut(row, act.good.id))
        ? rows.map((row) => (goingOut(row, act.good.id) ? oneMore(row) : row))
        : [{ good: act.good, state: 'ready', quantity: 1 }, ...rows];
    case 'taken_back':
      return [
        { good: act.good, state: 'taken_back', quantity: 1, back: act.back },
        ...rows.filter(({ back }) => back?.id !== act.back.id),
      ];
    case 'out_again':
      return rows.filter(({ back }) => back?.id !== act.bookingId);
    case 'set':
      return rows.map((row) => (goingOut(row, act.id) ? { ...row, ...act.row } : row));
    case 'swap':
      return rows.map((row) =>
        goingOut(row, act.id) ? { good: act.good, state: 'ready', quantity: 1 } : row,
      );
    case 'remove':
      return rows.filter((row) => !goingOut(row, act.id));
    case 'last_off': {
      const last = rows.find(mayLeave);
      return last ? rows.filter((row) => row !== last) : rows;
    }
    // What went out or came back is done, and stays.
    case 'all_off':
      return rows.filter((row) => !mayLeave(row));
    // What was read before the card stays for whom the card is.
    case 'next_person':
      return rows.filter(({ state }) => state === 'ready');
    case 'clear':
      return [];
  }
}

function oneMore(row: TrayRow): TrayRow {
  if (row.state !== 'ready') return row;
  return { ...row, quantity: Math.min(row.quantity + 1, row.good.quantity) };
}
