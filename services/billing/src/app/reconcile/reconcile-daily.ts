import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import type { Difference } from '../../domain/reconcile/compare-books';
import { FollowDispute } from '../chargebacks/follow-dispute';
import { CardProvider, Payments, Payouts, SecurityTime } from '../ports';
import { Reconcile } from './reconcile';

const DAY = 86_400_000;

/** Age of the oldest payment that is compared each day, milliseconds. */
const WINDOW = 35 * DAY;

/** Compares the books each night, and looks for chargebacks whose events were lost. */
@Injectable()
export class ReconcileDaily {
  constructor(
    private readonly provider: CardProvider,
    private readonly payments: Payments,
    private readonly payouts: Payouts,
    private readonly disputes: FollowDispute,
    private readonly reconciling: Reconcile,
    private readonly security: SecurityTime,
  ) {}

  /** Orders the next comparison: at the start, and after each. Without a provider nothing is compared. */
  async begin(now: number): Promise<void> {
    if (this.provider.isOn) await this.payments.transaction((tx) => this.order(tx, now));
  }

  /** @returns differences of the books */
  async run(tx: Tx, now: number): Promise<readonly Difference[]> {
    await this.order(tx, now);
    if (!this.provider.isOn) return [];
    await this.disputes.all(this.security.now() - WINDOW, tx, now);
    return (await this.reconciling.run(now - WINDOW, now)).differences;
  }

  /** Orders it for 18:00 UTC, at night in Japan. */
  private order(tx: Tx, now: number): Promise<void> {
    const today = Math.floor(now / DAY) * DAY + (18 * DAY) / 24;
    return this.payouts.reconcileAt(tx, today > now ? today : today + DAY);
  }
}
