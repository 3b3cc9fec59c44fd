import { Injectable } from '@nestjs/common';
import { Database, sqlOf, type Tx } from '@kashikari/platform';
import { StoredPayees, type Payee } from '../../app/ports';

const ADD = `insert into payees (account_id, provider_id) values ($1, $2) on conflict (account_id) do nothing`;

const LIST = `
  select a.id, coalesce(p.takes_cards, false) as takes_cards
    from account a left join payees p on p.account_id = a.id
    where a.id = any($1) and not a.deleted order by a.id`;

@Injectable()
export class PgStoredPayees extends StoredPayees {
  constructor(private readonly db: Database) {
    super();
  }

  override async find(accountId: string): Promise<string | undefined> {
    const row = await this.db.one<{ provider_id: string }>(
      'select provider_id from payees where account_id = $1',
      [accountId],
    );
    return row?.provider_id;
  }

  override async add(accountId: string, providerId: string): Promise<string> {
    await this.db.read(ADD, [accountId, providerId]);
    return (await this.find(accountId)) ?? providerId;
  }

  override async list(accountIds: readonly string[], tx?: Tx): Promise<Payee[]> {
    const source = tx ? sqlOf(tx) : this.db;
    const rows = await source.read<{ id: string; takes_cards: boolean }>(LIST, [accountIds]);
    return rows.map(({ id: accountId, takes_cards: takesCards }) => ({ accountId, takesCards }));
  }

  override update(providerId: string, work: () => Promise<boolean>): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const lock = 'select account_id from payees where provider_id = $1 for update';
      if (!(await tx.one(lock, [providerId]))) return false;
      await tx.read('update payees set takes_cards = $2 where provider_id = $1', [providerId, await work()]);
      return true;
    });
  }

  override async remove(tx: Tx, accountIds: readonly string[]): Promise<void> {
    await sqlOf(tx).read('delete from payees where account_id = any($1)', [accountIds]);
  }
}
