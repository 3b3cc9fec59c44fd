import { useState } from 'react';
import { MAX_SETTLED } from './api/settle';
import type { StockCheck } from './api/stocktaking-types';

/** The goods of the check that are chosen, and why some of them were refused. */
export interface CheckSelection {
  readonly ids: readonly string[];
  has(check: StockCheck): boolean;
  /** All of these, as many as one call takes; none if all are chosen already. */
  toggleAll(checks: readonly StockCheck[]): void;
  toggle(check: StockCheck): void;
  clear(): void;
  refusalOf(check: StockCheck): string | undefined;
  /** Leaves the refused ones chosen, with their reasons. */
  settle(done: readonly string[], refusals: ReadonlyMap<string, string>): void;
}

/** Returns true if a difference needs a decision. */
export const isUndecided = ({ state, choice }: StockCheck) => state !== 'match' && choice === null;

export function useChosen(): CheckSelection {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const add = (more: readonly string[]) => [...new Set([...ids, ...more])].slice(0, MAX_SETTLED);
  return {
    ids,
    has: ({ good_id: id }) => ids.includes(id),
    toggle: ({ good_id: id }) => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : add([id])),
    toggleAll(checks) {
      const all = checks.map(({ good_id: id }) => id);
      setIds(all.every((id) => ids.includes(id)) ? ids.filter((id) => !all.includes(id)) : add(all));
    },
    clear() {
      setIds([]);
      setRefusals(new Map());
    },
    refusalOf: ({ good_id: id }) => refusals.get(id),
    settle(done, reasons) {
      setIds(ids.filter((id) => !done.includes(id)));
      setRefusals(new Map([...[...refusals].filter(([id]) => !done.includes(id)), ...reasons]));
    },
  };
}
