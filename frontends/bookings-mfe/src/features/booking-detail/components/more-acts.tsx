import { Icon, IconDots, Menu, MenuItem, useFlash, useNavigate, useTranslation } from '@kashikari/web-kit';
import { useActOnBooking } from '../../../api/act-on-booking';
import type { BookingView } from '../../../api/get-booking';
import { useAskCancel } from '../../../ask-cancel';
import { useCancelRest } from '../api/cancel-rest';
import { useSaveCalendar } from '../../../api/save-calendar';

/** The rarer acts, behind ⋯: book the same again, ask for a check, cancel. */
export function MoreActs({ booking }: { readonly booking: BookingView }) {
  const { t } = useTranslation('bookings');
  const askCancel = useAskCancel(booking);
  const act = useActOnBooking();
  const rest = useCancelRest();
  const calendar = useSaveCalendar(booking.id);
  const navigate = useNavigate();
  const { say, sayError } = useFlash();

  async function cancel(): Promise<void> {
    if (!(await askCancel())) return;
    act.mutate(
      { id: booking.id, act: 'cancel' },
      { onSuccess: () => say(t('cancel.done')), onError: sayError },
    );
  }

  async function cancelRest(): Promise<void> {
    if (!(await askCancel('rest'))) return;
    rest.mutate(booking.id, {
      onSuccess: (bookings) => say(t('repeat.cancel.done', { count: bookings.length })),
      onError: sayError,
    });
  }

  return (
    <Menu label={t('detail.more')} button={<Icon of={IconDots} />}>
      {booking.permissions.includes('update') && (
        <MenuItem onSelect={() => navigate(`/bookings/${booking.id}/edit`)}>{t('change.title')}</MenuItem>
      )}
      <MenuItem onSelect={() => navigate(`/goods/${booking.good_id}/bookings/new`)}>
        {t('detail.again')}
      </MenuItem>
      <MenuItem onSelect={() => calendar.mutate(undefined, { onError: sayError })}>
        {t('detail.calendar')}
      </MenuItem>
      <MenuItem onSelect={() => navigate(`/goods/${booking.good_id}/bookings`)}>{t('ofGood.title')}</MenuItem>
      {booking.permissions.includes('open_dispute') && (
        <MenuItem onSelect={() => navigate(`/bookings/${booking.id}/dispute`)}>{t('dispute.title')}</MenuItem>
      )}
      {booking.series_id !== null && booking.permissions.includes('cancel') && (
        <MenuItem danger onSelect={() => void cancelRest()}>
          {t('repeat.cancel.verb')}
        </MenuItem>
      )}
      {booking.permissions.includes('cancel') && (
        <MenuItem danger onSelect={() => void cancel()}>
          {t('cancel.verb')}
        </MenuItem>
      )}
    </Menu>
  );
}
