import { answer, api, browserZone, type components, keepPreviousData, useQuery } from '@kashikari/web-kit';

export type Sales = components['schemas']['Sales'];

/** Days of the range, both inclusive, and a good, or all. */
export interface SalesFilter {
  readonly from: string;
  readonly to: string;
  readonly good_id?: string | undefined;
}

/** Queries the sums of the signed-in user's payments that were collected in a range. */
export function useSales(filter: SalesFilter, zone: string = browserZone()) {
  return useQuery({
    queryKey: ['sales', filter, zone],
    queryFn: () => answer(api.GET('/sales', { params: { query: { ...filter, time_zone: zone } } })),
    placeholderData: keepPreviousData,
  });
}
