import { answer, api, useMutation } from '@kashikari/web-kit';
import { useMakeStale } from './stale';

/** The acts that many bookings take together. */
export type ManyAct = 'return' | 'hand_over';

interface Many {
  readonly act: ManyAct;
  readonly ids: string[];
}

/** Returns or hands over up to 100 bookings. Each has its own outcome, in the order of the request. */
export function useActOnMany() {
  const makeStale = useMakeStale();
  return useMutation({
    mutationFn: ({ act, ids }: Many) => {
      const body = { booking_ids: ids };
      return act === 'return'
        ? answer(api.PUT('/bookings/bulk_return', { body }))
        : answer(api.POST('/bookings/bulk_hand_over', { body }));
    },
    onSettled: makeStale,
  });
}

/** The result of a bulk act for one booking. */
export type BulkOutcome = NonNullable<ReturnType<typeof useActOnMany>['data']>['outcomes'][number];
