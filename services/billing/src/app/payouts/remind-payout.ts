import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { PAYOUT_AFTER_DAYS, PAYOUT_REMIND_DAYS } from '@kashikari/kernel';
import { CardProvider, Payouts } from '../ports';
import { reminderMail } from './payout-mails';
import { RequestPayout } from './request-payout';

const DAY = 86_400_000;

/** Pause before a balance that can't be paid out is looked at again, milliseconds. */
const PAUSE = 7 * DAY;

/** Reminds owners of money that was available for long, and pays it out before the provider would have to return it. */
@Injectable()
export class RemindPayout {
  constructor(
    private readonly provider: CardProvider,
    private readonly payouts: Payouts,
    private readonly requests: RequestPayout,
  ) {}

  /** @param key of the job */
  async run(key: string, accountId: string, tx: Tx, now: number): Promise<void> {
    const { available, oldestAt } = await this.payouts.lock(tx, accountId);
    if (oldestAt === null) return;
    const remindsAt = oldestAt + PAYOUT_REMIND_DAYS * DAY;
    const paysAt = oldestAt + PAYOUT_AFTER_DAYS * DAY;
    if (now < remindsAt) return this.payouts.remind(tx, key, accountId, remindsAt, []);
    if (now < paysAt) {
      const mail = reminderMail(accountId, { available, oldestAt, paysAt });
      return this.payouts.remind(tx, key, accountId, paysAt, available > 0 ? [mail] : []);
    }
    const payout = this.provider.isOn ? await this.requests.automatic(accountId, tx, now) : undefined;
    if (!payout) await this.payouts.remind(tx, key, accountId, now + PAUSE, []);
  }
}
