import { Injectable } from '@nestjs/common';
import { CardProvider } from '../ports';

/** Deletes a payer at the provider, with all cards, after the account is gone. Without a provider nothing can be deleted. */
@Injectable()
export class DeleteCustomer {
  constructor(private readonly provider: CardProvider) {}

  async run(customerId: string): Promise<void> {
    if (this.provider.isOn) await this.provider.deleteCustomer(customerId);
  }
}
