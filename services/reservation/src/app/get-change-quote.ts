import type { BookingRange } from '@kashikari/availability';
import { type Call, notFound, unwrap } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { priceOfChange, type PriceOfChange } from '../domain/price-of-change';
import { signedIn } from './callers';
import type { Quote } from './get-quote';
import { Lines } from './ports';

export interface ChangeQuoteQuery {
  readonly bookingId: string;
  readonly asked: BookingRange;
  readonly quantity: number;
}

/** Returns the price of a booking after a change, by its frozen prices. Availability is not checked. */
@Injectable()
export class GetChangeQuote {
  constructor(private readonly lines: Lines) {}

  /** @throws DomainError `not_found` to people who don't act on the booking; the refusals of the change */
  async run({ bookingId, asked, quantity }: ChangeQuoteQuery, call: Call): Promise<ChangeQuote> {
    const found = await this.lines.look(bookingId, signedIn(call.actor), call.now);
    const caller = found?.context.caller;
    if (!found || !(caller?.manages || caller?.borrows)) throw notFound('booking', bookingId);
    const change = unwrap(priceOfChange(found.context, { asked, quantity }));
    const { zone } = found.context.booking.terms;
    return { total: 0, tax: 0, lines: [], ...change, cancellation: [], zone, change };
  }
}

/** A quote without cancellation table. */
export interface ChangeQuote extends Quote {
  /** Null for a booking that is free. */
  readonly change: PriceOfChange | null;
}
