import { useFlash, useTranslation } from '@kashikari/web-kit';
import { useActOnBooking } from './act-on-booking';

/** Marks a booking returned and says so, with a way to take it back. */
export function useReturn(id: string) {
  const { t } = useTranslation('bookings');
  const act = useActOnBooking();
  const { say, sayError } = useFlash();
  return {
    busy: act.isPending,
    markReturned(): void {
      act.mutate(
        { id, act: 'return' },
        {
          onSuccess: () =>
            say(t('returned.done'), {
              label: t('undo'),
              run: () =>
                act.mutate(
                  { id, act: 'revert_return' },
                  { onSuccess: () => say(t('returned.undone')), onError: sayError },
                ),
            }),
          onError: sayError,
        },
      );
    },
  };
}
