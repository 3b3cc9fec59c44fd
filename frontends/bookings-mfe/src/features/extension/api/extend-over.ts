import { answer, api, useMutation } from '@kashikari/web-kit';
import { useMakeStale } from '../../../api/stale';

interface Word {
  readonly days: number;
  /** The digest of what was shown; refused `booking.preview_outdated` where something else would happen by now. */
  readonly preview: string;
}

/** Extends, and moves those behind as it was shown. */
export function useExtendOver(id: string) {
  const makeStale = useMakeStale();
  return useMutation({
    mutationFn: ({ days, preview }: Word) => {
      const body = { days, preview, move_others: true };
      return answer(api.POST('/bookings/{id}/extend', { params: { path: { id } }, body }));
    },
    onSettled: makeStale,
  });
}
