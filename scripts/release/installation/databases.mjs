import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The databases of a stand-alone installation: one a service, and the log of events. */
export const DATABASES = ['identity', 'billing', 'catalog', 'reservation', 'search', 'notify', 'bus'];

const SUPERUSER = 'kashikari';

/**
 * Connects to a running installation as the superuser of its PostgreSQL.
 * @param {string} dataDir its DATA_DIR
 * @param {string} database
 */
export async function connect(dataDir, database) {
  const { passwords } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
  // The fourth line says the port.
  const port = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3];
  // Only now: a command that installs packages reads this file before it has.
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: SUPERUSER,
    password: passwords[SUPERUSER],
    database,
  });
  // If the server ends while we are connected, the next query reports it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/**
 * Does something with each database in turn.
 * @param {string} dataDir
 * @param {(client: import('pg').Client, database: string) => Promise<unknown>} act
 */
export async function inEach(dataDir, act) {
  for (const database of DATABASES) {
    const client = await connect(dataDir, database);
    try {
      await act(client, database);
    } finally {
      await client.end();
    }
  }
}
