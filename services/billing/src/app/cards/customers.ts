import { Injectable } from '@nestjs/common';
import { CardProvider, StoredCustomers } from '../ports';

/** Payers at the provider, created when they first need a card. */
@Injectable()
export class Customers {
  constructor(
    private readonly provider: CardProvider,
    private readonly customers: StoredCustomers,
  ) {}

  /** Returns the payer's id at the provider; calls that race create one customer, because they have the same key. */
  async idOf(userId: string): Promise<string> {
    const known = await this.customers.find(userId);
    if (known) return known;
    const created = await this.provider.createCustomer(userId, `customer:${userId}`);
    return this.customers.add(userId, created);
  }
}
