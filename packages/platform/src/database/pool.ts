import pg from 'pg';
import { valueTypes } from './value-types';

export interface PoolOptions {
  readonly url: string;
  /** Name shown in pg_stat_activity. */
  readonly name: string;
  /** Maximum number of connections. */
  readonly size: number;
}

/** Maximum wait of a caller for a free connection before it fails as busy, milliseconds. */
const CONNECT_TIMEOUT = 8_000;

/** Longer statements are stopped by PostgreSQL: no caller waits for them any more (deadline 10 s). */
const STATEMENT_TIMEOUT = 15_000;

/** Time after which PostgreSQL ends an idle transaction, milliseconds, so that it doesn't hold locks forever. */
const FORGOTTEN_TRANSACTION_TIMEOUT = 60_000;

/** A pool of connections; idle ones are closed after half a minute. */
export function createPool({ url, name, size }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: `kashikari-${name}`,
    max: size,
    types: valueTypes,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: FORGOTTEN_TRANSACTION_TIMEOUT,
    keepAlive: true,
  });
  // A broken connection, idle or in use, emits an event that would end the process without a listener. Queries on it
  // fail with the error; an idle one is replaced.
  pool.on('error', () => undefined);
  pool.on('connect', (connection) => connection.on('error', () => undefined));
  return pool;
}
