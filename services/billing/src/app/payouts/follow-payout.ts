import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { isId } from '@kashikari/kernel';
import { applyPayout } from '../../domain/payouts/payout';
import { CardProvider, Payouts, StoredPayees } from '../ports';
import { payoutMails } from './payout-mails';

const HOUR = 3_600_000;

/** The longest pause between two looks, milliseconds. */
const LONGEST = 24 * HOUR;

/** Looks made of one payout: the last some four weeks after it. */
const ROUNDS = 30;

/** Fetches what became of a payout and applies it, after an event and by the clock: events may never arrive. */
@Injectable()
export class FollowPayout {
  constructor(
    private readonly provider: CardProvider,
    private readonly payouts: Payouts,
    private readonly payees: StoredPayees,
  ) {}

  /** The payout is locked while it is fetched, so the latest look is the one that counts. */
  async run(id: string, tx: Tx, now: number): Promise<void> {
    const found = isId(id) ? await this.payouts.find(tx, id) : undefined;
    if (!found?.providerId || found.status === 'failed') return;
    const { createdAt: _, ...payout } = found;
    const account = await this.payees.find(payout.accountId);
    if (!account) return;
    const state = await this.provider.payouts.getPayout(payout.providerId, account);
    const change = applyPayout(payout, state, now);
    if (change) await this.payouts.save(tx, change.payout, change.journal, payoutMails(payout, change));
  }

  async byClock(id: string, round: number, tx: Tx, now: number): Promise<void> {
    if (!this.provider.isOn) return;
    await this.run(id, tx, now);
    if (round >= ROUNDS) return;
    await this.payouts.order(tx, 'follow', id, now + Math.min(HOUR * 2 ** round, LONGEST), round + 1);
  }
}
