import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { bookWithRetries } from './retrying-client';
import { dayFromToday, makeLender, type Lender } from './lender';
import { StandaloneProduct } from '../product/standalone';
import { SERVICES } from '../../standalone/src/services';

/** 200 in `npm test`; `FAULT_BOOKINGS=1000 npm test -- tests/faults` for the long form. */
const BOOKINGS = Number(process.env['FAULT_BOOKINGS'] ?? 200);

const CLIENTS = 8;
const GOODS = 10;

/**
 * Processes in the order in which they are killed. The supervisor is last and ends everything, as when the machine's
 * power fails.
 */
const VICTIMS = ['gateway', 'reservation', 'services', 'postgres', 'supervisor'];

describe(`kill -9 of every process in turn during ${BOOKINGS} bookings`, () => {
  let product: StandaloneProduct;
  let lender: Lender;
  const confirmed = new Map<string, string>();
  const statuses = new Map<string, number>();
  let recovered = 0;

  beforeAll(async () => {
    product = await StandaloneProduct.start();
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
        const { id } = await bookWithRetries(product.url, async () => lender.token, key, body, note);
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

  /** Queries a service's database until the result matches, or time is up. */
  async function asks(service: string, sql: string, wished: (rows: { id: string }[]) => boolean) {
    const database = new Client(product.databaseUrl(service));
    await database.connect();
    try {
      for (let attempt = 0; ; attempt++) {
        const { rows } = await database.query<{ id: string }>(sql);
        if (wished(rows) || attempt === 300) return rows.map(({ id }) => id).sort();
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    } finally {
      await database.end();
    }
  }

  const allConfirmed = () => [...confirmed.values()].sort();

  test('has exactly the confirmed bookings in the database, each once', async () => {
    expect(await asks('reservation', 'select id from booking', () => true)).toEqual(allConfirmed());
  });

  test('answers a 503 meanwhile, and never anything else that is wrong', () => {
    const fine = ['201', '503', '409 idempotency_in_progress'];
    expect([...statuses.keys()].filter((status) => !fine.some((one) => status.startsWith(one)))).toEqual([]);
  });

  test('publishes every confirmed booking, and search takes each in', async () => {
    const sql = 'select id from booking';
    expect(await asks('search', sql, (rows) => rows.length === BOOKINGS)).toEqual(allConfirmed());
    expect(await asks('reservation', 'select id from outbox', (rows) => rows.length === 0)).toEqual([]);
  });

  test.each(SERVICES)('%s puts no event aside as poisoned', async (service) => {
    expect(await asks(service, 'select id from dead_letter', () => true)).toEqual([]);
  });
});
