import { allow, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { acceptOffer, declineOffer, leaveQueue } from '../domain/answer-offer';
import type { ShownBooking } from '../domain/shown-booking';
import type { ShownWait } from '../domain/shown-wait';
import { writer } from './callers';
import { draftBooking } from './draft-booking';
import { Waits } from './ports/waits';

/** Who waits answers: yes, no, or not any more. */
@Injectable()
export class AnswerWait {
  constructor(private readonly waits: Waits) {}

  /** @param bookingId id for the booking that comes of it */
  accept(id: string, bookingId: string, call: Call): Promise<{ wait: ShownWait; booking: ShownBooking }> {
    return this.waits.accept(id, writer(call.actor), call, ({ wait, caller, now }, terms) => {
      const accepted = acceptOffer(wait, caller, bookingId, now);
      if (!accepted.ok) return accepted;
      const { asked, quantity, userId: borrowerId } = wait;
      const wanted = { id: bookingId, asked, quantity, borrowerId, memo: '', method: 'web' as const };
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
