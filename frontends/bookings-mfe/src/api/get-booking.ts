import { answer, api, useQuery } from '@kashikari/web-kit';

/** One booking with its good, its people and its pictures. */
export function useBooking(id: string) {
  return useQuery({
    queryKey: ['bookings', id],
    queryFn: () => answer(api.GET('/bookings/{id}', { params: { path: { id } } })),
  });
}

/** A booking and what a screen shows around it. */
export type BookingAnswer = NonNullable<ReturnType<typeof useBooking>['data']>;

/** A booking as the REST contract answers it. */
export type BookingView = BookingAnswer['booking'];
