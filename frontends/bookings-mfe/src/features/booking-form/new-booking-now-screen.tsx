import { type BookingRange, durationOf } from '@kashikari/availability';
import {
  type ScheduleView,
  Button,
  PageHeader,
  Stepper,
  cardGroup,
  useFlash,
  useNavigate,
  useParams,
  useRequireSignIn,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { useState } from 'react';
import type { GoodView } from '../../api/get-good';
import { Bookable, useScannedCode } from '../../bookable';
import { useQuote } from '../../api/get-quote';
import { GoodHead } from '../../good-head';
import { useCreateBooking } from '../../api/create-booking';
import { LengthChoice } from './components/length-choice';
import { NothingNow } from './components/nothing-now';
import { WithGood } from './components/with-good';
import { openCheckout, toPayByCard } from '../../open-checkout';
import { PricePart } from '../../price-part';
import { toRange } from '../../rules/booking-range';
import { unitsFree } from '../../rules/look-ahead';
import { useWhen } from '../../use-when';
import { fromNow } from './rules/from-now';
import './components/booking-form.css';

/** `goods/{goodId}/bookings/new/now`: it begins now. How long, how many, one button. */
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
  // One moment for all that is drawn: lengths that are chosen stay the same ones.
  const [now] = useState(Date.now);
  const { lengths, ahead } = fromNow(schedule, good.is_exclusive, now);
  const [duration, setDuration] = useState<number>();
  const [wanted, setQuantity] = useState(1);
  const chosen = lengths.find((range) => durationOf(range) === duration) ?? lengths[0];
  const most = chosen ? unitsFree({ schedule, isExclusive: good.is_exclusive, asked: chosen, now }) : 0;
  const quantity = Math.min(wanted, most);
  const { sentence } = useWhen(chosen, schedule.time_zone);
  const isCard = cardGroup() !== undefined;
  const user = useUser();
  const quote = useQuote(good, chosen, quantity, true);

  function take(asked: BookingRange): void {
    if (!requireSignIn()) return;
    create.mutate(
      {
        ...{ good_id: good.id, quantity, range: toRange(asked), method: 'takeout' as const },
        ...(code && { scanned_code: code }),
        ...(quote.data && { expected_total: quote.data.total }),
      },
      {
        onSuccess: (booking) => {
          const paymentId = toPayByCard(good, booking, user?.id);
          if (paymentId) return openCheckout(paymentId);
          navigate(`/bookings/${booking.id}/complete`, { replace: true });
        },
        onError: sayError,
      },
    );
  }

  return (
    <>
      <PageHeader title={t('now.title')} back={{ to: `/goods/${good.id}`, label: good.title }} />
      <GoodHead good={good} />
      <section className="sec fromnow" aria-label={t('now.title')}>
        {chosen ? (
          <>
            <h2>{t('now.until')}</h2>
            <LengthChoice
              ranges={lengths}
              chosen={chosen}
              zone={schedule.time_zone}
              onChoose={(range) => setDuration(durationOf(range))}
            />
            {most > 1 && (
              <Stepper
                label={t('new.units', { count: most })}
                value={quantity}
                max={most}
                onChange={setQuantity}
              />
            )}
            <PricePart quote={quote} good={good} />
            <Button
              look="primary"
              disabled={quote.isFetching || quote.isError}
              busy={create.isPending}
              onClick={() => take(chosen)}
              aria-label={t(isCard ? 'now.borrowUntil' : 'now.verb', { when: sentence })}
            >
              {t(isCard ? 'now.borrow' : 'new.verb')}
            </Button>
          </>
        ) : (
          <NothingNow good={good} ahead={ahead} zone={schedule.time_zone} code={code} />
        )}
      </section>
    </>
  );
}
