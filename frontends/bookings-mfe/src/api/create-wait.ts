import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';
import type { RangeBody } from './create-booking';

export interface NewWait {
  readonly good_id: string;
  readonly quantity: number;
  readonly range: RangeBody;
}

/** Waits for what can't be booked. Refusals: `wait.exists`, `wait.free_now`, and those of a booking but for room. */
export function useCreateWait() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ range, ...rest }: NewWait) =>
      (await answer(api.POST('/waits', { body: { ...rest, ...range } }))).wait,
    onSettled: () => client.invalidateQueries({ queryKey: ['waits'] }),
  });
}
