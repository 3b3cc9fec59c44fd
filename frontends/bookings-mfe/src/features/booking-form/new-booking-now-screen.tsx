import { type BookingRange, durationOf } from '@kashikari/availability';
import {
  type ScheduleView,
  ButtonLink,
  Empty,
  PageHeader,
  useFlash,
  useNavigate,
  useParams,
  useRequireSignIn,
  useTranslation,
} from '@kashikari/web-kit';
import type { GoodView } from '../../api/get-good';
import { Bookable, useScannedCode } from '../../bookable';
import { GoodHead } from '../../good-head';
import { useCreateBooking } from '../../api/create-booking';
import { EndRow } from './components/end-row';
import { WithGood } from './components/with-good';
import { toRange } from '../../rules/booking-range';
import { fromNow } from './rules/from-now';
import './components/booking-form.css';

/** `goods/{goodId}/bookings/new/now`: it begins now; one tap on its end books it. */
export function NewBookingNowScreen() {
  const { goodId = '' } = useParams();
  const { t } = useTranslation('bookings');
  return (
    <WithGood id={goodId}>
      {(good, schedule) => (
        <Bookable good={good} title={t('now.title')}>
          <FromNow good={good} schedule={schedule} />
        </Bookable>
      )}
    </WithGood>
  );
}

function FromNow({ good, schedule }: { readonly good: GoodView; readonly schedule: ScheduleView }) {
  const { t } = useTranslation('bookings');
  const create = useCreateBooking();
  const navigate = useNavigate();
  const requireSignIn = useRequireSignIn();
  const { sayError } = useFlash();
  const code = useScannedCode();
  const ends = fromNow(schedule, good.is_exclusive, Date.now());

  function take(asked: BookingRange): void {
    if (!requireSignIn()) return;
    create.mutate(
      {
        ...{ good_id: good.id, quantity: 1, range: toRange(asked), method: 'takeout' as const },
        ...(code && { scanned_code: code }),
      },
      {
        onSuccess: (booking) => navigate(`/bookings/${booking.id}/complete`, { replace: true }),
        onError: sayError,
      },
    );
  }

  return (
    <>
      <PageHeader title={t('now.title')} back={{ to: `/goods/${good.id}`, label: good.title }} />
      <GoodHead good={good} />
      <section className="sec ends" aria-label={t('now.title')}>
        {ends.length > 0 && <h2>{t('now.until')}</h2>}
        {ends.length > 0 ? (
          <div className="card list">
            {ends.map((asked) => (
              <EndRow
                key={durationOf(asked)}
                asked={asked}
                zone={schedule.time_zone}
                busy={create.isPending}
                onTake={() => take(asked)}
              />
            ))}
          </div>
        ) : (
          <Empty
            title={t('now.none')}
            actions={
              <ButtonLink
                to={`/goods/${good.id}/bookings/new${code ? `?code=${encodeURIComponent(code)}` : ''}`}
                look="primary"
              >
                {t('now.other')}
              </ButtonLink>
            }
          />
        )}
      </section>
    </>
  );
}
