import { setTimeout as wait } from 'node:timers/promises';
import { Client, type DatabaseError } from 'pg';
import { StartFault } from '../start-fault';
import { databaseNames, makeDatabasesBy, urlOn } from './databases';

/** The oldest PostgreSQL that the product is tested on. */
const MIN_MAJOR = 18;

/** Maximum wait for a server that starts together with the product. */
const MAX_WAIT_MS = 60_000;

/** Errors of a server that is not running or not ready yet. */
const NOT_YET = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', '57P03']);

type Passwords = Readonly<Record<string, string>>;

/**
 * Makes the databases and logins that are missing on the operator's own PostgreSQL server.
 * @param url its address, with a login that may create databases and logins
 * @param passwords of the product's logins
 * @returns whether there was no installation on it
 * @throws StartFault when the server can't be used
 */
export async function prepareServer(
  url: string,
  passwords: Passwords,
  maxWaitMs = MAX_WAIT_MS,
): Promise<boolean> {
  const client = await connect(url, maxWaitMs);
  let isNew: boolean;
  try {
    await requireVersion(client);
    await requireRights(client);
    // A login that is no superuser can't act as the logins that it creates, unless this is set before.
    await client.query(`set createrole_self_grant = 'set, inherit'`);
    isNew = await makeDatabasesBy(client, passwords);
  } finally {
    await client.end();
  }
  await requirePasswords(url, passwords);
  return isNew;
}

/** Waits for a server that is starting. */
async function connect(url: string, maxWaitMs: number): Promise<Client> {
  for (const began = Date.now(); ; await wait(500)) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      const { code, message } = error as DatabaseError;
      if (NOT_YET.has(code ?? '') && Date.now() - began < maxWaitMs) continue;
      throw new StartFault(
        `The PostgreSQL server of DATABASE_URL (${new URL(url).host}) refuses the connection: ${message || code}. Check the address, the login and its password.`,
      );
    }
  }
}

async function requireVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>('select current_setting($1) as version', [
    'server_version',
  ]);
  const version = rows[0]?.version ?? '';
  if (Number.parseInt(version, 10) >= MIN_MAJOR) return;
  throw new StartFault(
    `The server of DATABASE_URL is PostgreSQL ${version}. Kashikari needs PostgreSQL ${MIN_MAJOR} or later.`,
  );
}

async function requireRights(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    'select from pg_roles where rolname = current_user and (rolsuper or (rolcreaterole and rolcreatedb))',
  );
  if (rowCount) return;
  throw new StartFault(
    'The login of DATABASE_URL cannot create databases and logins. Grant them: alter role … createdb createrole.',
  );
}

/** Logins that were there before may belong to another installation. */
async function requirePasswords(server: string, passwords: Passwords): Promise<void> {
  const { database, app } = databaseNames('identity');
  const client = new Client({ connectionString: urlOn(server, app, passwords[app] ?? '', database) });
  try {
    await client.connect();
  } catch (error) {
    throw new StartFault(
      `The server of DATABASE_URL does not accept the login ${app} with the password in secrets.json: ${(error as Error).message}. If another installation made it, use another server, or restore its secrets.json.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
