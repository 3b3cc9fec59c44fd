import { Injectable } from '@nestjs/common';
import { accountHolder, forbidden, type Call } from '@kashikari/kernel';
import { Accounts, Operator } from './ports';

/**
 * Permission to give plans: the operator's staff by their verified addresses, and the system (a command on the
 * machine).
 */
@Injectable()
export class Staff {
  constructor(
    private readonly accounts: Accounts,
    private readonly operator: Operator,
  ) {}

  /** Refuses `forbidden`. */
  async only(call: Call): Promise<void> {
    if (call.actor.kind === 'system') return;
    const account = await this.accounts.find(accountHolder(call));
    if (!account?.emailVerified || !this.operator.staff.includes(account.email)) throw forbidden();
  }
}
