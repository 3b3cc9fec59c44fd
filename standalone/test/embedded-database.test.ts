import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@kashikari/platform/testing';
import { Client } from 'pg';
import { prepareDataDir, type Places } from '../src/files/data-dir';
import { keepSecrets, type Secrets } from '../src/files/secrets';
import { allLogins, databaseUrl } from '../src/postgres/databases';
import { EmbeddedDatabase } from '../src/postgres/embedded-database';
import { readPostmaster } from '../src/postgres/left-over';

let home: string;
let places: Places;
let secrets: Secrets;
const open: EmbeddedDatabase[] = [];

beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'kashikari-cluster-'));
  places = prepareDataDir(path.join(home, 'data'));
  secrets = keepSecrets(places.secrets, allLogins());
});
afterEach(async () => {
  for (const database of open.splice(0)) await database.stop();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function database(): { database: EmbeddedDatabase; said: string[]; pids: (number | undefined)[] } {
  const said: string[] = [];
  const pids: (number | undefined)[] = [];
  const made = new EmbeddedDatabase({
    cluster: places.cluster,
    logFile: path.join(places.log, 'postgres.log'),
    passwords: secrets.passwords,
    tell: (sentence) => said.push(sentence),
    onPid: (pid) => pids.push(pid),
  });
  open.push(made);
  return { database: made, said, pids };
}

async function ask(port: number, login: string, sql: string, name = 'catalog'): Promise<unknown[]> {
  const client = new Client(databaseUrl(port, login, secrets.passwords[login] ?? '', name));
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

describe('the embedded database', () => {
  test('is made once, with a database and two logins for each service', async () => {
    const { fresh, port } = await database().database.start();
    expect(fresh).toBe(true);
    await ask(port, 'catalog_owner', 'create table kept (n int); insert into kept values (42)');
    await expect(ask(port, 'catalog_app', 'drop table kept')).rejects.toThrow(/must be owner/);
    await expect(ask(port, 'catalog_app', 'create table own (n int)')).rejects.toThrow(/permission denied/);
    await expect(ask(port, 'identity_app', 'select 1', 'catalog')).rejects.toThrow(/permission denied/);
  });

  test('keeps its durability: fsync and synchronous commits are on', async () => {
    const { port } = await database().database.start();
    const sql = `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commits`;
    expect(await ask(port, 'catalog_owner', sql)).toEqual([{ fsync: 'on', commits: 'on' }]);
  });

  test('is the same one at the next start', async () => {
    const { fresh, port } = await database().database.start();
    expect(fresh).toBe(false);
    expect(await ask(port, 'catalog_owner', 'select n from kept')).toEqual([{ n: 42 }]);
  });

  test('comes back on its port by itself when it is killed, with what was committed', async () => {
    const { database: killed, said, pids } = database();
    const { port } = await killed.start();
    await ask(port, 'catalog_owner', 'insert into kept values (43)');
    process.kill(pids[0] as number, 'SIGKILL');
    await eventually(async () => {
      const rows = await ask(port, 'catalog_owner', 'select n from kept order by n');
      expect(rows).toEqual([{ n: 42 }, { n: 43 }]);
      expect(new Set(pids.filter(Boolean)).size).toBe(2);
    });
    expect(said.join()).toContain('stopped unexpectedly');
  });

  test('stops the server that a killed start left running, and starts its own', async () => {
    const { database: abandoned } = database();
    await abandoned.start();
    const left = readPostmaster(places.cluster);
    // A killed supervisor can't restart its server any more.
    abandoned['stopping'] = true;
    const { database: next, said } = database();
    await next.start();
    expect(said).toEqual(['Stopped a database server that an earlier start left running.']);
    expect(readPostmaster(places.cluster)?.pid).not.toBe(left?.pid);
  });
});
