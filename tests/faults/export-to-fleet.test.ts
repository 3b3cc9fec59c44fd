import { appendFileSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { testDatabase, type TestDatabase } from '@kashikari/platform/testing';
import { whenLong } from '../../packages/platform/src/testing/budget';
import { differenceOf, sumTables, type TableSums } from '../../packages/platform/src/database/table-sums';
import { migrate } from '../../packages/platform/src/database/migrate';
import { schemaOf } from '../../packages/platform/src/database/migrations';
import { restoreDatabase } from '../../packages/platform/src/restore/restore-database';
import { makeCluster } from '../../standalone/src/postgres/make-cluster';
import { SERVICES, type ServiceName } from '../../standalone/src/services';
import { runCommand } from '../product/command';
import { Fleet } from '../product/fleet';
import { addPicture } from '../product/picture';
import { send } from '../product/rest';
import { StandaloneProduct } from '../product/standalone';
import { folderOfLastRelease, restoreDatabases, restoreFiles } from './last-release';
import { dayFromToday, makeLender, type Lender } from './lender';

const FOLDER = folderOfLastRelease();

interface Manifest {
  readonly sums: Readonly<Record<string, TableSums>>;
}

describe('a box that becomes a fleet', () => {
  const databases = new Map<ServiceName, TestDatabase>();
  let product: StandaloneProduct;
  let folder: string;
  let lender: Lender;
  let manifest: Manifest;

  beforeAll(async () => {
    product = await StandaloneProduct.prepared();
    restoreFiles(FOLDER, product.dataDir);
    const stop = await makeCluster(product.dataDir);
    await restoreDatabases(FOLDER, product.dataDir);
    await stop();
    await product.start();
    await product.whole();
    lender = await makeLender(product.url, 1);
    await addPicture(product.url, lender);
    // Texts with what breaks lines and fields elsewhere.
    const memo = 'タブ\tと\\N\r\n改行\u2028と\\.';
    const booked = { good_id: lender.goods[0], start_date: dayFromToday(3), end_date: dayFromToday(3), memo };
    const { status } = await send(product.url, 'POST', '/bookings', { token: lender.token, body: booked });
    expect(status).toBe(201);
    folder = path.join(path.dirname(product.dataDir), 'export');
    const outcome = await runCommand(product.dataDir, ['export-to-fleet', folder]);
    expect(outcome).toMatchObject({ code: 0, words: expect.stringContaining('still running') });
    await product.stop();
    manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
    for (const service of SERVICES) databases.set(service, await testDatabase('empty'));
  }, 300_000);

  afterAll(async () => {
    await product?.remove();
    for (const database of databases.values()) await database.drop();
  });

  const database = (service: ServiceName) => databases.get(service)!;
  const restore = (service: ServiceName) => {
    const { url, ownerUrl } = database(service);
    return restoreDatabase({ service, folder, ownerUrl, login: new URL(url).username });
  };

  async function sumsOf({ ownerUrl }: TestDatabase): Promise<TableSums> {
    const client = new pg.Client(ownerUrl);
    await client.connect();
    const sums = await sumTables(client);
    await client.end();
    return sums;
  }

  async function run({ ownerUrl }: TestDatabase, sql: string): Promise<void> {
    const client = new pg.Client(ownerUrl);
    await client.connect();
    await client.query(sql).finally(() => client.end());
  }

  test('keeps its secrets and people’s data from other users', () => {
    const names = ['', 'databases', 'secret.yaml', 'manifest.json', 'databases/identity.sql'];
    expect(names.map((name) => statSync(path.join(folder, name)).mode & 0o077)).toEqual(names.map(() => 0));
    const secrets = readFileSync(path.join(product.dataDir, 'secrets.json'), 'utf8');
    const { KASHIKARI_SECRET } = JSON.parse(secrets) as { KASHIKARI_SECRET: string };
    expect(readFileSync(path.join(folder, 'secret.yaml'), 'utf8')).toContain(KASHIKARI_SECRET);
  });

  test('fills no database from a dump that has changed', async () => {
    const dump = path.join(folder, 'databases/search.sql');
    const whole = readFileSync(dump);
    appendFileSync(dump, '\n');
    await expect(restore('search')).rejects.toThrow(
      'The export is damaged: databases/search.sql has changed.',
    );
    rmSync(dump);
    appendFileSync(dump, whole);
  });

  test.each(SERVICES)(
    'has the same rows in the fresh database of %s, also restored twice',
    async (service) => {
      expect(await restore(service)).toMatchObject({ already: false });
      expect(differenceOf(manifest.sums[service]!, await sumsOf(database(service)))).toBeUndefined();
      expect(await restore(service)).toMatchObject({ already: true });
      // The chart's migration job comes next: functions and triggers.
      const { url, ownerUrl } = database(service);
      await migrate(ownerUrl, new URL(url).username, schemaOf(service));
      expect(differenceOf(manifest.sums[service]!, await sumsOf(database(service)))).toBeUndefined();
    },
  );

  test('refuses a database that is not empty, and leaves it as it is', async () => {
    const used = database('search');
    await run(used, `insert into inbox (event_id) values (uuidv7())`);
    const before = await sumsOf(used);
    await expect(restore('search')).rejects.toThrow('The database of search is not empty');
    expect(await sumsOf(used)).toEqual(before);
    await run(used, `delete from inbox where taken_at > now() - interval '1 minute'`);
  });

  test('keeps the constraints and the triggers that guard what was restored', async () => {
    const unbalanced = `insert into journals (id, kind, source_id, at) values (uuidv7(), 'test', 'test', now())`;
    await expect(run(database('billing'), unbalanced)).rejects.toMatchObject({ code: 'KB101' });
    const off = `select 1 / count(*) from pg_trigger where tgenabled = 'D' and not tgisinternal`;
    await expect(run(database('billing'), off)).rejects.toThrow('division by zero');
  });

  whenLong(() =>
    test('serves people as a fleet: they sign in, and what is booked stays booked', async () => {
      const secrets = readFileSync(path.join(product.dataDir, 'secrets.json'), 'utf8');
      const { KASHIKARI_SECRET } = JSON.parse(secrets) as { KASHIKARI_SECRET: string };
      const fleet = await Fleet.start({ KASHIKARI_SECRET }, (service) => Promise.resolve(database(service)));
      const { email, password } = lender;
      const entered = await send(fleet.url, 'POST', '/auth/login', { body: { email, password } });
      const booked = { good_id: lender.goods[0], start_date: dayFromToday(3), end_date: dayFromToday(3) };
      const again = await send(fleet.url, 'POST', '/bookings', { token: entered.body.token, body: booked });
      await fleet.remove();
      expect([entered.status, again.status]).toEqual([200, 409]);
    }),
  );
});
