import { Job, type DueJob } from '@kashikari/platform';
import { DeleteCustomer } from '../app/cards/delete-customer';

/** The account of a payer is gone. Its key is the payer's id at the provider. */
@Job('customer.delete')
export class DeleteCustomerJob {
  constructor(private readonly remove: DeleteCustomer) {}

  async run({ key }: DueJob): Promise<void> {
    await this.remove.run(key);
  }
}
