import { startOfDay } from '@kashikari/kernel';
import { BORROWER, bookingContextOf, bookingOf, GOOD, LENDER, noon, ZONE } from '../../test/booking-contexts';
import { autoExtend } from './auto-extend';
import type { Booking } from './booking';
import { cancelBooking } from './cancel-booking';
import { receiveBooking } from './receive-booking';
import { returnBooking } from './return-booking';
import { revertHandOver } from './revert-hand-over';
import { updateBooking } from './update-booking';
import type { BookingContextParts } from '../../test/booking-contexts';

/** Returns a booking of two units from the 10th to the 12th, as of the 11th, with one unit returned. */
function partBack(parts: BookingContextParts = {}): Booking {
  const verdict = returnBooking(
    bookingContextOf({ ...parts, booking: { quantity: 2, ...parts.booking } }),
    1,
  );
  if (!verdict.ok) throw new Error(verdict.refusal.code);
  return verdict.value.booking;
}

const codeOf = (verdict: { ok: true } | { ok: false; refusal: { code: string } }) =>
  verdict.ok ? 'ok' : verdict.refusal.code;

describe('a booking of which a part is back', () => {
  it('was out: it can’t be taken back from its borrower, cancelled or moved any more', () => {
    const managed = { lender: { manageHandOver: true } };
    const handedOver = partBack({ ...managed, booking: { handedOverAt: noon('2027-01-10') } });
    expect(codeOf(revertHandOver(bookingContextOf({ ...managed, booking: handedOver })))).toBe(
      'booking.already_returned',
    );
    // Its lender has introduced hand-overs since.
    const context = bookingContextOf({ ...managed, booking: partBack() });
    expect(codeOf(cancelBooking(context))).toBe('booking.started');
    const asked = { unit: 'day', startDate: '2027-01-20', endDate: '2027-01-21' } as const;
    expect(codeOf(updateBooking(context, { asked }))).toBe('booking.started');
  });

  it('extends by itself for the units that are out alone', () => {
    const now = startOfDay('2027-01-13', ZONE);
    const other: Booking = {
      ...bookingOf({ unit: 'day', startDate: '2027-01-13', endDate: '2027-01-13' }),
      id: 'other',
    };
    const good = { ...GOOD, quantity: 2, autoExtend: true };
    const late = (booking: Booking) =>
      autoExtend(
        { good, lender: LENDER, bookings: [booking, other], kept: [], waiting: [], now },
        booking.id,
        booking.span.until,
      );
    expect(late({ ...bookingOf(), quantity: 2 })).toBeNull();
    expect(late(partBack())?.booking.asked).toMatchObject({ endDate: '2027-01-13' });
  });

  it('keeps the claim of what its borrower brought back until a manager has it in hand', () => {
    const good = { confirmationUponReturn: true };
    const [part] = partBack({ good, caller: BORROWER }).parts;
    expect(part).toMatchObject({ awaitsReceipt: true, claim: bookingOf().claim });
    const received = receiveBooking(
      bookingContextOf({ good, booking: partBack({ good, caller: BORROWER }), now: noon('2027-01-12') }),
    );
    expect(received.ok && received.value.booking.parts).toMatchObject([
      { awaitsReceipt: false, receivedAt: noon('2027-01-12'), claim: { until: noon('2027-01-12') } },
    ]);
    expect(received.ok && received.value.booking.returnedAt).toBeNull();
  });
});
