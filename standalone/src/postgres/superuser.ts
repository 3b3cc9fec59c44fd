import { Client } from 'pg';
import { SUPERUSER } from './cluster';

/** A server of an installation that answers, and the password of its superuser. */
export interface AnsweringServer {
  readonly port: number;
  readonly password: string;
}

/** Runs `work` on one connection of the superuser to a database, and closes the connection. */
export async function asSuperuser<T>(
  { port, password }: AnsweringServer,
  database: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ host: '127.0.0.1', port, user: SUPERUSER, password, database });
  // A server that ends while we are connected is reported by the next query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * The version of a server that answers.
 * @param server the embedded one, or the address of another
 * @throws Error if it does not answer in time
 */
export async function askServer(server: AnsweringServer | string, timeoutMs: number): Promise<string> {
  const client = new Client({
    ...(typeof server === 'string'
      ? { connectionString: server }
      : {
          host: '127.0.0.1',
          port: server.port,
          user: SUPERUSER,
          password: server.password,
          database: 'postgres',
        }),
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version') as version`,
    );
    return rows[0]?.version ?? '';
  } finally {
    await client.end().catch(() => undefined);
  }
}
