import {
  ButtonLink,
  NotFound,
  PageHeader,
  Picture,
  QueryView,
  Skeleton,
  StateChip,
  useParams,
  useTranslation,
} from '@kashikari/web-kit';
import { type BookingAnswer, useBooking } from '../../api/get-booking';
import { useRangeWords } from '../../booking-words';

/** `bookings/{id}/complete`: it is booked, from when until when, and where to go from here. */
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

function Complete({ found: { booking, goods } }: { readonly found: BookingAnswer }) {
  const { t } = useTranslation('bookings');
  const range = useRangeWords(booking);
  const good = goods.find(({ id }) => id === booking.good_id);
  return (
    <>
      <PageHeader title={t('complete.title')} />
      <section className="card pad">
        <div className="row">
          <Picture id={booking.good_id} url={good?.thumbnail_url} size="large" />
          <div className="grow">
            <h2>{booking.good_title}</h2>
            <p className="b">{range}</p>
            <StateChip state="mine">{t('quantity', { count: booking.quantity })}</StateChip>
          </div>
        </div>
        {good?.location && <p className="sm t2">{t('complete.place', { place: good.location })}</p>}
      </section>
      <p className="sm t2 sec">{t('complete.next')}</p>
      <div className="row wrap bkmore">
        <ButtonLink to={`/bookings/${booking.id}`} look="primary">
          {t('complete.see')}
        </ButtonLink>
        <ButtonLink to="/home">{t('complete.home')}</ButtonLink>
      </div>
    </>
  );
}
