import pg from 'pg';
import { runs, whenLong } from '../../packages/platform/src/testing/budget';
import { startProduct, type Product } from '../product/start-product';
import { Crowd, type CrowdOptions } from './crowd';

const SEED = Number(process.env['TEST_SEED'] ?? Date.now() % 1_000_000);

/** Returns the responses that must never occur, by their status. */
const wrong = (answers: ReadonlyMap<string, number>) =>
  [...answers.keys()].filter((answer) => Number(answer.slice(0, 3)) >= 500);

/** Safeguards that are removed and then restored, as the owner of a database that only this test uses. */
const FAULTS = {
  lock: {
    plant: `do $do$
      declare f record;
      begin
        for f in select oid, proname as name from pg_proc
          where oid in ('book(jsonb, jsonb)'::regprocedure, 'lock_goods'::regproc) loop
          execute format('create table planted_%s as select pg_get_functiondef(%s) as was', f.name, f.oid);
          -- It dawdles between look and insert, so that nobody depends on luck.
          execute replace(replace(replace(pg_get_functiondef(f.oid), 'for no key update skip locked', ''),
            'for no key update', ''), 'insert into booking', 'perform pg_sleep(0.1); insert into booking');
        end loop;
      end $do$`,
    mend: `do $do$
      declare f text;
      begin
        foreach f in array array['book', 'lock_goods'] loop
          execute format('do $$ begin execute (select was from planted_%s); end $$', f);
          execute format('drop table planted_%s', f);
        end loop;
      end $do$`,
  },
  trigger: {
    plant: 'alter table booking disable trigger user',
    mend: 'alter table booking enable trigger user',
  },
};

describe(`32 at once on two processes of reservation, seed ${SEED}`, () => {
  let product: Product;
  let owner: pg.Client;
  let app: pg.Client;

  beforeAll(async () => {
    product = await startProduct({ reservationProcesses: 2 });
    const { url, ownerUrl } = product.databases.reservation;
    [owner, app] = [new pg.Client({ connectionString: ownerUrl }), new pg.Client({ connectionString: url })];
    await Promise.all([owner.connect(), app.connect()]);
  }, 300_000);
  afterAll(async () => {
    await Promise.all([owner?.end(), app?.end()]);
    await product?.stop();
  });

  const gather = (more: Partial<CrowdOptions> & { stepsEach: number }) =>
    Crowd.gather({ url: product.url, database: app, seed: SEED, ...more });
  const overbooks = ({ overbooked }: Crowd) => overbooked > 0;
  const fails = ({ answers }: Crowd) => wrong(answers).length > 0;

  /** Runs without the named safeguards. Repeats with other steps, up to three runs, until harm is seen. */
  async function without(
    faults: readonly (keyof typeof FAULTS)[],
    byHand: boolean,
    harmed: (crowd: Crowd) => boolean,
  ): Promise<Crowd> {
    for (const fault of faults) await owner.query(FAULTS[fault].plant);
    try {
      for (let turn = 0; ; turn += 1) {
        const crowd = await gather({ stepsEach: 12, byHand, goods: 2, seed: SEED + turn });
        await crowd.perform();
        if (harmed(crowd) || turn === 2) return crowd;
      }
    } finally {
      for (const fault of faults) await owner.query(FAULTS[fault].mend);
    }
  }

  it('never overbook, never get a 500 or a 503, and never wait for each other for ever', async () => {
    const crowd = await gather({ stepsEach: runs(8, 25), clockSteps: runs(2, 4), byHand: true });
    await crowd.perform();
    expect({ overbooked: crowd.overbooked, wrong: wrong(crowd.answers) }).toEqual({
      overbooked: 0,
      wrong: [],
    });
    expect(await crowd.notAlone()).toEqual([]);
    expect([...crowd.typed.keys()].filter((said) => !['taken', 'KB002', 'KB004'].includes(said))).toEqual([]);
    const { rows } = await app.query(
      `select deadlocks::int from pg_stat_database where datname = current_database()`,
    );
    expect(rows).toEqual([{ deadlocks: 0 }]);
    // It would be no test if they never met.
    expect(crowd.answers.get('409 booking.unavailable')).toBeGreaterThan(20);
    expect(crowd.typed.get('KB002')).toBeGreaterThan(0);
  }, 300_000);

  it('without the trigger a row typed by hand overbooks', async () => {
    const crowd = await without(['trigger'], true, overbooks);
    expect(crowd.overbooked).toBeGreaterThan(0);
  }, 300_000);

  // Each removes one more safeguard and runs until harm is seen: half a minute that changes rarely need.
  whenLong(() => {
    it('without the lock in the database some get a 500, though the trigger still holds', async () => {
      const crowd = await without(['lock'], false, (played) => overbooks(played) || fails(played));
      expect({ overbooked: crowd.overbooked, wrong: fails(crowd) }).toEqual({
        overbooked: 0,
        wrong: true,
      });
    }, 300_000);

    it('without both they overbook by themselves', async () => {
      const crowd = await without(['lock', 'trigger'], false, overbooks);
      expect(crowd.overbooked).toBeGreaterThan(0);
    }, 300_000);
  });
});
