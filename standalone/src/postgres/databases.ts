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

/** Makes the logins and databases that are missing. */
export async function makeDatabases(
  port: number,
  passwords: Readonly<Record<string, string>>,
): Promise<void> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password: passwords[SUPERUSER],
    database: 'postgres',
  });
  await client.connect();
  try {
    const names = async (sql: string) =>
      new Set((await client.query<{ name: string }>(sql)).rows.map((row) => row.name));
    const logins = await names('select rolname as name from pg_roles');
    const databases = await names('select datname as name from pg_database');
    for (const login of allLogins()) {
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
  } finally {
    await client.end();
  }
}

/** `postgres://login:password@127.0.0.1:port/database`. */
export function databaseUrl(port: number, login: string, password: string, database: string): string {
  return `postgres://${login}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}
