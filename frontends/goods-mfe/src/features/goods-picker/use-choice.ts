import type { Good } from '@kashikari/web-kit';
import { useState } from 'react';
import { MAX_CHOSEN } from './api/account-goods';
import type { Outcome } from './api/change-goods';

/** The chosen goods, also those that are not listed any more. */
export interface Choice {
  readonly goods: ReadonlyMap<string, Good>;
  /** The reasons why the last act did not change chosen goods, by id. */
  readonly reasons: ReadonlyMap<string, string>;
  /** More was chosen than one call takes; the surplus was left out. */
  readonly isCut: boolean;
  /** Replaces the choice by these ids. Ids that are neither listed nor chosen are dropped. */
  set(ids: readonly string[], listed: readonly Good[]): void;
  /** Leaves the refused goods chosen, each with its reason. */
  settle(outcome: Outcome): void;
  clear(): void;
}

export function useChoice(): Choice {
  const [goods, setGoods] = useState<ReadonlyMap<string, Good>>(new Map());
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());
  const [isCut, setCut] = useState(false);

  function set(ids: readonly string[], listed: readonly Good[]): void {
    const known = new Map([...goods, ...listed.map((good) => [good.id, good] as const)]);
    const found = ids.flatMap((id) => known.get(id) ?? []);
    setCut(found.length > MAX_CHOSEN);
    setGoods(new Map(found.slice(0, MAX_CHOSEN).map((good) => [good.id, good])));
  }

  function settle({ refused }: Outcome): void {
    setGoods((before) => new Map([...before].filter(([id]) => refused.has(id))));
    setReasons(refused);
    setCut(false);
  }

  function clear(): void {
    setGoods(new Map());
    setReasons(new Map());
    setCut(false);
  }
  return { goods, reasons, isCut, set, settle, clear };
}
