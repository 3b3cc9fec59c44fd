import type { Knex } from 'knex';
import { Database, repairTimeZones } from '../src';
import { checkSchema, migrate } from '../src/database/migrate';
import { waitForSchema } from '../src/database/wait-for-schema';
import { PLATFORM_MIGRATIONS, type Migration, type Schema } from '../src/database/migrations';
import { eventually, testDatabase, type TestDatabase } from '../src/testing';

describe('migrations', () => {
  let made: TestDatabase;
  let db: Database;
  let login: string;

  beforeEach(async () => {
    made = await testDatabase('empty');
    db = new Database({ url: made.ownerUrl, name: 'test', size: 2 });
    login = new URL(made.url).username;
  });
  afterEach(async () => {
    await db.close();
    await made.drop();
  });

  const schema = (migrations: readonly Migration[]): Schema => ({ migrations, sources: [] });

  const create = (table: string): Migration => ({
    name: `0001-${table}`,
    up: async (knex: Knex) => void (await knex.schema.createTable(table, (columns) => columns.increments())),
  });

  it('are run once when two processes start at the same moment', async () => {
    let times = 0;
    const counted: Migration = {
      name: '0001-slow',
      up: async (knex) => {
        times += 1;
        await knex.raw('select pg_sleep(0.2)');
        await knex.raw('create table slow (id int)');
      },
    };
    const starts = [1, 2, 3].map(() =>
      migrate(made.ownerUrl, login, schema([...PLATFORM_MIGRATIONS, counted])),
    );
    const ran = await Promise.all(starts);
    expect(times).toBe(1);
    expect(ran.map((names) => names.length).sort()).toEqual([0, 0, PLATFORM_MIGRATIONS.length + 1]);
  });

  it('repair time zones that are no IANA names in their own spelling', async () => {
    const zones: Migration = {
      name: '0002-time-zones',
      up: async (knex) => {
        await knex.raw('create table lender (id int, zone text)');
        await knex.raw(`insert into lender values (1, 'JST'), (2, 'asia/tokyo'), (3, 'PST'), (4, 'SystemV/EST5'),
          (5, 'Europe/Berlin'), (6, 'Asia/Kolkata')`);
        await repairTimeZones(knex, 'lender', 'zone');
      },
    };
    await migrate(made.ownerUrl, login, schema([...PLATFORM_MIGRATIONS, zones]));
    const rows = await db.read<{ zone: string }>('select zone from lender order by id');
    expect(rows.map(({ zone }) => zone)).toEqual([
      ...['Asia/Tokyo', 'Asia/Tokyo', 'America/Los_Angeles', 'Asia/Tokyo'],
      ...['Europe/Berlin', 'Asia/Kolkata'],
    ]);
  });

  it('leave nothing behind of one that fails, name it, and go on from there the next time', async () => {
    const broken: Migration = {
      name: '0002-broken',
      up: async (knex) => {
        await knex.raw('create table half (id int)');
        await knex.raw('select nonsense');
      },
    };
    const first = create('first');
    await expect(migrate(made.ownerUrl, login, schema([first, broken]))).rejects.toThrow(
      /0002-broken failed/,
    );
    expect(await db.one(`select to_regclass('half') as half, to_regclass('first') as first`)).toEqual({
      half: null,
      first: 'first',
    });
    expect(
      await migrate(made.ownerUrl, login, schema([first, { ...create('mended'), name: '0002-broken' }])),
    ).toEqual(['0002-broken']);
  });

  it('grant the login of the service its rows, in new tables too', async () => {
    await migrate(made.ownerUrl, login, schema([create('early')]));
    await migrate(made.ownerUrl, login, schema([create('early'), { ...create('late'), name: '0002-late' }]));
    const app = new Database({ url: made.url, name: 'app', size: 1 });
    await app.read('insert into early default values');
    await app.read('insert into late default values');
    await expect(app.read('drop table late')).rejects.toThrow('must be owner');
    await expect(app.read('create table mine (id int)')).rejects.toThrow('permission denied');
    await app.close();
  });

  it('that are missing are named where nobody may run them', async () => {
    await expect(checkSchema(db, schema([create('first')]))).rejects.toThrow('0001-first');
    await migrate(made.ownerUrl, login, schema([create('first')]));
    await expect(checkSchema(db, schema([create('first')]))).resolves.toBeUndefined();
  });

  it('are waited for while somebody else runs them', async () => {
    const looked = jest.fn(() => checkSchema(db, schema([create('first')])));
    const waiting = waitForSchema(looked, 30_000);
    await eventually(() => expect(looked).toHaveBeenCalled());
    await migrate(made.ownerUrl, login, schema([create('first')]));
    await expect(waiting).resolves.toBeUndefined();
  });

  it('count as missing as long as the service may not read what has been run', async () => {
    await migrate(made.ownerUrl, login, schema([create('first')]));
    await db.read(`revoke all on schema_migration from ${login}`);
    const app = new Database({ url: made.url, name: 'app', size: 1 });
    await expect(checkSchema(app, schema([create('first')]))).rejects.toThrow('0001-first');
    await app.close();
  });

  it('are waited for no longer than said, and not at all where waiting heals nothing', async () => {
    await expect(waitForSchema(() => checkSchema(db, schema([create('first')])), 0)).rejects.toThrow(
      '0001-first',
    );
    await expect(waitForSchema(() => db.read('select nothing'), 30_000)).rejects.toThrow('nothing');
  });

  it('of a later version do not stop this one', async () => {
    await migrate(
      made.ownerUrl,
      login,
      schema([create('first'), { ...create('later'), name: '0002-later' }]),
    );
    await expect(checkSchema(db, schema([create('first')]))).resolves.toBeUndefined();
    expect(await migrate(made.ownerUrl, login, schema([create('first')]))).toEqual([]);
  });
});
