import { BookingScreen } from './features/booking-detail/booking-screen';
import { NotePart } from './features/messages/components/note-part';
import { Thread } from './features/messages/components/thread';

/** `bookings/{id}`: the booking, what managers noted down about it, and what was written about it. */
export function BookingPage() {
  return (
    <BookingScreen
      note={(booking) => <NotePart booking={booking} />}
      thread={(booking) => <Thread booking={booking} />}
    />
  );
}
