import { BookingScreen } from './features/booking-detail/booking-screen';
import { DisputePart } from './features/dispute/dispute-part';
import { NotePart } from './features/messages/components/note-part';
import { Thread } from './features/messages/components/thread';

/** `bookings/{id}`: the booking, whether it is being checked, what managers noted down about it, and what was written about it. */
export function BookingPage() {
  return (
    <BookingScreen
      dispute={(booking) => <DisputePart booking={booking} />}
      note={(booking) => <NotePart booking={booking} />}
      thread={(booking) => <Thread booking={booking} />}
    />
  );
}
