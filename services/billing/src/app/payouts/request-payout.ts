import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { accountHolder, PAYOUT_MIN, refused, unwrap, type Call } from '@kashikari/kernel';
import { amountOf, type Payout } from '../../domain/payouts/payout';
import { Payees } from '../cards/payees';
import { requireProvider } from '../cards/require-provider';
import { CardProvider, Ids, Payouts } from '../ports';

/** Pays an account out. Its payouts are locked meanwhile: two of them never exceed the balance. */
@Injectable()
export class RequestPayout {
  constructor(
    private readonly provider: CardProvider,
    private readonly payees: Payees,
    private readonly payouts: Payouts,
    private readonly ids: Ids,
  ) {}

  /**
   * Requests a payout of the caller's own account.
   * @param amount yen; undefined for all that is available
   * @throws DomainError `payout.setup_required`, `payout.minimum`, `payout.no_available_amount`, `payments.off`
   */
  async run(amount: number | undefined, call: Call): Promise<Payout> {
    const accountId = accountHolder(call);
    requireProvider(this.provider);
    return this.payouts.once(call, async (tx) => {
      const isSetUp = (await this.payees.takesCards([accountId], tx)).has(accountId);
      if (!isSetUp) throw refused('payout.setup_required');
      return this.make(tx, accountId, amount, { isAutomatic: false, now: call.now });
    });
  }

  /** Pays out what was available for too long. @returns undefined where it can't be paid out now */
  async automatic(accountId: string, tx: Tx, now: number): Promise<Payout | undefined> {
    if (!(await this.payees.takesCards([accountId], tx)).has(accountId)) return undefined;
    const { available } = await this.payouts.lock(tx, accountId);
    if (available < PAYOUT_MIN) return undefined;
    return this.make(tx, accountId, undefined, { isAutomatic: true, now });
  }

  private async make(
    tx: Tx,
    accountId: string,
    asked: number | undefined,
    { isAutomatic, now }: { readonly isAutomatic: boolean; readonly now: number },
  ): Promise<Payout> {
    const { available, connected, oldestAt } = await this.payouts.lock(tx, accountId);
    const amount = unwrap(amountOf(asked, available));
    const isAll = amount === available;
    const payout: Payout = {
      ...{ id: this.ids.next(), accountId, amount, status: 'requested', isAutomatic },
      ...{ transferAmount: Math.max(0, amount - connected), transferId: '', providerId: '', tries: 0 },
      ...{ failure: '', oldestAt: isAll ? oldestAt : null, requestedAt: now, endedAt: null },
    };
    await this.payouts.add(tx, payout, isAll);
    return payout;
  }
}
