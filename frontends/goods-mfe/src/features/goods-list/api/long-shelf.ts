import { type ScheduleView, listSchedules, MAX } from '../../../api/list-schedules';
import { keepPreviousData, useLive, useQueries } from '@kashikari/web-kit';
import { useCallback, useState } from 'react';
import { type GoodsQuestion, type ListedGood, listGoods } from './list-goods';

/** The goods of a long grid as rows: one entry for each good, filled after it was first visible. */
export interface LongShelf {
  /** The goods by row; undefined until they load. */
  readonly goods: readonly (ListedGood | undefined)[];
  /** The schedules of the visible goods. */
  readonly schedules: ReadonlyMap<string, ScheduleView>;
  readonly isPending: boolean;
  readonly error: unknown;
  /** Called by the grid with the range of visible rows. */
  readonly onWindow: (first: number, last: number) => void;
  retry(): void;
}

/** The days that are asked for. */
export interface Days {
  readonly from: string;
  readonly count: number;
}

/** Tracks the visible pages of 100 rows, from 0. Goods and schedules are fetched by such pages. */
function useSight() {
  const [sight, setSight] = useState({ first: 0, last: 0 });
  const onWindow = useCallback((firstRow: number, lastRow: number) => {
    const next = { first: Math.floor(firstRow / MAX), last: Math.floor(Math.max(lastRow, 0) / MAX) };
    setSight((kept) => (kept.first === next.first && kept.last === next.last ? kept : next));
  }, []);
  const { first, last } = sight;
  return { hundreds: Array.from({ length: last - first + 1 }, (_, index) => first + index), onWindow };
}

/** The contents of a long shelf. */
export interface ShelfContents {
  readonly question: GoodsQuestion;
  /** Goods that are already loaded, for a query without such pages: the goods of the user's own bookings. */
  readonly given?: readonly ListedGood[];
}

/** A thousand goods as well as ten: only the hundreds in sight are fetched. */
export function useLongShelf({ question, given }: ShelfContents, days: Days): LongShelf {
  const { hundreds, onWindow } = useSight();
  const pages = useHundreds(question, given ? [] : hundreds);
  const goods = given ?? pages.goods;
  const schedules = useSchedulesOf(goods, hundreds, days);
  return {
    goods,
    schedules: schedules.found,
    onWindow,
    isPending: !given && pages.isPending,
    error: pages.error ?? schedules.error,
    retry() {
      pages.retry();
      schedules.retry();
    },
  };
}

function useHundreds(question: GoodsQuestion, hundreds: readonly number[]) {
  // The first hundred says how many there are.
  const asked = hundreds.length > 0 ? [...new Set([0, ...hundreds])] : [];
  const pages = useQueries({
    queries: asked.map((hundred) => ({
      queryKey: ['goods', 'list', question, 'hundred', hundred],
      queryFn: () => listGoods(question, hundred + 1, MAX),
    })),
  });
  const total = pages[0]?.data?.meta.total ?? 0;
  const goods: (ListedGood | undefined)[] = Array.from({ length: total });
  pages.forEach(({ data }, index) => {
    const begin = (asked[index] ?? 0) * MAX;
    data?.goods.slice(0, Math.max(total - begin, 0)).forEach((good, place) => (goods[begin + place] = good));
  });
  return { goods, isPending: pages[0]?.isPending ?? true, ...faultOf(pages) };
}

function useSchedulesOf(
  goods: readonly (ListedGood | undefined)[],
  hundreds: readonly number[],
  { from, count }: Days,
) {
  const asked = hundreds.flatMap((hundred) => {
    const ids = goods.slice(hundred * MAX, (hundred + 1) * MAX).flatMap((good) => good?.id ?? []);
    return ids.length > 0 ? [ids] : [];
  });
  const refetchInterval = useLive(asked.flat());
  const found = useQueries({
    queries: asked.map((ids) => ({
      queryKey: ['schedules', ids, from, count],
      queryFn: () => listSchedules(ids, from, count),
      placeholderData: keepPreviousData,
      refetchInterval,
    })),
  });
  return {
    found: new Map(found.flatMap(({ data = [] }) => data.map((one) => [one.good_id, one] as const))),
    ...faultOf(found),
  };
}

interface QueryState {
  readonly isError: boolean;
  readonly data: unknown;
  readonly error: unknown;
  refetch(): unknown;
}

/** Returns the error of the queries that have no data to show, and their retry. */
function faultOf(queries: readonly QueryState[]) {
  return {
    error: queries.find((query) => query.isError && !query.data)?.error,
    retry: () => queries.forEach((query) => query.isError && void query.refetch()),
  };
}
