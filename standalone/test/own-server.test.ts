import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { keepSecrets } from '../src/files/secrets';
import { allLogins } from '../src/postgres/databases';
import { prepareServer } from '../src/postgres/own-server';
import { runningDatabases } from '../src/postgres/running-databases';
import { freePorts } from '../src/processes/free-ports';
import { bareServer, type BareServer } from './bare-server';

const home = mkdtempSync(path.join(tmpdir(), 'kashikari-own-server-'));
const { passwords } = keepSecrets(path.join(home, 'secrets.json'), allLogins());
let server: BareServer;

beforeAll(async () => {
  server = await bareServer();
  await ask(server.superuser, `create role maker login createdb createrole password 'maker'`);
  await ask(server.superuser, `create role nobody login password 'nobody'`);
}, 60_000);

afterAll(async () => {
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
});

const as: BareServer['as'] = (...who) => server.as(...who);

async function ask(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe("a PostgreSQL server of the operator's own", () => {
  test('is refused in one sentence when its login may not create databases', async () => {
    await expect(prepareServer(as('nobody', 'nobody'), passwords)).rejects.toThrow(
      'The login of DATABASE_URL cannot create databases and logins. Grant them: alter role … createdb createrole.',
    );
  });

  test('gets databases and logins by a login that is no superuser', async () => {
    expect(await prepareServer(as('maker', 'maker'), passwords)).toBe(true);
    const { DATABASE_URL_CATALOG: catalog = '' } = runningDatabases(home, as('maker', 'maker'));
    const owner = as('catalog_owner', passwords['catalog_owner'] ?? '', 'catalog');
    await ask(owner, 'create extension btree_gist; create table kept (n int)');
    await expect(ask(catalog, 'drop table kept')).rejects.toThrow(/must be owner/);
    await expect(ask(catalog, 'create table own (n int)')).rejects.toThrow(/permission denied/);
  });

  test('is the same at the next start', async () => {
    await expect(prepareServer(as('maker', 'maker'), passwords)).resolves.toBe(false);
  });

  test('is refused when its logins are of another installation', async () => {
    const others = { ...passwords, identity_app: 'of another installation' };
    await expect(prepareServer(as('maker', 'maker'), others)).rejects.toThrow(
      /does not accept the login identity_app with the password in secrets[.]json/,
    );
  });

  test('is refused without its password in the sentence when the password is wrong', async () => {
    const refused = prepareServer(as('maker', 'wrong-password'), passwords);
    await expect(refused).rejects.toThrow(/refuses the connection: password authentication failed/);
    await expect(refused).rejects.not.toThrow(/wrong-password/);
  });

  test('is waited for while it starts, and given up with one sentence', async () => {
    const [port] = await freePorts(1);
    const began = Date.now();
    await expect(prepareServer(`postgres://a:b@127.0.0.1:${port}/postgres`, passwords, 600)).rejects.toThrow(
      /ECONNREFUSED/,
    );
    expect(Date.now() - began).toBeGreaterThan(600);
  });
});
