import { allow, refused, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { acceptOffer, declineOffer, leaveQueue } from '../domain/answer-offer';
import { lacksPrices } from '../domain/charge';
import type { ShownBooking } from '../domain/shown-booking';
import type { ShownWait } from '../domain/shown-wait';
import { partiesOf, writer } from './callers';
import { draftBooking } from './draft-booking';
import { ATTEMPTS, KnownTerms } from './known-terms';
import { Waits } from './ports/waits';
import { PushPayments } from './push-payments';

/** Our copy of a good lacks its prices. */
class PricesUnknown extends Error {
  constructor(readonly goodId: string) {
    super('prices unknown');
  }
}

/** Accepts an offer, declines it, or leaves the queue. */
@Injectable()
export class AnswerWait {
  constructor(
    private readonly waits: Waits,
    private readonly known: KnownTerms,
    private readonly payments: PushPayments,
  ) {}

  /** @param bookingId id of the booking that is created */
  async accept(
    id: string,
    bookingId: string,
    call: Call,
  ): Promise<{ wait: ShownWait; booking: ShownBooking }> {
    for (let tries = 0; tries < ATTEMPTS; tries += 1) {
      try {
        const accepted = await this.tryToAccept(id, bookingId, call);
        await this.payments.push(accepted.booking);
        return accepted;
      } catch (error) {
        if (!(error instanceof PricesUnknown)) throw error;
        await this.known.of([error.goodId], call.now);
      }
    }
    throw refused('busy');
  }

  private tryToAccept(id: string, bookingId: string, call: Call) {
    const viewer = writer(call.actor);
    return this.waits.accept(id, viewer, call, ({ wait, caller, now }, terms) => {
      const accepted = acceptOffer(wait, caller, bookingId, now);
      if (!accepted.ok) return accepted;
      if (lacksPrices(terms.good)) throw new PricesUnknown(terms.good.id);
      const { asked, quantity } = wait;
      const parties = partiesOf(viewer, wait.userId);
      const wanted = { id: bookingId, asked, quantity, memo: '', method: 'web' as const, ...parties };
      const draft = draftBooking(wanted, terms, now, wait.offeredAt ?? now);
      return allow({ wait: accepted.value, draft });
    });
  }

  decline(id: string, call: Call): Promise<ShownWait> {
    return this.waits.end(id, writer(call.actor), call, ({ wait, caller, now }) =>
      declineOffer(wait, caller, now),
    );
  }

  leave(id: string, call: Call): Promise<ShownWait> {
    return this.waits.end(id, writer(call.actor), call, ({ wait, caller, now }) =>
      leaveQueue(wait, caller, now),
    );
  }
}
