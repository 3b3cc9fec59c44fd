import { Injectable } from '@nestjs/common';
import { forbidden, type Call } from '@kashikari/kernel';
import { Payouts } from '../ports';

/** Money that is open for an account. All is 0 if nothing is. */
export interface OpenMoney {
  /** Number of payments that it owes. */
  readonly unpaid: number;
  /** Yen that can be paid out; negative if it owes the operator. */
  readonly available: number;
  readonly inTransit: number;
  readonly disputed: number;
}

/** Says whether an account can be deleted, as far as money is concerned. */
@Injectable()
export class CheckAccount {
  constructor(private readonly payouts: Payouts) {}

  /** @throws DomainError `forbidden` unless a service calls */
  async run(accountId: string, { actor }: Call): Promise<OpenMoney> {
    if (actor.kind !== 'system') throw forbidden();
    const { available, inTransit, disputed } = await this.payouts.balanceOf(accountId);
    return { unpaid: await this.payouts.unpaidOf(accountId), available, inTransit, disputed };
  }
}
