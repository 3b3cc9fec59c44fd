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

/** An undo can be reached for so long: a lender serves somebody meanwhile, milliseconds. */
export const UNDO_STAYS = 10_000;

/** Acts on one booking of a list: done at once and with an undo, where there is one; cancelling asks before. */
export function useRowActs(booking: BookingView) {
  const { t } = useTranslation('bookings');
  const act = useActOnBooking();
  const askCancel = useAskCancel(booking);
  const { say, sayError } = useFlash();

  function run(name: Act): void {
    const undo = name in UNDO ? UNDO[name as keyof typeof UNDO] : undefined;
    const title = booking.good_title || t('gone');
    act.mutate(
      { id: booking.id, act: name },
      {
        onSuccess: () =>
          say(
            t(`day.done.${name}`, { title }),
            undo && { label: t('undo'), run: () => run(undo), stays: UNDO_STAYS },
          ),
        onError: sayError,
      },
    );
  }

  async function cancel(): Promise<void> {
    if (await askCancel()) run('cancel');
  }

  return {
    /** The act that is in flight. */
    busy: act.isPending ? act.variables?.act : undefined,
    run: (name: Act) => (name === 'cancel' ? void cancel() : run(name)),
  };
}
