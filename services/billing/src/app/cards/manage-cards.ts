import { Injectable } from '@nestjs/common';
import { accountHolder, notFound, refused, type Call } from '@kashikari/kernel';
import { CardProvider, StoredCustomers, type KeptCard } from '../ports';
import { checkReturnUrl } from './check-return-url';
import { Customers } from './customers';
import { requireProvider } from './require-provider';

/** Cards that the provider keeps for people who pay. Member cards have none. */
@Injectable()
export class ManageCards {
  constructor(
    private readonly provider: CardProvider,
    private readonly customers: Customers,
    private readonly stored: StoredCustomers,
  ) {}

  /** The caller's, the latest first. */
  async list(call: Call): Promise<KeptCard[]> {
    const userId = accountHolder(call);
    requireProvider(this.provider);
    const customerId = await this.stored.find(userId);
    return customerId ? this.provider.listCards(customerId) : [];
  }

  /** Returns the address of the provider's page where the caller adds a card. */
  async createSetupLink(returnUrl: string, call: Call): Promise<string> {
    const userId = accountHolder(call);
    requireProvider(this.provider);
    checkReturnUrl(returnUrl);
    return this.provider.createSetupLink(await this.customers.idOf(userId), returnUrl);
  }

  /**
   * Removes a card. The payer is locked meanwhile: of two cards that are removed at the same time, one stays.
   * @throws DomainError `payment_method.last`, `not_found` for a card that is not the caller's
   */
  async detach(cardId: string, call: Call): Promise<void> {
    const userId = accountHolder(call);
    requireProvider(this.provider);
    const isDetached = await this.stored.locked(userId, async (customerId) => {
      const cards = await this.provider.listCards(customerId);
      if (!cards.some(({ id }) => id === cardId)) return false;
      if (cards.length === 1) throw refused('payment_method.last');
      await this.provider.detachCard(cardId);
      return true;
    });
    if (!isDetached) throw notFound('payment_method', cardId);
  }
}
