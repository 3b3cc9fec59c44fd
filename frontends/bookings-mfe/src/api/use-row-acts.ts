import { useFlash, useTranslation } from '@kashikari/web-kit';
import { type Act, useActOnBooking } from './act-on-booking';
import type { BookingView } from './get-booking';
import { useAskCancel } from '../ask-cancel';

/** The act that takes another one back. */
const UNDO = {
  return: 'revert_return',
  hand_over: 'revert_hand_over',
  prepare: 'revert_prepare',
} as const satisfies Partial<Record<Act, Act>>;

/** The time in milliseconds for which an undo is offered: a lender may serve another person meanwhile. */
export const UNDO_STAYS = 10_000;

/** Acts on bookings of a list: done at once, with an undo where there is one. */
function useActWithUndo() {
  const { t } = useTranslation('bookings');
  const act = useActOnBooking();
  const { say, sayError } = useFlash();

  function run(booking: Pick<BookingView, 'id' | 'good_title'>, name: Act): void {
    const undo = name in UNDO ? UNDO[name as keyof typeof UNDO] : undefined;
    const title = booking.good_title || t('gone');
    act.mutate(
      { id: booking.id, act: name },
      {
        onSuccess: () =>
          say(
            t(`day.done.${name}`, { title }),
            undo && { label: t('undo'), run: () => run(booking, undo), stays: UNDO_STAYS },
          ),
        onError: sayError,
      },
    );
  }

  return { act, run };
}

/** Acts on any booking of a table. */
export const useActOnListed = () => useActWithUndo().run;

/** Acts on one booking of a list; cancelling asks before. */
export function useRowActs(booking: BookingView) {
  const { act, run } = useActWithUndo();
  const askCancel = useAskCancel(booking);

  async function cancel(): Promise<void> {
    if (await askCancel()) run(booking, 'cancel');
  }

  return {
    /** The act that is in flight. */
    busy: act.isPending ? act.variables?.act : undefined,
    run: (name: Act) => (name === 'cancel' ? void cancel() : run(booking, name)),
  };
}
