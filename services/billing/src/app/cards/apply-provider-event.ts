import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { FollowIntent } from '../follow-intent';
import { FollowInvoice } from '../invoices/follow-invoice';
import { FollowDispute } from '../chargebacks/follow-dispute';
import { FollowPayout } from '../payouts/follow-payout';
import type { ProviderEvent } from '../ports';
import { Payees } from './payees';

/** Fetches and applies what an event is about. It takes effect however often, late and in whichever order events arrive. */
@Injectable()
export class ApplyProviderEvent {
  constructor(
    private readonly intents: FollowIntent,
    private readonly invoices: FollowInvoice,
    private readonly payees: Payees,
    private readonly payouts: FollowPayout,
    private readonly disputes: FollowDispute,
  ) {}

  /**
   * @param now business time, epoch milliseconds
   * @throws Error for an account that is not stored yet: its event may overtake it
   */
  async run(
    { intentId, invoiceId, accountId, payoutId, disputeId }: ProviderEvent,
    tx: Tx,
    now: number,
  ): Promise<void> {
    if (intentId) await this.intents.run(intentId, tx, now);
    if (invoiceId) await this.invoices.run(invoiceId, tx, now);
    if (disputeId) await this.disputes.run(disputeId, tx, now);
    if (payoutId) await this.payouts.run(payoutId, tx, now);
    if (accountId && !(await this.payees.refresh(accountId)))
      throw new Error(`No payee is stored for the account ${accountId}`);
  }
}
