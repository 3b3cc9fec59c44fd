import type { BookingRange } from '@kashikari/availability';
import {
  Allowed,
  NotFound,
  QueryView,
  Skeleton,
  useFlash,
  useNavigate,
  useParams,
  useTranslation,
} from '@kashikari/web-kit';
import { type BookingView, useBooking } from '../../api/get-booking';
import { useChangeBooking } from './api/change-booking';
import { BookingForm } from './components/booking-form';
import { WithGood } from './components/with-good';

/** `bookings/{id}/edit`: other days, another quantity, another word. */
export function ChangeBookingScreen() {
  const { id = '' } = useParams();
  const booking = useBooking(id);
  const notFound = <NotFound entity="booking" id={id} />;
  return (
    <QueryView query={booking} loading={<Skeleton shape="block" />} notFound={notFound}>
      {({ booking: found }) => (
        <Allowed to="update" on={found} otherwise={notFound}>
          <Change booking={found} />
        </Allowed>
      )}
    </QueryView>
  );
}

function rangeOf(booking: BookingView): BookingRange {
  if (booking.start_date && booking.end_date) {
    return { unit: 'day', startDate: booking.start_date, endDate: booking.end_date };
  }
  return { unit: 'hour', startAt: Date.parse(booking.start_at), endAt: Date.parse(booking.end_at) };
}

function Change({ booking }: { readonly booking: BookingView }) {
  const { t } = useTranslation('bookings');
  const change = useChangeBooking(booking.id);
  const navigate = useNavigate();
  const { say } = useFlash();
  return (
    <WithGood id={booking.good_id}>
      {(good, schedule) => (
        <BookingForm
          good={good}
          // A booking does not conflict with itself.
          schedule={{ ...schedule, busy: schedule.busy.filter((range) => range.booking_id !== booking.id) }}
          start={{ asked: rangeOf(booking), quantity: booking.quantity, memo: booking.memo ?? '' }}
          changes={booking}
          title={t('change.title')}
          verb={t('change.verb')}
          back={{ to: `/bookings/${booking.id}`, label: booking.good_title }}
          busy={change.isPending}
          error={change.error}
          onForget={change.reset}
          onSend={(sent) =>
            change.mutate(sent, {
              onSuccess: () => {
                say(t('change.done'));
                navigate(`/bookings/${booking.id}`, { replace: true });
              },
            })
          }
        />
      )}
    </WithGood>
  );
}
