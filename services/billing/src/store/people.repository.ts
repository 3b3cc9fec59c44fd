import { Injectable } from '@nestjs/common';
import { Database, Replica, type Tx } from '@kashikari/platform';
import { People, type AccountSnapshot, type ManagerSnapshot } from '../app/ports';

const ACCOUNTS = new Replica<AccountSnapshot>('account', {
  ...{ deleted: true, acceptInvoices: true, name: true, invoiceName: true },
  ...{ registrationNumber: true, zone: true },
});
const MANAGERS = new Replica<ManagerSnapshot>('manager', { deleted: true, accountId: true, userId: true });

@Injectable()
export class PgPeople extends People {
  constructor(private readonly db: Database) {
    super();
  }

  override transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  override async applyAccounts(tx: Tx, accounts: readonly AccountSnapshot[]): Promise<void> {
    await ACCOUNTS.apply(tx, accounts);
  }

  override async applyManagers(tx: Tx, managers: readonly ManagerSnapshot[]): Promise<void> {
    await MANAGERS.apply(tx, managers);
  }
}
