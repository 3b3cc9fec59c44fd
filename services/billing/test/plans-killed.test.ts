import { once } from 'node:events';
import { runs } from '../../../packages/platform/src/testing/budget';
import { startProcess } from './billing-process';
import { HOUR, PlansWorld } from './plans-world';

const KILLS = runs(5, 30);

/** Times of the purchase and of the settlement by killed processes. */
const BOUGHT_AT = '2035-11-30T10:00:00+09:00';
const SETTLED_AT = '2036-03-01T10:00:00+09:00';

interface Owner {
  readonly userId: string;
}

let plans: PlansWorld;
beforeAll(async () => {
  plans = await PlansWorld.start();
});
afterAll(() => plans.stop());

const count = async (query: string, ...values: string[]) =>
  (await plans.service.db.one<{ n: number }>(`select count(*)::int as n from ${query}`, values))!.n;

/** Renewals of an owner that are billed. */
const renewals = ({ userId }: Owner) => count(`bills where account_id = $1 and kind = 'renewal'`, userId);

/** Steps of renewals that are not done: to be settled, to be charged. */
const openSteps = () =>
  count(
    `due_job where kind in ('plan.settle', 'plan.collect', 'payment.attempt') and due_at < $1`,
    '2036-03-02',
  );

/** Calls to the provider that charge a card. */
const charges = () =>
  plans.double.control
    .requests()
    .filter(({ method, path }) => method === 'POST' && path === '/v1/payment_intents').length;

/** The job of a process that died is run again at once. */
const makeDue = () => plans.service.db.read(`update due_job set retry_at = '-infinity'`);

/** Starts a process whose business time is that moment, and kills it so long after it has begun its work. */
async function kill(moment: string, hasBegun: () => Promise<boolean>, milliseconds: number): Promise<void> {
  const child = startProcess(plans.service, Date.parse(moment) - Date.now());
  const died = once(child, 'exit');
  while (child.exitCode === null && !(await hasBegun())) await pause(5);
  await pause(milliseconds);
  child.kill('SIGKILL');
  expect(await died).toEqual([null, 'SIGKILL']);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// The purchases of the next turn move the clock back: the service of the test stays in November.
it('a process that is killed while it settles three months, over 29 February, bills and charges each period once', async () => {
  await plans.at(BOUGHT_AT);
  plans.double.control.advance((Date.parse(SETTLED_AT) - Date.parse(BOUGHT_AT)) / 1000);
  const owners: Owner[] = [];
  let interrupted = 0;
  for (let turn = 0; turn < KILLS; turn += 1) {
    const owner = await plans.owner(seatsOf(turn));
    await plans.buy(owner, 'lite');
    owners.push(owner);
    // Answers are lost, or they come while the process dies.
    plans.double.control.failNext({
      ...{ kind: turn % 3 ? 'slow' : 'drop', delayMs: 60, only: 'POST /v1/payment_intents' },
      times: turn % 3 ? 3 : 1,
    });
    const before = charges();
    const isCharged = async () => charges() > before;
    const isBilled = async () => (await renewals(owner)) > 0;
    await kill(SETTLED_AT, turn % 2 ? isCharged : isBilled, (turn * 37) % 120);
    plans.double.control.clearFaults();
    if ((await openSteps()) > 0) interrupted += 1;
    await makeDue();
  }
  expect(interrupted).toBeGreaterThanOrEqual(KILLS / 2);

  // Later than the clocks of the processes, which ran on.
  plans.world.clock.set(Date.parse(SETTLED_AT) + HOUR);
  for (let round = 0; round < 6; round += 1) {
    await makeDue();
    await plans.service.drain();
  }
  for (const [turn, owner] of owners.entries()) {
    const yen = 480 * seatsOf(turn);
    expect(await billedDays(owner)).toEqual(['2035-11-30', '2035-12-30', '2036-01-30', '2036-02-29']);
    expect(await chargedTo(owner)).toEqual([yen, yen, yen, yen]);
    expect(await plans.ledger(owner)).toEqual({ clearing: 4 * yen, 'plans 10': -4 * yen });
  }
});

/** Each owner pays another amount, so that no charge is taken for another's. */
function seatsOf(turn: number): number {
  return 2 + turn;
}

/** The days on which an owner's bills were due; all are paid. */
async function billedDays({ userId }: Owner): Promise<string[]> {
  const rows = await plans.service.db.read<{ day: string; state: string }>(
    `select (at at time zone 'Asia/Tokyo')::date::text as day, state from bills where account_id = $1 order by at`,
    [userId],
  );
  expect(rows.every(({ state }) => state === 'paid')).toBe(true);
  return rows.map(({ day }) => day);
}

/** Yen of each charge of an owner's cards that the provider keeps. */
async function chargedTo({ userId }: Owner): Promise<number[]> {
  const customers = await plans.stripe.customers.list({ limit: 100 });
  const { id: customer } = customers.data.find(({ metadata }) => metadata.user_id === userId)!;
  const intents = await plans.stripe.paymentIntents.list({ customer, limit: 100 });
  return intents.data
    .flatMap(({ id }) => plans.double.control.chargesOf(id))
    .map(({ amount_captured: captured, amount_refunded: refunded }) => captured - refunded);
}
