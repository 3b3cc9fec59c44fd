import type { ApiError, Good } from '@kashikari/web-kit';

/** A collected good, with its progress. */
export interface ManyRow {
  readonly good: Pick<Good, 'id' | 'title' | 'quantity' | 'management_id' | 'thumbnail_url' | 'is_hourly'>;
  /** The code read last, which proves the scan. */
  readonly code: string;
  /** Units. */
  readonly quantity: number;
  readonly state: 'ready' | 'sending' | 'done' | 'refused';
  readonly error?: ApiError;
}

export type ManyAct =
  | { readonly kind: 'add'; readonly good: ManyRow['good']; readonly code: string }
  | { readonly kind: 'set'; readonly id: string; readonly row: Partial<Omit<ManyRow, 'good'>> }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'clear' };

/**
 * Applies an act to the collected goods, the newest first. Reading a good again adds a unit, up to its quantity; a
 * refused one is retried.
 */
export function many(rows: readonly ManyRow[], act: ManyAct): readonly ManyRow[] {
  const isOf = (id: string) => (row: ManyRow) => row.good.id === id && row.state !== 'done';
  switch (act.kind) {
    case 'add': {
      const { good, code } = act;
      const row = rows.find(isOf(good.id));
      if (!row) return [{ good, code, quantity: 1, state: 'ready' }, ...rows];
      const quantity = row.state === 'ready' ? Math.min(row.quantity + 1, good.quantity) : row.quantity;
      return row.state === 'sending'
        ? rows
        : rows.map((one) => (one === row ? { good, code, quantity, state: 'ready' } : one));
    }
    case 'set':
      return rows.map((row) => (isOf(act.id)(row) ? { ...row, ...act.row } : row));
    case 'remove':
      return rows.filter((row) => !isOf(act.id)(row));
    case 'clear':
      return [];
  }
}
