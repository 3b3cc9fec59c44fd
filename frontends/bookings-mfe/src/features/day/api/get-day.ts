import {
  answer,
  api,
  keepPreviousData,
  useInfiniteQuery,
  useLiveLenders,
  useQuery,
} from '@kashikari/web-kit';

/** The day to show, and the lender or group whose goods are shown. */
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

/**
 * Queries a lender's day. Changes by other users are fetched at once. The previous day remains while another one loads.
 * @param lenderIds the accounts whose day it is
 * @param enabled false until the account for which the user acts is known
 */
export function useDay(filter: DayFilter, lenderIds: readonly string[], enabled: boolean) {
  const refetchInterval = useLiveLenders(lenderIds);
  return useQuery({
    queryKey: ['bookings', 'day', filter],
    queryFn: () => answer(api.GET('/bookings/day', { params: { query: filter } })),
    enabled,
    placeholderData: keepPreviousData,
    retry: false,
    refetchInterval,
  });
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
