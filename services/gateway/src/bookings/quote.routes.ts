import type { reservation } from '@kashikari/contracts';
import { toRange } from './booking.mapper';
import { route } from '../rest/request-context';
import { toCancellationStep, toPriceLine } from '../payments/price.mapper';
import { QuoteAnswer, quoteQuery } from './quote.schema';

const getQuote = route(
  {
    method: 'get',
    path: '/quotes',
    operationId: 'getQuote',
    tag: 'Payments',
    summary: 'Get the price of a booking',
    description:
      'The cost of a booking for the caller, at current prices. Availability is not checked. ' +
      '`POST /bookings` with `expected_total` is rejected with `booking.price_changed` if the price has changed since.',
    auth: 'required',
    query: quoteQuery,
    answer: { status: 200, description: 'The price.', body: QuoteAnswer },
    refuses: [
      'not_found',
      'booking.range',
      'booking.in_the_past',
      'booking.quarter_hour',
      'booking.max_days',
      'booking.quantity',
      'booking.manager_only',
      'booking.started',
      'booking.cancelled',
      'booking.already_returned',
      'payment.amount',
    ],
  },
  async ({ query, call, services }) => {
    const asked = { goodId: query.good_id, range: toRange(query), quantity: query.quantity };
    const { total, tax, lines, cancellation, timeZone, change } = await services.bookings.getQuote(
      { ...asked, userId: query.user_id ?? '', bookingId: query.booking_id ?? '' },
      call,
    );
    const quote = {
      ...{ total, tax, time_zone: timeZone },
      lines: lines.map(toPriceLine),
      cancellation: cancellation.map(toCancellationStep),
      change: change ? toPriceChange(change) : null,
    };
    return { body: { quote } };
  },
);

function toPriceChange({ before, due, refund, refundPercent }: reservation.PriceChange) {
  return { before, due, refund, refund_percent: refundPercent };
}

export const quoteRoutes = [getQuote];
