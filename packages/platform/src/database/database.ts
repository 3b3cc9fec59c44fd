import type { Knex } from 'knex';
import type { Queries, Row, Sql, Tx } from './tx';

/** The service's own database, through a small pool. */
export class Database implements Queries {
  read<T = Row>(_sql: Sql, _params?: readonly unknown[]): Promise<T[]> {
    throw new Error('under way');
  }
  one<T = Row>(_sql: Sql, _params?: readonly unknown[]): Promise<T | undefined> {
    throw new Error('under way');
  }
  get knex(): Knex {
    throw new Error('under way');
  }
  /** Runs `work` in one READ COMMITTED transaction; commits when it resolves, rolls back when it rejects. */
  transaction<T>(_work: (tx: Tx) => Promise<T>): Promise<T> {
    throw new Error('under way');
  }
}
