import { Injectable } from '@nestjs/common';
import { Database, Jobs, Replica, sqlOf, type Tx } from '@kashikari/platform';
import { People, type AccountSnapshot, type ManagerSnapshot, type NamedAccount } from '../app/ports';

const ACCOUNTS = new Replica<AccountSnapshot>('account', {
  ...{ deleted: true, acceptInvoices: true, name: true, invoiceName: true },
  ...{ registrationNumber: true, zone: true },
});
const MANAGERS = new Replica<ManagerSnapshot>('manager', { deleted: true, accountId: true, userId: true });

/** Before every id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

const NAMELESS = `select id from account where name = '' and not deleted and id > $1 order by id limit 500`;

const NAME = `
  update account a set name = n.name, invoice_name = n."invoiceName", registration_number = n."registrationNumber",
      zone = n.zone
    from jsonb_to_recordset($1) as n (id uuid, name text, "invoiceName" text, "registrationNumber" text, zone text)
    where a.id = n.id and a.name = '' and not a.deleted`;

@Injectable()
export class PgPeople extends People {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  override async orderNames(now: number): Promise<void> {
    await this.db.transaction(async (tx) => {
      if ((await this.nameless(tx, NO_ID)).length === 0) return;
      await this.jobs.schedule(tx, { kind: 'account.names', key: 'all', dueAt: now });
    });
  }

  override async nameless(tx: Tx, afterId: string): Promise<string[]> {
    const rows = await sqlOf(tx).read<{ id: string }>(NAMELESS, [afterId]);
    return rows.map(({ id }) => id);
  }

  override async nameAll(tx: Tx, named: readonly NamedAccount[]): Promise<void> {
    await sqlOf(tx).read(NAME, [JSON.stringify(named)]);
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
