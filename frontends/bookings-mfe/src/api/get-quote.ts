import type { BookingRange } from '@kashikari/availability';
import { answer, api, keepPreviousData, useQuery, useUser } from '@kashikari/web-kit';
import { toRange } from '../rules/booking-range';
import { isPriced } from '../rules/is-priced';
import type { GoodView } from './get-good';

export type Quote = ReturnType<typeof useQuote>;

/**
 * Queries the price of a range of a priced good for the signed-in user. The previous quote remains while the next one
 * loads.
 * @param bookingId a priced booking that is to be changed to the range and the quantity
 */
export function useQuote(
  good: GoodView,
  asked: BookingRange | undefined,
  quantity: number,
  wanted: boolean,
  bookingId?: string,
) {
  const user = useUser();
  const query = {
    ...{ good_id: good.id, quantity, ...(asked && toRange(asked)) },
    ...(bookingId && { booking_id: bookingId }),
  };
  return useQuery({
    queryKey: ['quotes', query],
    queryFn: async () => (await answer(api.GET('/quotes', { params: { query } }))).quote,
    enabled: wanted && user !== null && asked !== undefined && (bookingId !== undefined || isPriced(good)),
    placeholderData: keepPreviousData,
  });
}
