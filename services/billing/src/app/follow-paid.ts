import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { isFee } from '../domain/subject';
import { FollowBill } from './contracts/follow-bill';
import { FollowFee } from './fees/follow-fee';
import type { FollowingPaid } from './ports';

/** Draws the consequences of what happened to the payment of a bill, or of a month of a fee. */
@Injectable()
export class FollowPaid {
  constructor(
    private readonly bills: FollowBill,
    private readonly fees: FollowFee,
  ) {}

  /** @param now business time, epoch milliseconds */
  by(tx: Tx, now: number): FollowingPaid {
    const followBill = this.bills.by(tx, now);
    return async (subject, outcomes) => {
      if (!isFee(subject)) return followBill(subject, outcomes);
      for (const outcome of outcomes) await this.fees.run(subject, outcome, tx, now);
    };
  }
}
