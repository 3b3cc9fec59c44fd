import { check, type Row } from './checks';
import { FAULTS } from './faults';
import { House } from './house';
import { Load } from './load';
import { writeReport } from './report';

/** Bookings during each fault, at least. */
const BOOKINGS = Number(process.env['FAULT_BOOKINGS'] ?? 150);

/** `FAULTS=Kafka` runs only those whose names hold the word. */
const only = process.env['FAULTS'] ?? '';

jest.setTimeout(1_200_000);

describe(`while people book, ${BOOKINGS} times at least during each fault`, () => {
  const rows: Row[] = [];
  const wanted = FAULTS.filter(({ name, skipped }) => !skipped && name.includes(only));
  let house: House;

  beforeAll(async () => (house = await House.open()));
  afterAll(async () => {
    await house?.close();
  });

  test.each(wanted)('$name loses nothing and needs no hand', async (fault) => {
    const known = await house.query<{ id: string }>('reservation', 'select id from booking');
    const load = new Load(house);
    while (load.seen.confirmed.size < BOOKINGS / 3) await new Promise((resolve) => setTimeout(resolve, 50));
    await fault.run(house);
    const ended = performance.now();
    await house.product.whole();
    const backAfter = (performance.now() - ended) / 1000;
    const seen = await load.end(BOOKINGS);
    const row = await check(house, fault, seen, new Set(known.map(({ id }) => id)), {
      backAfter,
      since: ended,
    });
    rows.push(row);
    // After each, so that a run that is broken off leaves what it has seen.
    writeReport(rows);
    console.log(JSON.stringify(row));
    expect(row.wrong).toEqual([]);
  });
});
