import { answer, api, useMutation, useQuery } from '@kashikari/web-kit';
import type { RangeBody } from '../../../api/create-booking';
import { useMakeStale } from '../../../api/stale';

export interface Repetition {
  readonly good_id: string;
  readonly quantity: number;
  readonly range: RangeBody;
  readonly repeat: {
    readonly every: 'week' | 'two_weeks' | 'month';
    readonly count?: number;
    readonly until?: string;
  };
}

interface RepeatRequest extends Repetition {
  readonly memo?: string;
  /** The first days of those that are wanted. */
  readonly dates?: string[];
}

const send = ({ range, ...rest }: RepeatRequest, dry_run: boolean) =>
  answer(api.POST('/bookings/recurring', { body: { ...rest, ...range, dry_run } }));

/**
 * Queries the outcome of each date. The preview is refetched whenever the screen opens, since others book meanwhile.
 */
export function usePreview(repetition: Repetition, enabled: boolean) {
  return useQuery({
    queryKey: ['bookings', 'repeat', repetition],
    queryFn: async () => (await send(repetition, true)).dates,
    enabled,
    retry: false,
  });
}

export type RepeatDate = NonNullable<ReturnType<typeof usePreview>['data']>[number];

/** Books the chosen dates, all or none. The preview is then refetched, also after a failure. */
export function useBookRepetition() {
  const makeStale = useMakeStale();
  return useMutation({
    mutationFn: async (chosen: RepeatRequest) => (await send(chosen, false)).bookings,
    onSettled: makeStale,
  });
}
