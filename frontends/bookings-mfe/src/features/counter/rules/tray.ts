import type { ApiError, Good } from '@kashikari/web-kit';

export type TrayGood = Pick<
  Good,
  'id' | 'title' | 'thumbnail_url' | 'is_exclusive' | 'is_hourly' | 'only_scan_booking' | 'management_id'
>;

/** One thing on the counter, and how far it has come. */
export interface TrayRow {
  readonly good: TrayGood;
  readonly state: 'ready' | 'sending' | 'lent' | 'taken_back' | 'refused';
  /** Why it was refused. */
  readonly error?: ApiError;
  /** The booking that was made, or that ended. */
  readonly bookingId?: string;
}

export type TrayAct =
  | { readonly kind: 'add'; readonly good: TrayGood }
  | { readonly kind: 'taken_back'; readonly good: TrayGood; readonly bookingId: string }
  | { readonly kind: 'set'; readonly id: string; readonly row: Partial<Omit<TrayRow, 'good'>> }
  | { readonly kind: 'swap'; readonly id: string; readonly good: TrayGood }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'last_off' }
  | { readonly kind: 'next_person' }
  | { readonly kind: 'clear' };

/** The last thing stands on top. A thing that is on the tray already is not put there twice. */
export function tray(rows: readonly TrayRow[], act: TrayAct): readonly TrayRow[] {
  switch (act.kind) {
    case 'add':
      return rows.some(({ good }) => good.id === act.good.id)
        ? rows
        : [{ good: act.good, state: 'ready' }, ...rows];
    case 'taken_back': {
      const others = rows.filter(({ good }) => good.id !== act.good.id);
      return [{ good: act.good, state: 'taken_back', bookingId: act.bookingId }, ...others];
    }
    case 'set':
      return rows.map((row) => (row.good.id === act.id ? { ...row, ...act.row } : row));
    case 'swap':
      return rows.map((row) => (row.good.id === act.id ? { good: act.good, state: 'ready' } : row));
    case 'remove':
      return rows.filter(({ good }) => good.id !== act.id);
    case 'last_off': {
      const last = rows.find(({ state }) => state === 'ready' || state === 'refused');
      return last ? rows.filter((row) => row !== last) : rows;
    }
    // What was read before the card stays for whom the card is.
    case 'next_person':
      return rows.filter(({ state }) => state === 'ready');
    case 'clear':
      return [];
  }
}
