import knex, { type Knex } from 'knex';
import type pg from 'pg';
import { Tx } from '../tx';
import type { Row, Sql, SqlTx } from './sql-tx';

/** Runs one statement on a connection. */
export async function run<T>(
  connection: pg.ClientBase,
  sql: Sql,
  params: readonly unknown[] = [],
): Promise<T[]> {
  const query = typeof sql === 'string' ? { text: sql } : sql;
  const { rows } = await connection.query({ ...query, values: params as unknown[] });
  return rows as T[];
}

/** A query builder over the connections that `connect` hands out. */
export function queryBuilder(connect: () => Promise<pg.PoolClient>): Knex {
  // The fixed version saves knex a statement that asks for it.
  return knex({ client: 'pg', version: '18.0', connectionPool: { connect } } as Knex.Config);
}

/** One transaction on one connection. */
export class Session extends Tx implements SqlTx {
  private readonly acts: (() => void)[] = [];
  private builder: Knex | undefined;

  constructor(private readonly connection: pg.PoolClient) {
    super();
  }

  read<T = Row>(sql: Sql, params?: readonly unknown[]): Promise<T[]> {
    return run<T>(this.connection, sql, params);
  }

  async one<T = Row>(sql: Sql, params?: readonly unknown[]): Promise<T | undefined> {
    return (await run<T>(this.connection, sql, params))[0];
  }

  /** The query builder, created on first use: most transactions only run SQL. */
  get knex(): Knex {
    this.builder ??= queryBuilder(async () => lent(this.connection));
    return this.builder;
  }

  afterCommit(act: () => void): void {
    this.acts.push(act);
  }

  committed(): void {
    for (const act of this.acts) act();
  }
}

/**
 * Returns the SQL session of a transaction. No other function looks inside a `Tx`.
 * @throws Error for a transaction of anything else
 */
export function sqlOf(tx: Tx): SqlTx {
  if (tx instanceof Session) return tx;
  throw new Error('This is not a transaction of this database');
}

/** The transaction's connection as knex sees it: it may use it, and giving it back does nothing. */
function lent(connection: pg.PoolClient): pg.PoolClient {
  return new Proxy(connection, {
    get(target, name) {
      if (name === 'release') return () => undefined;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
