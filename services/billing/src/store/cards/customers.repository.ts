import { Injectable } from '@nestjs/common';
import { Database, Jobs, sqlOf, type Tx } from '@kashikari/platform';
import { StoredCustomers } from '../../app/ports';

/** The job that deletes a payer at the provider. */
const DELETE = 'customer.delete';

const ADD = `insert into customers (user_id, provider_id) values ($1, $2) on conflict (user_id) do nothing`;

const FIND = 'select provider_id from customers where user_id = $1';

interface Row {
  readonly provider_id: string;
}

@Injectable()
export class PgStoredCustomers extends StoredCustomers {
  constructor(
    private readonly db: Database,
    private readonly jobs: Jobs,
  ) {
    super();
  }

  override async find(userId: string): Promise<string | undefined> {
    return (await this.db.one<Row>(FIND, [userId]))?.provider_id;
  }

  override async add(userId: string, providerId: string): Promise<string> {
    await this.db.read(ADD, [userId, providerId]);
    return (await this.find(userId)) ?? providerId;
  }

  override locked<T>(userId: string, work: (providerId: string) => Promise<T>): Promise<T | undefined> {
    return this.db.transaction(async (tx) => {
      const row = await tx.one<Row>(`${FIND} for update`, [userId]);
      return row && work(row.provider_id);
    });
  }

  override async remove(tx: Tx, userIds: readonly string[], now: number): Promise<void> {
    const gone = await sqlOf(tx).read<Row>(
      'delete from customers where user_id = any($1) returning provider_id',
      [userIds],
    );
    const orders = gone.map(({ provider_id: key }) => ({ kind: DELETE, key, dueAt: now }));
    await this.jobs.schedule(tx, ...orders);
  }
}
