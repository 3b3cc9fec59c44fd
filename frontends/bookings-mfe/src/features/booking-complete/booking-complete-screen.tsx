import {
  Button,
  ButtonLink,
  Icon,
  IconCalendar,
  NotFound,
  PageHeader,
  QueryView,
  RemoteSlot,
  Skeleton,
  cardGroup,
  useFlash,
  useParams,
  useTranslation,
  useUser,
} from '@kashikari/web-kit';
import { type BookingAnswer, useBooking } from '../../api/get-booking';
import { useSaveCalendar } from '../../api/save-calendar';
import { rangeOf } from '../../rules/booking-range';
import { isOut } from '../../rules/is-out';
import { useCompanions } from './api/list-companions';
import './booking-complete.css';
import { BookedCard } from './components/booked-card';
import { CollectCard } from './components/collect-card';
import { CompanionRow } from './components/companion-row';
import { Confirmation } from './components/confirmation';

/** `bookings/{id}/complete`: it is booked, how it is collected, what goes along with it, and where to go from here. */
export function BookingCompleteScreen() {
  const { id = '' } = useParams();
  const booking = useBooking(id);
  return (
    <QueryView
      query={booking}
      loading={<Skeleton shape="block" />}
      notFound={<NotFound entity="booking" id={id} />}
    >
      {(found) => <Complete found={found} />}
    </QueryView>
  );
}

function Complete({ found: { booking, goods, users } }: { readonly found: BookingAnswer }) {
  const { t } = useTranslation('bookings');
  const user = useUser();
  const { sayError } = useFlash();
  const calendar = useSaveCalendar(booking.id);
  const good = goods.find(({ id }) => id === booking.good_id);
  const lender = users.find(({ id }) => id === booking.lender_id);
  const picture = good?.image_url ?? good?.thumbnail_url;
  // The holder of a member card already has the good, so no collection details are needed.
  if (cardGroup() !== undefined && isOut(booking, Date.now()))
    return (
      <>
        <PageHeader title={t('complete.borrowed')} />
        <BookedCard booking={booking} picture={picture} />
        <p className="t2 sec">{t('complete.bringBack')}</p>
        <div className="row wrap bkmore">
          <ButtonLink to="/home" look="primary">
            {t('complete.home')}
          </ButtonLink>
        </div>
      </>
    );
  return (
    <>
      <PageHeader
        title={t('complete.title')}
        back={{ to: `/goods/${booking.good_id}`, label: booking.good_title }}
      />
      <div className="bkdone-cols">
        <div>
          <BookedCard booking={booking} picture={picture} />
          <div className="sec">
            <CollectCard
              booking={booking}
              place={good?.location ?? undefined}
              note={lender?.pick_up_note ?? undefined}
            />
          </div>
          {booking.price !== null && (
            <div className="sec">
              <RemoteSlot remote="payments" slot="booking-payments" props={{ bookingId: booking.id }} />
            </div>
          )}
          {booking.user_id === user?.id && <GoesAlong booking={booking} />}
        </div>
        <div>
          <section className="card pad">
            <h2>{t('complete.remember')}</h2>
            <div className="gap">
              <Button
                full
                busy={calendar.isPending}
                onClick={() => calendar.mutate(undefined, { onError: sayError })}
              >
                <Icon of={IconCalendar} size="s" />
                {t('detail.calendar')}
              </Button>
            </div>
            <Confirmation borrowerId={booking.user_id} />
          </section>
          <div className="bkdone-on">
            <ButtonLink to={`/bookings/${booking.id}`} look="primary" full>
              {t('complete.see')}
            </ButtonLink>
            <ButtonLink to="/home" look="quiet" full>
              {t('complete.home')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  );
}

/** The goods that are often borrowed together with this one. Renders nothing without any, or while they load. */
function GoesAlong({ booking }: { readonly booking: BookingAnswer['booking'] }) {
  const { t } = useTranslation('bookings');
  const range = rangeOf(booking);
  const isAhead = booking.state === 'reserved' || booking.state === 'handed_over';
  const goods = useCompanions(booking.good_id, range, isAhead).data ?? [];
  if (goods.length === 0) return null;
  return (
    <section className="sec">
      <h2>{t('complete.goesAlong')}</h2>
      <ul className="list card">
        {goods.map((good) => (
          <CompanionRow key={good.id} good={good} range={range} />
        ))}
      </ul>
    </section>
  );
}
