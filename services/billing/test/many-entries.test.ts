import { newId, sqlOf } from '@kashikari/platform';
import { LONG } from '@kashikari/platform/testing';
import { BALANCE, CHANGES } from '../src/store/payouts/balance-queries';
import { CardWorld } from './card-world';

const FEW = 1_000;
const MANY = LONG ? 1_000_000 : 30_000;

let card: CardWorld;

beforeAll(async () => (card = await CardWorld.start()), 60_000);
afterAll(() => card.stop());

/** Sales that are entered at once. */
const PIECE = 20_000;

/** An owner with so many sales of 90 yen that can be paid out. */
async function owner(sales: number): Promise<string> {
  const id = newId();
  for (let from = 0; from < sales; from += PIECE) await enter(id, from, Math.min(PIECE, sales - from));
  await card.world.service.db.read('analyze entries, journals, balances');
  return id;
}

async function enter(id: string, from: number, sales: number): Promise<void> {
  const sources = `${id}:${from}:`;
  await card.world.service.db.transaction(async (within) => {
    const tx = sqlOf(within);
    await tx.read(
      `insert into journals (id, kind, source_id, at)
        select gen_random_uuid(), 'captured', $1 || n, now() from generate_series(1, $2::int) n`,
      [sources, sales],
    );
    await tx.read(
      `insert into entries (journal_id, line_no, account, owner_id, amount)
        select j.id, e.line, e.account, e.owner, e.amount from journals j cross join
            (values (1, 'clearing', null, 90), (2, 'available', $1::uuid, -90)) as e (line, account, owner, amount)
          where j.source_id like $2 || '%'`,
      [id, sources],
    );
  });
}

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

/** Blocks of the database that a query reads. */
async function blocksOf(sql: string, params: readonly unknown[]): Promise<number> {
  const [row] = await card.world.service.db.read<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(
    `explain (analyze, buffers, timing off, format json) ${sql}`,
    params,
  );
  const { Plan: plan } = row!['QUERY PLAN'][0];
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

it(
  'a balance with many entries reads no more of the database than one with few',
  async () => {
    const [few, many] = [await owner(FEW), await owner(MANY)];
    const { db } = card.world.service;
    expect(await db.one(BALANCE, [many])).toMatchObject({ available: MANY * 90, in_transit: 0 });
    const read = async (id: string) => (await blocksOf(BALANCE, [id])) + (await blocksOf(CHANGES, [id, 51]));
    // Each is read once before, so that both are in memory.
    await Promise.all([read(few), read(many)]);
    const [ofFew, ofMany] = [await read(few), await read(many)];
    expect(ofMany).toBeLessThanOrEqual(ofFew * 1.5);
  },
  LONG ? 600_000 : 60_000,
);
