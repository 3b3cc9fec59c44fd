import { enumOf, reservation, SETS } from '@kashikari/contracts';
import type { Call } from '@kashikari/kernel';
import { GrpcController } from '@kashikari/platform';
import { GetChangeQuote, type ChangeQuote } from '../app/get-change-quote';
import { GetQuote, type Quote } from '../app/get-quote';
import { idOf, optionalId, rangeOf } from './read-request';

@GrpcController(reservation.BookingServiceService)
export class QuotesController {
  constructor(
    private readonly quote: GetQuote,
    private readonly ofChange: GetChangeQuote,
  ) {}

  async getQuote(request: reservation.GetQuoteRequest, call: Call): Promise<reservation.GetQuoteResponse> {
    const asked = {
      goodId: idOf('good', request.goodId),
      asked: rangeOf(request.range),
      quantity: request.quantity || 1,
      borrowerId: optionalId(request.userId, 'user_id'),
    };
    const bookingId = optionalId(request.bookingId, 'booking_id');
    if (bookingId === undefined) return quoteMessage(await this.quote.run(asked, call));
    const quote = await this.ofChange.run({ ...asked, bookingId }, call);
    return { ...quoteMessage(quote), change: changeMessage(quote) };
  }
}

function quoteMessage({ total, tax, lines, cancellation, zone }: Quote): reservation.GetQuoteResponse {
  return {
    ...{ total, tax, timeZone: zone },
    lines: lines.map((line) => ({ ...line, kind: enumOf(SETS.priceLineKind, line.kind) })),
    cancellation: cancellation.map(({ until, percent, refund }) => ({
      ...{ percent, refund },
      until: until === null ? undefined : new Date(until),
    })),
    change: undefined,
  };
}

function changeMessage({ change }: ChangeQuote): reservation.PriceChange | undefined {
  if (!change) return undefined;
  const { before, due, refund, refundPercent } = change;
  return { before, due, refund, refundPercent };
}
