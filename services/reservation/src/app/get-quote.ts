import { checkRange, claimOf, type BookingRange } from '@kashikari/availability';
import { type Call, notFound, refused, unwrap } from '@kashikari/kernel';
import type { CancellationStep, LoanPrice } from '@kashikari/pricing';
import { Injectable } from '@nestjs/common';
import { cancellationOf, priceFor } from '../domain/charge';
import { termsOf } from '../domain/good';
import { signedIn } from './callers';
import { KnownTerms, refuseUnreached } from './known-terms';
import type { Viewer } from './ports';
import { Waits } from './ports/waits';
import { RefreshReplicas } from './refresh-replicas';

export interface QuoteQuery {
  readonly goodId: string;
  readonly asked: BookingRange;
  readonly quantity: number;
  /** Borrower for whom the quote is made; absent: the caller. */
  readonly borrowerId?: string | undefined;
}

export interface Quote extends LoanPrice {
  readonly cancellation: readonly CancellationStep[];
  /** Time zone of the lender, in which days are counted. */
  readonly zone: string;
}

/** Returns the price of a booking by the current prices. Availability is not checked. */
@Injectable()
export class GetQuote {
  constructor(
    private readonly known: KnownTerms,
    private readonly waits: Waits,
    private readonly missing: RefreshReplicas,
  ) {}

  /** @throws DomainError `not_found` of a good; the range and the quantity are refused as those of a booking are */
  async run({ goodId, asked, quantity, borrowerId }: QuoteQuery, call: Call): Promise<Quote> {
    const viewer = signedIn(call.actor);
    const terms = (await this.known.of([goodId], call.now)).get(goodId)!;
    refuseUnreached([terms], viewer);
    if (!(await this.sees(goodId, viewer, call.now))) throw notFound('good', goodId);
    const { good, lender } = terms;
    unwrap(checkRange(asked, termsOf(good, lender), call.now));
    if (quantity < 1) throw refused('validation', { least: 1 }, 'quantity');
    if (quantity > good.quantity) throw refused('booking.quantity', { max: good.quantity }, 'quantity');
    const price = unwrap(priceFor(good, { asked, quantity, borrowerId: borrowerId ?? viewer.userId }));
    const { span } = claimOf(asked, { zone: lender.zone, marginDays: 0 }, call.now);
    const cancellation = cancellationOf(span.from, lender.zone, price.total, call.now);
    return { ...price, cancellation, zone: lender.zone };
  }

  /**
   * Returns true if the viewer may see the good. Refreshes the viewer's replicas first if the local copies say no,
   * since a new member may be missing from them.
   */
  private async sees(
    goodId: string,
    viewer: Viewer & { readonly userId: string },
    now: number,
  ): Promise<boolean> {
    if (await this.isSeen(goodId, viewer)) return true;
    return (await this.missing.person(viewer.userId, now)) && this.isSeen(goodId, viewer);
  }

  private async isSeen(goodId: string, viewer: Viewer): Promise<boolean> {
    const stands = await this.waits.stands(goodId, viewer);
    return stands !== undefined && stands !== 'none';
  }
}
