import { Client } from 'pg';
import { SERVICES, type ServiceName } from '../services';
import { SUPERUSER } from './cluster';

/** A database and its two logins: one owns the tables and migrates, the other works with them. */
export interface DatabaseNames {
  readonly database: string;
  readonly owner: string;
  readonly app: string;
}

/** The event log has one login: its table is the platform's own, and every service reads and writes it. */
export const BUS = 'bus';

/** The names for one service, e.g. `catalog`, `catalog_owner`, `catalog_app`. */
export function databaseNames(service: ServiceName): DatabaseNames {
  return { database: service, owner: `${service}_owner`, app: `${service}_app` };
}

/** Every login of the embedded server that has a password. */
export function allLogins(): string[] {
  const perService = SERVICES.map(databaseNames).flatMap(({ owner, app }) => [owner, app]);
  return [SUPERUSER, BUS, ...perService];
}

/** Every login that the product's processes connect with. */
export const productLogins = (): string[] => allLogins().filter((login) => login !== SUPERUSER);

type Passwords = Readonly<Record<string, string>>;

/** Makes the logins and databases that are missing on the embedded server. */
export async function makeDatabases(port: number, passwords: Passwords): Promise<void> {
  const url = databaseUrl(port, SUPERUSER, passwords[SUPERUSER] ?? '', 'postgres');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await makeDatabasesBy(client, passwords);
  } finally {
    await client.end();
  }
}

/**
 * Does the same over a connection whose login may create databases and logins.
 * @returns true if the server had no installation
 */
export async function makeDatabasesBy(client: Client, passwords: Passwords): Promise<boolean> {
  const names = async (sql: string) =>
    new Set((await client.query<{ name: string }>(sql)).rows.map((row) => row.name));
  const logins = await names('select rolname as name from pg_roles');
  const databases = await names('select datname as name from pg_database');
  for (const login of productLogins()) {
    if (logins.has(login)) continue;
    await client.query(
      `create role ${client.escapeIdentifier(login)} login password ${client.escapeLiteral(passwords[login] ?? '')}`,
    );
  }
  const wanted = [...SERVICES.map(databaseNames), { database: BUS, owner: BUS, app: BUS }];
  for (const { database, owner, app } of wanted) {
    if (databases.has(database)) continue;
    await client.query(`create database ${database} owner ${owner}`);
    await client.query(`revoke connect, temporary on database ${database} from public`);
    await client.query(`grant connect on database ${database} to ${owner}, ${app}`);
  }
  return !databases.has(databaseNames('identity').database);
}

/** `postgres://login:password@127.0.0.1:port/database`. */
export function databaseUrl(port: number, login: string, password: string, database: string): string {
  return urlOn(`postgres://127.0.0.1:${port}`, login, password, database);
}

/**
 * Returns the address of a database of a server, with the other parts of the server's address, such as
 * `?sslmode=require`.
 */
export function urlOn(server: string, login: string, password: string, database: string): string {
  const url = new URL(server);
  return Object.assign(url, { username: login, password, pathname: `/${database}` }).href;
}
