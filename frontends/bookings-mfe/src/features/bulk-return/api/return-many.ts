import { answer, api, useMutation } from '@kashikari/web-kit';
import { useMakeStale } from '../../../api/stale';

/** Marks many returned; answers what became of each, in the order asked. */
export function useReturnMany() {
  const makeStale = useMakeStale();
  return useMutation({
    mutationFn: (booking_ids: string[]) =>
      answer(api.PUT('/bookings/bulk_return', { body: { booking_ids } })),
    onSettled: makeStale,
  });
}

/** What became of one booking. */
export type ReturnOutcome = NonNullable<ReturnType<typeof useReturnMany>['data']>['outcomes'][number];
