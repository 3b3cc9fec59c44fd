import { Button, Note, dayIn, formatDay, useFlash, useLocale, useTranslation } from '@kashikari/web-kit';
import { type Act, useActOnBooking } from '../../../api/act-on-booking';
import type { BookingView } from '../../../api/get-booking';
import { ReturnAct } from './return-act';

const PLAIN = [
  'hand_over',
  'revert_hand_over',
  'receive',
  'revert_return',
  'prepare',
  'revert_prepare',
] as const satisfies readonly Act[];

/**
 * The acts that the caller may perform now: return, hand over, confirm. The likeliest one is the primary button. If
 * there is no act, a reserved booking shows its first day.
 */
export function Acts({ booking }: { readonly booking: BookingView }) {
  const { t } = useTranslation('bookings');
  const locale = useLocale();
  const act = useActOnBooking();
  const { say, sayError } = useFlash();
  const may = (name: string) => booking.permissions.includes(name);
  const others = PLAIN.filter(may);
  if (!may('return') && others.length === 0) {
    const day = formatDay(booking.start_date ?? dayIn(booking.time_zone, booking.start_at), locale);
    return booking.state === 'reserved' ? <Note>{t('detail.waiting', { day })}</Note> : null;
  }
  return (
    <section className="card pad acts">
      {may('return') && <ReturnAct booking={booking} />}
      {others.map((name) => (
        <Button
          key={name}
          full
          look={!may('return') && name === others[0] && !name.startsWith('revert') ? 'primary' : 'plain'}
          busy={act.isPending && act.variables?.act === name}
          onClick={() =>
            act.mutate(
              { id: booking.id, act: name },
              { onSuccess: () => say(t(`done.${name}`)), onError: sayError },
            )
          }
        >
          {t(`acts.${name}`)}
        </Button>
      ))}
    </section>
  );
}
