import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { applyPayout, failPayout, type Payout, type PayoutState } from '../../domain/payouts/payout';
import { CardProvider, Payouts, SecurityTime, StoredPayees, type PayoutOrder } from '../ports';
import { KEY_AGE } from '../run-attempt';
import { payoutMails } from './payout-mails';

/** Pause before a payout is tried again whose money has not reached the provider's balance, milliseconds. */
const PAUSE = 3_600_000;

/** Time after which such a payout fails, milliseconds. */
const GIVE_UP = 7 * 86_400_000;

/** Time from a payout to the first look at it, milliseconds. */
const FIRST_LOOK = 3_600_000;

/** Charged money reaches the provider's balance some days later. */
const INSUFFICIENT = 'balance_insufficient';

/** The step that the provider rejected, and its code. */
interface Rejection {
  readonly code: string;
  readonly payout: Payout;
}

/**
 * Sends the amount of a payout to the connected account, and pays that out. Each call has its own key and is repeated after a
 * crash; after 23 hours the provider is searched for what the first call made. Transfers are never reversed: what a failed
 * payout left in the connected account is part of the next payout.
 */
@Injectable()
export class SendPayout {
  constructor(
    private readonly provider: CardProvider,
    private readonly payouts: Payouts,
    private readonly payees: StoredPayees,
    private readonly security: SecurityTime,
  ) {}

  /** @param now business time, epoch milliseconds */
  async run(id: string, tx: Tx, now: number): Promise<void> {
    const found = await this.payouts.find(tx, id);
    if (found?.status !== 'requested') return;
    const { createdAt, ...payout } = found;
    const account = await this.payees.find(payout.accountId);
    const order = { payoutId: id, amount: payout.amount, account: account ?? '' };
    const isOld = this.security.now() - createdAt > KEY_AGE;
    const sent = account
      ? await this.send(payout, order, isOld)
      : { code: 'account_missing', payout: { ...payout, transferAmount: 0 } };
    if ('code' in sent) return this.rejected(sent, tx, now);
    const change = applyPayout(sent.payout, sent.state, now);
    await this.payouts.save(
      tx,
      change?.payout ?? sent.payout,
      change?.journal,
      payoutMails(sent.payout, change),
    );
    await this.payouts.order(tx, 'follow', id, now + FIRST_LOOK, 0);
  }

  private async send(
    payout: Payout,
    order: PayoutOrder,
    isOld: boolean,
  ): Promise<Rejection | { readonly payout: Payout; readonly state: PayoutState }> {
    const { payouts } = this.provider;
    let after = payout;
    try {
      const transferId = await this.transfer(payout, order, isOld);
      after = { ...payout, transferId };
      const known = isOld ? await payouts.findPayout(order) : undefined;
      const state = known ?? (await payouts.payOut(order, `${payout.id}:payout:${payout.tries}`));
      return { payout: { ...after, providerId: state.id }, state };
    } catch (error) {
      const code = payouts.rejectionOf(error);
      if (code === undefined) throw error;
      return { code, payout: after };
    }
  }

  /** @returns id of the transfer; empty if the connected account has the money */
  private async transfer(payout: Payout, order: PayoutOrder, isOld: boolean): Promise<string> {
    const { id, transferAmount: amount, transferId, tries } = payout;
    if (transferId || amount === 0) return transferId;
    const { payouts } = this.provider;
    const known = isOld ? await payouts.findTransfer(order) : undefined;
    return known ?? payouts.transfer({ ...order, amount }, `${id}:transfer:${tries}`);
  }

  private async rejected({ code, payout }: Rejection, tx: Tx, now: number): Promise<void> {
    if (code === INSUFFICIENT && now - payout.requestedAt < GIVE_UP) {
      await this.payouts.save(tx, { ...payout, tries: payout.tries + 1 }, undefined, []);
      return this.payouts.order(tx, 'send', payout.id, now + PAUSE, 0);
    }
    // What was not transferred is not in the connected account.
    const transferAmount = payout.transferId ? payout.transferAmount : 0;
    const change = failPayout({ ...payout, transferAmount }, code, now);
    if (change) await this.payouts.save(tx, change.payout, change.journal, payoutMails(payout, change));
  }
}
