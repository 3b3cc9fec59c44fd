import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { bookPatiently } from './patient-client';
import { dayFromToday, makeLender, type Lender } from './lender';
import { Product } from './product';

/** 200 in `npm test`; `FAULT_BOOKINGS=1000 npm test -- tests/faults` for the long form. */
const BOOKINGS = Number(process.env['FAULT_BOOKINGS'] ?? 200);

const CLIENTS = 8;
const GOODS = 10;

/** In the order in which they die; the supervisor last, and with it everything, as when the machine's power fails. */
const VICTIMS = ['gateway', 'reservation', 'services', 'postgres', 'supervisor'];

describe(`kill -9 of every process in turn during ${BOOKINGS} bookings`, () => {
  let product: Product;
  let lender: Lender;
  const confirmed = new Map<string, string>();
  const statuses = new Map<string, number>();
  let recovered = 0;

  beforeAll(async () => {
    product = await Product.start();
    lender = await makeLender(product.url, GOODS);
    let next = 0;
    const client = async () => {
      while (next < BOOKINGS) {
        const n = next++;
        const day = dayFromToday(2 + Math.floor(n / GOODS));
        const body = { good_id: lender.goods[n % GOODS], start_date: day, end_date: day };
        const key = randomUUID();
        const note = (status: number, code?: string) => {
          const name = `${status} ${code ?? ''}`.trim();
          statuses.set(name, (statuses.get(name) ?? 0) + 1);
        };
        const { id } = await bookPatiently(product.url, async () => lender.token, key, body, note);
        confirmed.set(key, id ?? 'refused');
      }
    };
    const killer = async () => {
      for (const [index, victim] of VICTIMS.entries()) {
        const share = Math.floor((BOOKINGS * (index + 1)) / (VICTIMS.length + 1));
        while (confirmed.size < share) await new Promise((resolve) => setTimeout(resolve, 5));
        await product.kill(victim);
        if (victim === 'supervisor') await product.start();
        await product.whole();
        recovered += 1;
      }
    };
    await Promise.all([...Array.from({ length: CLIENTS }, client), killer()]);
  }, 600_000);

  afterAll(() => product?.remove());

  test('comes back by itself after each of them', () => {
    expect(recovered).toBe(VICTIMS.length);
  });

  test('confirms every booking in the end', () => {
    expect([...confirmed.values()].filter((id) => id === 'refused')).toEqual([]);
    expect(confirmed.size).toBe(BOOKINGS);
  });

  test('has exactly the confirmed bookings in the database, each once', async () => {
    const database = new Client(product.databaseUrl('reservation'));
    await database.connect();
    const { rows } = await database.query<{ id: string }>('select id from booking');
    await database.end();
    expect(rows.map(({ id }) => id).sort()).toEqual([...confirmed.values()].sort());
  });

  test('answers a 503 meanwhile, and never a 500', () => {
    expect(
      [...statuses.keys()].filter(
        (status) => /^(500|502|504|4)/.test(status) && !status.includes('idempotency_in_progress'),
      ),
    ).toEqual([]);
  });

  test('publishes every confirmed booking, and its consumers take it in', async () => {
    const database = new Client(product.databaseUrl('reservation'));
    await database.connect();
    const waiting = async () =>
      Number((await database.query<{ n: string }>('select count(*) as n from outbox')).rows[0]?.n);
    for (let attempt = 0; attempt < 300 && (await waiting()) > 0; attempt++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await waiting()).toBe(0);
    await database.end();
  });
});
