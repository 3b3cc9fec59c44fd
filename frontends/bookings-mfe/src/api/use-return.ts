import { useFlash, useTranslation } from '@kashikari/web-kit';
import { type ReturnedUnits, unitsOut } from '../rules/returned-units';
import { useActOnBooking } from './act-on-booking';

/** Marks a booking returned, or some of its units, and says so, with a way to take it back. */
export function useReturn(booking: ReturnedUnits & { readonly id: string }) {
  const { t } = useTranslation('bookings');
  const act = useActOnBooking();
  const { say, sayError } = useFlash();
  const { id } = booking;

  function undo(): void {
    act.mutate(
      { id, act: 'revert_return' },
      { onSuccess: () => say(t('returned.undone')), onError: sayError },
    );
  }

  return {
    busy: act.isPending,
    /** @param back units that are back; by default all that are out */
    markReturned(back = unitsOut(booking)): void {
      const rest = unitsOut(booking) - back;
      const parts = { back: booking.returned_quantity + back, of: booking.quantity };
      act.mutate(
        { id, act: 'return', quantity: rest > 0 ? back : undefined },
        {
          onSuccess: () =>
            say(rest > 0 ? t('returned.part', parts) : t('returned.done'), { label: t('undo'), run: undo }),
          onError: sayError,
        },
      );
    },
  };
}
