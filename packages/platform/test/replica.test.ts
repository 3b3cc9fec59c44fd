import { Database } from '../src/database/database';
import { deleteDependents } from '../src/replica/delete-dependents';
import { FetchMissing } from '../src/replica/fetch-missing';
import { Replica } from '../src/replica/replica';
import { eventually, testDatabase, type TestDatabase } from '../src/testing';

interface Thing {
  readonly id: string;
  readonly version: number;
  readonly deleted: boolean;
  readonly ownerId: string;
  readonly title: string;
}

const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const thing = (number: number, version: number, over: Partial<Thing> = {}): Thing => ({
  ...{ id: id(number), version, deleted: false, ownerId: id(900), title: `v${version}` },
  ...over,
});

describe('a replica', () => {
  let made: TestDatabase;
  let db: Database;
  const KEPT = { deleted: true, ownerId: true, title: false };
  const shout = { loud: ({ title }: Thing) => title.toUpperCase() };
  const things = new Replica<Thing>('thing', KEPT, shout);
  const again = new Replica<Thing>('thing', KEPT, shout, { again: true });
  const apply = (...batch: Thing[]) => db.transaction((tx) => things.apply(tx, batch));
  const rows = () => db.read('select version, loud from thing order by id');

  beforeAll(async () => {
    made = await testDatabase('platform');
    db = new Database({ url: made.url, name: 'test', size: 4 });
    const owner = new Database({ url: made.ownerUrl, name: 'test-owner', size: 1 });
    await owner.read(
      'create table thing (id uuid primary key, version bigint, deleted boolean, owner_id uuid, loud text)',
    );
    await owner.read(
      'create table part (number int, of uuid not null references thing on delete cascade, "by" uuid references thing)',
    );
    await owner.read(`grant all on thing, part to ${new URL(made.url).username}`);
    await owner.close();
  });

  beforeEach(async () => {
    await db.read('delete from part');
    await db.read('delete from thing');
  });

  afterAll(async () => {
    await db.close();
    await made.drop();
  });

  it('keeps the newest version in whatever order they come, and says which were newer', async () => {
    expect(await apply(thing(1, 2), thing(2, 1))).toHaveLength(2);
    expect(await apply(thing(1, 1), thing(2, 2))).toEqual([thing(2, 2)]);
    expect(await apply(thing(1, 2))).toEqual([]);
    expect(await rows()).toEqual([
      { version: 2, loud: 'V2' },
      { version: 2, loud: 'V2' },
    ]);
  });

  it('takes the newest of a batch that brings one thing several times', async () => {
    expect(await apply(thing(1, 2), thing(1, 3), thing(1, 1))).toEqual([thing(1, 3)]);
  });

  it('writes the known version again only where that is wanted', async () => {
    await apply(thing(1, 2));
    const changed = thing(1, 2, { title: 'better' });
    expect(await apply(changed)).toEqual([]);
    expect(await db.transaction((tx) => again.apply(tx, [changed]))).toEqual([changed]);
    expect(await db.transaction((tx) => again.apply(tx, [thing(1, 1)]))).toEqual([]);
    expect(await rows()).toEqual([{ version: 2, loud: 'BETTER' }]);
  });

  it('gives what was known before to who asks', async () => {
    const over = (one: Thing) => db.transaction((tx) => things.applyOver(tx, [one]));
    expect(await over(thing(1, 1))).toEqual([{ after: thing(1, 1), before: null }]);
    expect(await over(thing(1, 3))).toEqual([
      {
        after: thing(1, 3),
        before: { id: id(1), version: 1, deleted: false, owner_id: id(900), loud: 'V1' },
      },
    ]);
    expect(await over(thing(1, 2))).toEqual([]);
  });

  it('takes along what cascades from a thing that ended, and nothing else', async () => {
    await apply(thing(1, 1), thing(2, 1));
    await db.read(`insert into part (number, of, "by") values (1, $1, $2), (2, $2, $1), (3, $1, null)`, [
      id(1),
      id(2),
    ]);
    const left = () => db.read('select number from part order by number');
    await db.transaction((tx) => deleteDependents(tx, 'thing', []));
    expect(await left()).toHaveLength(3);
    await db.transaction((tx) => deleteDependents(tx, 'thing', [id(1)]));
    expect(await left()).toEqual([{ number: 2 }]);
    expect(await rows()).toHaveLength(2);
  });

  it('ends with the newest, and not in a deadlock, when two batches meet in opposite orders', async () => {
    await apply(thing(1, 1), thing(2, 1));
    let late: Promise<Thing[]> | undefined;
    await db.transaction(async (tx) => {
      await things.apply(tx, [thing(1, 2)]);
      late = apply(thing(2, 3), thing(1, 3));
      await eventually(async () => {
        const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        expect(await db.read(waiting)).toHaveLength(1);
      });
      await things.apply(tx, [thing(2, 2)]);
    });
    expect(await late).toHaveLength(2);
    expect(await rows()).toEqual([
      { version: 3, loud: 'V3' },
      { version: 3, loud: 'V3' },
    ]);
  });
});

describe('what is missing', () => {
  it('is asked for once, and not again at once', async () => {
    const missing = new FetchMissing(60_000);
    let asked = 0;
    const ask = () => Promise.resolve((asked += 1));
    expect(await missing.fetch('a', ask)).toBe(1);
    expect(await missing.fetch('a', ask)).toBeUndefined();
    expect(await missing.fetch('b', ask)).toBe(2);
  });
});
