import type { Asked } from '@kashikari/availability';
import { DomainError, notFound, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { Method } from '../domain/booking';
import type { ShownBooking } from '../domain/shown-booking';
import { writer } from './callers';
import { draftBooking } from './draft-booking';
import { HelpRefusal } from './help-refusal';
import { Learn } from './learn';
import { Bookings, TermsCache } from './ports';

export interface CreateBookingCommand {
  readonly id: string;
  readonly goodId: string;
  readonly asked: Asked;
  readonly quantity: number;
  readonly memo: string;
  readonly method: Method;
  /** A manager books for somebody; absent means oneself. */
  readonly borrowerId?: string;
  readonly scannedCode?: string;
}

/** How often terms may change under one booking before we say that we are busy. */
const ATTEMPTS = 5;

@Injectable()
export class CreateBooking {
  constructor(
    private readonly bookings: Bookings,
    private readonly terms: TermsCache,
    private readonly learn: Learn,
    private readonly help: HelpRefusal,
  ) {}

  async run(command: CreateBookingCommand, call: Call): Promise<ShownBooking> {
    const viewer = writer(call.actor);
    const wanted = { ...command, borrowerId: command.borrowerId ?? viewer.userId };
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const terms = await this.terms.of(command.goodId);
      if (!terms) {
        if (attempt > 0 || !(await this.learn.good(command.goodId, call.now))) {
          throw notFound('good', command.goodId);
        }
        continue;
      }
      const draft = draftBooking(wanted, terms, call.now);
      const outcome = await this.bookings.book(draft, viewer, call);
      if (outcome.kind === 'booked') return outcome.shown;
      if (outcome.kind !== 'refused') this.terms.forget(command.goodId);
      if (outcome.kind === 'unknown_good') await this.learn.good(command.goodId, call.now);
      if (outcome.kind === 'unknown_borrower') await this.learn.borrower(wanted.borrowerId, call.now);
      if (outcome.kind === 'refused') {
        const { refusal, manages } = outcome;
        if (await this.learn.afterRefusal(refusal, viewer.userId, call.now)) continue;
        const asker = { viewer, borrowerId: wanted.borrowerId };
        const helped = await this.help.run(refusal, { ...terms, ...command, manages, asker, now: call.now });
        if (await this.bookings.keepRefusal(helped, call)) throw new DomainError(helped);
      }
    }
    throw new DomainError({ kind: 'unavailable', code: 'busy' });
  }
}
