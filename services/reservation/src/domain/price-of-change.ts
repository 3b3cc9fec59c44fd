import { allow, type Verdict } from '@kashikari/kernel';
import { priceChange, taxIn, type LoanPrice, type PriceChange } from '@kashikari/pricing';
import type { BookingContext } from './booking-context';
import { currentPrice } from './charge';
import { refundIfCancelled } from './charge-of-booking';
import { updateBooking, type BookingPatch } from './update-booking';

/** The price of a priced booking after a change, in yen. */
export interface PriceOfChange extends LoanPrice, PriceChange {
  readonly before: number;
  /** Share of the difference that is refunded if the booking becomes cheaper, percent. */
  readonly refundPercent: number;
}

/** Null for a booking that is free. Refuses what the change itself would be refused for. */
export function priceOfChange(context: BookingContext, patch: BookingPatch): Verdict<PriceOfChange | null> {
  const change = updateBooking(context, patch);
  if (!change.ok) return change;
  const [old, changed] = [context.booking.charge, change.value.booking.charge];
  if (!old || !changed) return allow(null);
  const before = currentPrice(old).total;
  const { total, lines } = currentPrice(changed);
  const refundPercent = refundIfCancelled(context);
  const asks = priceChange(before, total, refundPercent);
  return allow({ total, lines, tax: taxIn(total), before, refundPercent, ...asks });
}
