import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { applyDispute, type DisputeState } from '../../domain/chargeback';
import type { Chargeback, Payment } from '../../domain/payment';
import { DecidePayment } from '../decide-payment';
import { CardProvider, Payments, Payouts, type PlanMail } from '../ports';

/** Fetches what became of a chargeback and applies it to its payment. Events may repeat, and arrive late in any order. */
@Injectable()
export class FollowDispute {
  constructor(
    private readonly provider: CardProvider,
    private readonly payments: Payments,
    private readonly payouts: Payouts,
    private readonly deciding: DecidePayment,
  ) {}

  async run(disputeId: string, tx: Tx, now: number): Promise<void> {
    const dispute = await this.provider.payouts.getDispute(disputeId);
    if (dispute) await this.apply(dispute, tx, now);
  }

  /** Applies each chargeback since a time: their events may never arrive. @param since epoch milliseconds */
  async all(since: number, tx: Tx, now: number): Promise<void> {
    for (const dispute of await this.provider.payouts.listDisputes(since)) await this.apply(dispute, tx, now);
  }

  /** A payment that is unknown belongs to another site of the operator's. */
  private async apply(dispute: DisputeState, tx: Tx, now: number): Promise<void> {
    const id = await this.payments.paymentOfIntent(tx, { id: dispute.intentId, attemptId: null });
    if (!id) return;
    let mails: PlanMail[] = [];
    const act = (payment: Payment) => {
      const outcome = applyDispute(payment, dispute, now);
      if (outcome) mails = mailsOf(outcome.payment, dispute.id);
      return { outcomes: outcome ? [outcome] : [], orders: [] };
    };
    await this.deciding.run(id, act, tx, now);
    await this.payouts.mail(tx, mails, now);
  }
}

const TEMPLATES = {
  open: 'chargeback_opened',
  lost: 'chargeback_lost',
  won: 'chargeback_won',
} as const satisfies Record<Chargeback['state'], PlanMail['template']>;

/** Returns the mail to the lender; a plan's payment has none. */
function mailsOf({ id, payeeId: userId, chargebacks }: Payment, disputeId: string): PlanMail[] {
  const chargeback = chargebacks.find((one) => one.id === disputeId);
  if (!chargeback || !userId) return [];
  const { state, amount } = chargeback;
  const params = { yen: String(amount), path: `/payments/${id}` };
  return [{ to: { userId }, once: `chargeback:${disputeId}:${state}`, template: TEMPLATES[state], params }];
}
