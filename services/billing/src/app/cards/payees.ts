import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import { accountHolder, type Call } from '@kashikari/kernel';
import { CardProvider, StoredPayees, type Payee } from '../ports';
import { checkReturnUrl } from './check-return-url';
import { requireProvider } from './require-provider';

/** Accounts that lend, and whether their loans are paid by card. */
@Injectable()
export class Payees {
  constructor(
    private readonly provider: CardProvider,
    private readonly payees: StoredPayees,
  ) {}

  /** Returns those of the accounts whose loans are paid by card; an empty set if no provider is configured. */
  async takesCards(accountIds: readonly string[], tx?: Tx): Promise<Set<string>> {
    if (!this.provider.isOn) return new Set();
    const payees = await this.payees.list(accountIds, tx);
    return new Set(payees.filter(({ takesCards }) => takesCards).map(({ accountId }) => accountId));
  }

  /** Accounts that exist. */
  async list(accountIds: readonly string[]): Promise<Payee[]> {
    requireProvider(this.provider);
    return this.payees.list(accountIds);
  }

  /**
   * Returns the address of the provider's page where the caller sets up how the caller's own account is paid out. The payout
   * account is created with the first link.
   */
  async createAccountLink(returnUrl: string, call: Call): Promise<string> {
    const accountId = accountHolder(call);
    requireProvider(this.provider);
    checkReturnUrl(returnUrl);
    const providerId = (await this.payees.find(accountId)) ?? (await this.create(accountId));
    return this.provider.createAccountLink(providerId, returnUrl);
  }

  /**
   * Fetches whether cards are charged for a payee.
   * @returns false if nothing is stored by that id of the provider
   */
  refresh(providerId: string): Promise<boolean> {
    return this.payees.update(providerId, () => this.provider.canCharge(providerId));
  }

  private async create(accountId: string): Promise<string> {
    const created = await this.provider.createAccount(accountId, `account:${accountId}`);
    return this.payees.add(accountId, created);
  }
}
