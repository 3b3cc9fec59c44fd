import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { eventually } from '../../packages/platform/src/testing/eventually';
import { Crowd } from '../engine/crowd';
import { setClock } from '../product/clock';
import { send } from '../product/rest';
import { dayFromToday, makeLender, type Lender } from './lender';
import { StandaloneProduct } from '../product/standalone';

const UNITS = 3;
const TRIES = 100;

describe('two reservation processes side by side', () => {
  let product: StandaloneProduct;
  let lender: Lender;
  let database: Client;

  beforeAll(async () => {
    product = await StandaloneProduct.start({ RESERVATION_PROCESSES: '2' });
    lender = await makeLender(product.url, 2, { quantity: UNITS });
    database = new Client(product.databaseUrl('reservation'));
    await database.connect();
  }, 180_000);

  afterAll(async () => {
    await database?.end();
    await product?.remove();
  });

  const day = dayFromToday(3);
  const book = (good: number) =>
    send(product.url, 'POST', '/bookings', {
      token: lender.token,
      key: randomUUID(),
      body: { good_id: lender.goods[good], start_date: day, end_date: day },
    });

  test(`give ${UNITS} units to exactly ${UNITS} of ${TRIES} who ask at once`, async () => {
    const answers = await Promise.all(Array.from({ length: TRIES }, () => book(0)));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect({ 201: count(201), 409: count(409) }).toEqual({ 201: UNITS, 409: TRIES - UNITS });
    const codes = new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code));
    expect([...codes]).toEqual(['booking.unavailable']);
    const { rows } = await database.query<{ taken: string }>(
      'select sum(quantity) as taken from booking where good_id = $1 and live',
      [lender.goods[0]],
    );
    expect(Number(rows[0]?.taken)).toBe(UNITS);
  });

  test('answer 32 people who book, move, return and extend at once, and never overbook', async () => {
    const options = { stepsEach: 15, clockSteps: 2, byHand: true, seed: Date.now() % 1_000_000 };
    const crowd = await Crowd.gather({ url: product.url, database, ...options });
    await crowd.perform();
    await setClock(product.url, null);
    const wrong = [...crowd.answers.keys()].filter((answer) => Number(answer.slice(0, 3)) >= 500);
    expect({ seed: options.seed, overbooked: crowd.overbooked, wrong }).toMatchObject({
      overbooked: 0,
      wrong: [],
    });
    expect(await crowd.notAlone()).toEqual([]);
    // Hundreds of actions and two clock changes take longer than a minute on a busy machine.
  }, 240_000);

  test.each(['reservation', 'reservation-2'])('book while %s is away', async (victim) => {
    process.kill(product.pids()[victim] as number, 'SIGKILL');
    // A connection that breaks in the middle of a call is a 503; the calls after it take the other process.
    const answer = await eventually(async () => {
      const next = await book(1);
      if (next.status === 503) throw new Error('not yet');
      return next;
    });
    expect(answer.status).toBe(201);
    await product.whole();
  });

  test('a row typed by hand as the service’s own login that would overbook is refused', async () => {
    const same = `good_id, lender_id, borrower_id, quantity, start_date, end_date, start_at, end_at, agreed_end_at, zone,
      claim, created_at, updated_at`;
    const copy = `insert into booking (${same}) select ${same} from booking where good_id = $1 and live limit 1`;
    await expect(database.query(copy, [lender.goods[0]])).rejects.toMatchObject({ code: 'KB002' });
    await expect(database.query('alter table booking disable trigger all')).rejects.toThrow(/must be owner/);
    const { rows } = await database.query<{ taken: string }>(
      'select sum(quantity) as taken from booking where good_id = $1 and live',
      [lender.goods[0]],
    );
    expect(Number(rows[0]?.taken)).toBe(UNITS);
  });
});
