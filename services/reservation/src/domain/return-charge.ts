import { whyClosed, type Opening } from '@kashikari/availability';
import type { Day } from '@kashikari/kernel';
import { chargeAtReturn, type ReturnedPieces } from '@kashikari/pricing';
import { unitsHeld, type Booking } from './booking';
import type { BookingContext } from './booking-context';
import type { Charge } from './charge';
import { agreedRange } from './charge-of-booking';
import { openingOf } from './good';

/**
 * Returns the charge of a booking after a return or a receipt. It is unchanged while pieces are out or await receipt,
 * and null for a free booking.
 * @param after the booking after the act
 */
export function chargeOfReturn({ good, lender, now }: BookingContext, after: Booking): Charge | null {
  const { charge, asked, terms } = after;
  if (!charge || !isAllReceived(after)) return charge;
  const number = (charge.returns ?? 0) + 1;
  const { lines, extended, overdue, total } = chargeAtReturn({
    ...{ prices: charge.prices, zone: terms.zone, agreed: agreedRange(after), whole: asked },
    ...{ returns: returnsOf(after), isClosed: closedDays(openingOf(good, lender)) },
    purchasePrice: charge.prices.purchasePrice ?? good.prices?.purchasePrice ?? null,
  });
  const atReturn = total === 0 ? undefined : { at: now, number, extended, overdue, lines };
  return { ...charge, returns: number, atReturn };
}

/** Returns the charge of a booking whose return was undone. The next return gets the next number. */
export function chargeOfUndoneReturn({ charge }: Pick<Booking, 'charge'>): Charge | null {
  return charge?.atReturn ? { ...charge, atReturn: undefined } : charge;
}

const isAllReceived = ({ returnedAt, awaitsReceipt, parts }: Booking): boolean =>
  returnedAt !== null && !awaitsReceipt && parts.every((part) => !part.awaitsReceipt);

function returnsOf(booking: Booking): ReturnedPieces[] {
  const parts = booking.parts.map(({ quantity, returnedAt: at }) => ({ quantity, at }));
  return [...parts, { quantity: unitsHeld(booking), at: booking.returnedAt ?? booking.updatedAt }];
}

/** Days on which the lender takes nothing back. The days on which the good is lent at all do not count. */
function closedDays(opening: Opening): (day: Day) => boolean {
  const always = { ...opening, lentFrom: null, lentTo: null };
  return (day) => whyClosed(day, always, day) !== null;
}
