import type { Knex } from 'knex';
import type { Tx } from '../tx';

/** A row as pg gives it: timestamptz is a Date, int8 and numeric a number, date a `YYYY-MM-DD`, json a value. */
export type Row = Record<string, unknown>;

/** SQL text with `$1` parameters; with a name it is prepared once per connection, which pays on a hot path. */
export type Sql = string | { readonly name: string; readonly text: string };

export interface Queries {
  /** Runs any statement; answers its rows. */
  read<T = Row>(sql: Sql, params?: readonly unknown[]): Promise<T[]>;
  /** The first row, if there is one. */
  one<T = Row>(sql: Sql, params?: readonly unknown[]): Promise<T | undefined>;
  /** Query builder bound to the same connection (in a transaction) or pool. */
  readonly knex: Knex;
}

/** A running READ COMMITTED transaction, as stores see it. */
export interface SqlTx extends Tx, Queries {}
