import {
  isApiError,
  useFlash,
  useNavigate,
  useParams,
  useSearchParams,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useCreateBooking } from '../../api/create-booking';
import { useCreateWait } from '../../api/create-wait';
import { Bookable, useScannedCode } from '../../bookable';
import { openCheckout, toPayByCard } from '../../open-checkout';
import { BookingForm } from './components/booking-form';
import { WithGood } from './components/with-good';
import { pathOf, readStart, repeatPathOf } from '../../rules/booking-range';

/**
 * `goods/{goodId}/bookings/new`: pick days (or hours), see at once whether they can be had, book. The address may bring
 * a range (`?from=2026-12-01&to=2026-12-03`), as a schedule does, or a refusal that sends one to an equal good.
 */
export function NewBookingScreen() {
  const { goodId = '' } = useParams();
  const { t } = useTranslation('bookings');
  const [params] = useSearchParams();
  const create = useCreateBooking();
  const wait = useCreateWait();
  const { say, sayError } = useFlash();
  const navigate = useNavigate();
  const code = useScannedCode();
  const user = useUser();
  return (
    <WithGood id={goodId}>
      {(good, schedule) => (
        <Bookable good={good} title={t('new.title')}>
          <BookingForm
            key={goodId}
            good={good}
            schedule={schedule}
            start={readStart(params)}
            keepAs={`newBooking.${goodId}`}
            title={t('new.title')}
            verb={t('new.verb')}
            back={{ to: `/goods/${good.id}`, label: good.title }}
            busy={create.isPending || create.isSuccess || wait.isPending}
            error={create.error}
            onForget={create.reset}
            onOther={(otherId, { range, quantity }) => {
              create.reset();
              navigate(pathOf(otherId, range, quantity), { replace: true });
            }}
            // A label is read for one booking.
            onRepeat={
              code === undefined
                ? ({ range, quantity }) => navigate(repeatPathOf(good.id, range, quantity))
                : undefined
            }
            onWait={(wanted) =>
              wait.mutate(
                { good_id: good.id, ...wanted },
                {
                  onSuccess: ({ place }) => {
                    say(t('waits.done', { place: place ?? 1 }));
                    navigate('/bookings');
                  },
                  onError: (error) => {
                    sayError(error);
                    // The list of bookings contains the existing waiting-list entry.
                    if (isApiError(error) && error.code === 'wait.exists') navigate('/bookings');
                  },
                },
              )
            }
            onSend={({ range, quantity, memo, expected_total }, done) =>
              create.mutate(
                {
                  good_id: good.id,
                  quantity,
                  range,
                  ...(memo && { memo }),
                  expected_total,
                  ...(code && { scanned_code: code }),
                },
                {
                  onSuccess: (booking) => {
                    done();
                    const paymentId = toPayByCard(good, booking, user?.id);
                    if (paymentId) return openCheckout(paymentId);
                    navigate(`/bookings/${booking.id}/complete`, { replace: true });
                  },
                },
              )
            }
          />
        </Bookable>
      )}
    </WithGood>
  );
}
