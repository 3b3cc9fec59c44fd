import { Injectable } from '@nestjs/common';
import { accountHolder, type Call } from '@kashikari/kernel';
import { itemsOf, type BalanceItem } from '../../domain/payouts/balance-items';
import type { Payout } from '../../domain/payouts/payout';
import { requireProvider } from '../cards/require-provider';
import { Payees } from '../cards/payees';
import { CardProvider, Payouts, type Balance } from '../ports';

/** A balance as its owner sees it. */
export interface SeenBalance extends Balance {
  /** The provider pays the account out. */
  readonly isSetUp: boolean;
  readonly items: readonly BalanceItem[];
}

/** The caller's own balance and payouts. Managers and member cards have none. */
@Injectable()
export class GetBalance {
  constructor(
    private readonly provider: CardProvider,
    private readonly payees: Payees,
    private readonly payouts: Payouts,
  ) {}

  /** @throws DomainError `payments.off` */
  async run(call: Call): Promise<SeenBalance> {
    const accountId = accountHolder(call);
    requireProvider(this.provider);
    const [balance, changes, takingCards] = await Promise.all([
      this.payouts.balanceOf(accountId),
      this.payouts.changesOf(accountId),
      this.payees.takesCards([accountId]),
    ]);
    const isSetUp = takingCards.has(accountId);
    return { ...balance, isSetUp, items: itemsOf(changes, balance.available, call.now) };
  }

  /** The latest first. */
  list(
    page: { readonly page: number; readonly perPage: number },
    call: Call,
  ): Promise<{ readonly payouts: Payout[]; readonly total: number }> {
    return this.payouts.list(accountHolder(call), page);
  }
}
