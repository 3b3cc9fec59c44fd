import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '@kashikari/platform/testing';
import { failedStart, runCommand, startCommand } from '../product/command';
import { StandaloneProduct } from '../product/standalone';
import { appliedMigrations } from '../../standalone/src/postgres/migrations';
import { makeCluster } from '../../standalone/src/postgres/make-cluster';
import { differenceOf, sumDatabases, type Sums } from '../../standalone/src/postgres/table-sums';
import { withInstallation } from '../../standalone/src/backup/open-installation';
import { folderOfLastRelease, inEach, restoreDatabases, restoreFiles } from './last-release';

const FOLDER = folderOfLastRelease();

/** Name of a table that a migration since the last release creates. If it already exists, that migration fails. */
const IN_THE_WAY = 'journals';

describe('kashikari upgrade over the database of the last release', () => {
  let product: StandaloneProduct;
  const tell = () => undefined;

  const sums = (): Promise<Sums> => withInstallation(product.dataDir, tell, sumDatabases);
  const inBilling = (sql: string) =>
    withInstallation(product.dataDir, tell, () =>
      inEach(product.dataDir, async (client, database) => {
        if (database === 'billing') await client.query(sql);
      }),
    );

  beforeAll(async () => {
    product = await StandaloneProduct.prepared();
    restoreFiles(FOLDER, product.dataDir);
    const stop = await makeCluster(product.dataDir);
    try {
      await restoreDatabases(FOLDER, product.dataDir);
    } finally {
      await stop();
    }
    await inBilling(
      `create table ${IN_THE_WAY} (words text); insert into ${IN_THE_WAY} values ('of somebody')`,
    );
  }, 300_000);

  afterAll(() => product?.remove());

  test('leaves the database as it was where a migration fails, and says which in one sentence', async () => {
    const before = await sums();
    const { code, words } = await runCommand(product.dataDir, ['upgrade']);
    expect(code).toBe(1);
    const last = words.split('\n').at(-1);
    expect(last).toMatch(
      /^The upgrade failed, and the database is as it was before: billing: Migration 0002-/,
    );
    expect(words).not.toMatch(/\n +at /);
    expect(differenceOf(before, await sums())).toBeUndefined();
    expect(existsSync(path.join(product.dataDir, 'put-back'))).toBe(false);
  });

  test('that was killed is gone on with, from the backup of before, and the product does not start until then', async () => {
    const { child, ended } = startCommand(product.dataDir, ['upgrade']);
    const marker = path.join(product.dataDir, 'upgrade.json');
    await eventually(() => expect(existsSync(marker)).toBe(true));
    child.kill('SIGKILL');
    await ended;
    const { backup } = JSON.parse(readFileSync(marker, 'utf8')) as { backup: string };
    const refused = await failedStart(product.dataDir);
    expect(refused.words).toMatch(/^An upgrade of .* was interrupted[.] Run the command upgrade again/);
    expect(refused.code).toBe(1);
    const { code, words } = await runCommand(product.dataDir, ['upgrade']);
    expect({ code, words }).toMatchObject({ code: 1, words: expect.stringContaining(backup) });
    expect(words).toContain('the database is as it was before: billing: Migration 0002-');
    expect(existsSync(marker)).toBe(false);
  });

  test('runs all migrations, sees the product come up, and leaves it stopped', async () => {
    await inBilling(`drop table ${IN_THE_WAY}`);
    const { code, words } = await runCommand(product.dataDir, ['upgrade']);
    expect(words).toMatch(/Upgraded to \S+ with \d+ migrations[.] Backup of before: /);
    expect(code).toBe(0);
    const applied = await withInstallation(product.dataDir, tell, appliedMigrations);
    expect(applied['billing']?.length).toBeGreaterThan(2);
    expect(readdirSync(path.join(product.dataDir, 'run'))).toEqual([]);
  });
});
