import { answer, api, useMutation } from '@kashikari/web-kit';
import { useMakeStale } from '../../../api/stale';

export interface NewBulk {
  readonly good_ids: string[];
  readonly start_date: string;
  readonly end_date: string;
  readonly memo?: string;
}

/** Books all or nothing. A refusal names its good in `params.good_id`. */
export function useCreateBulk() {
  const makeStale = useMakeStale();
  return useMutation({
    mutationFn: async (body: NewBulk) => (await answer(api.POST('/bookings/bulk', { body }))).bookings,
    onSettled: makeStale,
  });
}
