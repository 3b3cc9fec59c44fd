import { DomainError } from '@kashikari/kernel';
import { Database } from '../src/database/database';
import { eventually, testDatabase, type TestDatabase } from '../src/testing';

describe('the database', () => {
  let made: TestDatabase;
  let db: Database;

  beforeAll(async () => {
    made = await testDatabase('platform');
    db = new Database({ url: made.url, name: 'test', size: 3 });
    const owner = new Database({ url: made.ownerUrl, name: 'test-owner', size: 1 });
    await owner.read('create table thing (id int primary key, note text)');
    await owner.read(`grant all on thing to ${new URL(made.url).username}`);
    await owner.close();
  });

  afterAll(async () => {
    await db.close();
    await made.drop();
  });

  it('reads counters as numbers, instants as dates and days as text', async () => {
    const row = await db.one(
      `select 9007199254740991::int8 as n, 1.5::numeric as m, '2026-03-29'::date as day,
        '2026-03-29T00:00:00Z'::timestamptz as at, array[1,2]::int8[] as ns, array['2026-03-29']::date[] as days`,
    );
    expect(row).toEqual({
      n: 9007199254740991,
      m: 1.5,
      day: '2026-03-29',
      at: new Date('2026-03-29T00:00:00Z'),
      ns: [1, 2],
      days: ['2026-03-29'],
    });
  });

  it('keeps nothing of a transaction that is refused', async () => {
    const refused = db.transaction(async (tx) => {
      await tx.read('insert into thing values (1, $1)', ['half']);
      throw new DomainError({ kind: 'conflict', code: 'booking.unavailable' });
    });
    await expect(refused).rejects.toThrow('booking.unavailable');
    expect(await db.read('select * from thing')).toEqual([]);
  });

  it('does not report as committed what PostgreSQL rolled back', async () => {
    const swallowed = db.transaction(async (tx) => {
      await tx.read('select 1/0').catch(() => undefined);
    });
    await expect(swallowed).rejects.toThrow('rolled back');
  });

  it('lets the query builder write in the same transaction', async () => {
    await db.transaction(async (tx) => {
      await tx.knex('thing').insert({ id: 2, note: 'by knex' });
      expect(await tx.one('select note from thing where id = 2')).toEqual({ note: 'by knex' });
    });
    expect(await db.knex('thing').where({ id: 2 }).first()).toEqual({ id: 2, note: 'by knex' });
  });

  it('runs what waits for the commit after it, and not at all after a refusal', async () => {
    const seen: string[] = [];
    await db.transaction(async (tx) => {
      tx.afterCommit(() => seen.push('committed'));
      seen.push('working');
    });
    await db
      .transaction(async (tx) => {
        tx.afterCommit(() => seen.push('never'));
        throw new Error('no');
      })
      .catch(() => undefined);
    expect(seen).toEqual(['working', 'committed']);
  });

  it('keeps its connections through a hundred refusals', async () => {
    const before = await db.one<{ pid: number }>('select pg_backend_pid() as pid');
    for (let i = 0; i < 100; i++) await db.read('insert into thing values (2)').catch(() => undefined);
    const after = await db.one<{ pid: number }>('select pg_backend_pid() as pid');
    expect(after).toEqual(before);
  });

  it('survives the end of its connections, in the middle of a transaction too', async () => {
    const end = `select pg_terminate_backend(pid) from pg_stat_activity
      where usename = current_user and datname = current_database() and pid <> pg_backend_pid()`;
    const broken = db.transaction(async (tx) => {
      await tx.read(`insert into thing values (9, 'lost')`);
      const { pid } = (await tx.one<{ pid: number }>('select pg_backend_pid() as pid'))!;
      await db.read(end);
      await eventually(async () =>
        expect(await db.read('select 1 from pg_stat_activity where pid = $1', [pid])).toEqual([]),
      );
      await tx.read('select 1');
    });
    await expect(broken).rejects.toThrow();
    expect(await db.read('select * from thing where id = 9')).toEqual([]);
  });

  it("refuses the service's login to touch the tables themselves", async () => {
    await expect(db.read('alter table outbox disable trigger all')).rejects.toThrow('must be owner');
    await expect(db.read(`insert into schema_migration (name) values ('x')`)).rejects.toThrow(
      'permission denied',
    );
  });
});
