import { answer, api, keepPreviousData, useInfiniteQuery, useLive, useQuery } from '@kashikari/web-kit';

/** Which day is shown, and of whose goods. */
export interface DayFilter {
  /** `YYYY-MM-DD` in each lender's zone; each lender's today if absent. */
  readonly date?: string;
  readonly lender_id?: string;
  readonly group_id?: string;
}

/** The parts of a day that hold bookings. */
export type PartName = 'late' | 'check' | 'due' | 'starts' | 'settled';

/** Bookings of a part in one answer. */
export const PER_PART = 100;

/** Longest time until a booking of a good that is not on the page yet appears, milliseconds. */
const OTHERS = 30_000;

/**
 * Reads a lender's day. Changes of the goods on it by other people are read at once. The day before stays while another
 * one is read.
 * @param enabled false until it is known for whom the signed-in person acts
 */
export function useDay(filter: DayFilter, enabled: boolean) {
  const query = useQuery({
    queryKey: ['bookings', 'day', filter],
    queryFn: () => answer(api.GET('/bookings/day', { params: { query: filter } })),
    enabled,
    placeholderData: keepPreviousData,
    retry: false,
    refetchInterval: OTHERS,
  });
  useLive(query.data?.goods.map(({ id }) => id) ?? []);
  return query;
}

/** The rest of a part with more than {@link PER_PART} bookings, page by page from the second. */
export function useRestOfPart(filter: DayFilter, part: PartName, total: number, wanted: boolean) {
  return useInfiniteQuery({
    queryKey: ['bookings', 'day', filter, part],
    queryFn: ({ pageParam }) =>
      answer(api.GET('/bookings/day', { params: { query: { ...filter, part, page: pageParam } } })),
    initialPageParam: 2,
    getNextPageParam: (_, __, page) => (page * PER_PART < total ? page + 1 : undefined),
    enabled: wanted,
  });
}

/** A lender's day with its goods, people and pictures. */
export type DayAnswer = NonNullable<ReturnType<typeof useDay>['data']>;
export type DayWait = DayAnswer['waits'][number];
export type WeekDay = DayAnswer['week'][number];
