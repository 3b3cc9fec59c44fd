import { Injectable } from '@nestjs/common';
import { DomainError, notFound, type Call } from '@kashikari/kernel';
import type { SeenPayment } from '../../domain/payment-permissions';
import { Attempts, Payments, PaymentViews } from '../ports';
import { RunAttempt } from '../run-attempt';

/** Sends ordered invoices while the caller waits. If the provider does not respond, their jobs send them. */
@Injectable()
export class SendInvoices {
  constructor(
    private readonly payments: Payments,
    private readonly paymentViews: PaymentViews,
    private readonly attempts: Attempts,
    private readonly running: RunAttempt,
  ) {}

  async run(ids: readonly string[], call: Call): Promise<SeenPayment[]> {
    for (const id of ids) {
      const ordered = await this.payments.transaction((tx) => this.attempts.invoicing(tx, id));
      for (const attempt of ordered) await this.send(attempt, call);
    }
    return this.views(ids, call);
  }

  async views(ids: readonly string[], call: Call): Promise<SeenPayment[]> {
    const found = await Promise.all(ids.map((id) => this.paymentViews.find(id, call)));
    return found.map((seen, index) => {
      if (!seen) throw notFound('payment', ids[index]!);
      return seen;
    });
  }

  private async send(attempt: string, { now }: Call): Promise<void> {
    try {
      await this.payments.transaction((tx) => this.running.run(attempt, tx, now));
    } catch (error) {
      if (!(error instanceof DomainError) || error.refusal.kind !== 'unavailable') throw error;
    }
  }
}
