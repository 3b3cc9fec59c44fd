import { NotFound, QueryView, Skeleton, useParams } from '@kashikari/web-kit';
import { useBooking } from '../../api/get-booking';
import { BookingDetail, type Places } from './components/booking-detail';

/** `bookings/{id}`: one booking, its steps, and what may be done now. */
export function BookingScreen(places: Places) {
  const { id = '' } = useParams();
  const booking = useBooking(id);
  return (
    <QueryView
      query={booking}
      loading={<Skeleton shape="block" />}
      notFound={<NotFound entity="booking" id={id} />}
    >
      {(found) => <BookingDetail found={found} {...places} />}
    </QueryView>
  );
}
