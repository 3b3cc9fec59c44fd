import type { Knex } from 'knex';
import type pg from 'pg';
import { isConnectionFault, isWriteFault } from './connection-faults';
import { createPool, type PoolOptions } from './pool';
import { queryBuilder, run, Session } from './session';
import type { Queries, Row, Sql, SqlTx } from './sql-tx';

/** The service's own database, through a small pool. */
export class Database implements Queries {
  readonly knex: Knex;
  /** Time of the last write that the database refused, in milliseconds of `performance.now()`. */
  failedWriteAt?: number;
  private readonly pool: pg.Pool;
  /** Callers that wait until the database answers any query. */
  private readonly waiting = new Set<() => void>();

  constructor(options: PoolOptions) {
    this.pool = createPool(options);
    this.knex = queryBuilder(() => this.pool.connect());
  }

  async read<T = Row>(sql: Sql, params?: readonly unknown[]): Promise<T[]> {
    return this.withConnection((connection) => run<T>(connection, sql, params));
  }

  async one<T = Row>(sql: Sql, params?: readonly unknown[]): Promise<T | undefined> {
    return (await this.read<T>(sql, params))[0];
  }

  /** Runs `work` in one READ COMMITTED transaction; commits when it resolves, rolls back when it rejects. */
  async transaction<T>(work: (tx: SqlTx) => Promise<T>): Promise<T> {
    const { session, result } = await this.withConnection(async (connection) => {
      const session = new Session(connection);
      await connection.query('begin isolation level read committed');
      try {
        const result = await work(session);
        await commit(connection);
        return { session, result };
      } catch (error) {
        await connection.query('rollback').catch(() => undefined);
        throw error;
      }
    });
    session.committed();
    return result;
  }

  /**
   * Lends a connection. It is thrown away only when it is broken: pg's own `pool.query` throws it away after every
   * error, and a refusal by the database is not a broken connection.
   */
  async withConnection<T>(work: (connection: pg.PoolClient) => Promise<T>): Promise<T> {
    const connection = await this.pool.connect();
    let broken = false;
    try {
      const done = await work(connection);
      for (const heard of this.waiting) heard();
      return done;
    } catch (error) {
      broken = isConnectionFault(error);
      if (isWriteFault(error)) this.failedWriteAt = performance.now();
      throw error;
    } finally {
      connection.release(broken);
    }
  }

  /**
   * Resolves when the database answers, us or anybody of this process: behind a crowd our own question may wait long
   * for a connection while the database is well.
   */
  async ping(): Promise<void> {
    let heard = (): void => undefined;
    const another = new Promise<void>((resolve) => (heard = resolve));
    this.waiting.add(heard);
    try {
      await Promise.race([this.read('select 1'), another]);
    } finally {
      this.waiting.delete(heard);
    }
  }

  /** Connections in use, idle, and callers waiting for one. */
  use(): { total: number; idle: number; waiting: number } {
    return { total: this.pool.totalCount, idle: this.pool.idleCount, waiting: this.pool.waitingCount };
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

/** COMMIT of a transaction in which a statement failed answers ROLLBACK, not an error. */
async function commit(connection: pg.PoolClient): Promise<void> {
  const { command } = await connection.query('commit');
  if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back');
}
