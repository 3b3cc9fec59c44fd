import { useNavigate, useParams, useSearchParams, useTranslation } from '@kashikari/web-kit';
import { isDay } from '@kashikari/kernel';
import { useCreateBooking } from './api/create-booking';
import { BookingForm } from './components/booking-form';
import { WithGood } from './components/with-good';

/**
 * `goods/{goodId}/bookings/new`: pick days (or hours), see at once whether they can be had, book. The address may bring
 * days (`?from=2026-12-01&to=2026-12-03`), as a schedule does.
 */
export function NewBookingScreen() {
  const { goodId = '' } = useParams();
  const { t } = useTranslation('bookings');
  const [params] = useSearchParams();
  const create = useCreateBooking();
  const navigate = useNavigate();
  const from = params.get('from') ?? '';
  const to = params.get('to') ?? from;
  const given = isDay(from) && isDay(to) && from <= to;
  return (
    <WithGood id={goodId}>
      {(good, schedule) => (
        <BookingForm
          key={goodId}
          good={good}
          schedule={schedule}
          start={given ? { asked: { unit: 'day', startDate: from, endDate: to } } : {}}
          title={t('new.title')}
          verb={t('new.verb')}
          back={{ to: `/goods/${good.id}`, label: good.title }}
          busy={create.isPending}
          error={create.error}
          onForget={create.reset}
          onSend={({ range, quantity, memo }) =>
            create.mutate(
              { good_id: good.id, quantity, range, ...(memo && { memo }) },
              { onSuccess: (booking) => navigate(`/bookings/${booking.id}/complete`, { replace: true }) },
            )
          }
        />
      )}
    </WithGood>
  );
}
