import { check, type Row } from './checks';
import type { Fault } from './fault';
import { FAULTS } from './faults';
import { ProductUnderFault } from './product-under-fault';
import { Load } from './load';
import { writeReport } from './report';
import { isWanted, SIGN_IN_TO_KAFKA } from './wanted';

/** Bookings during each fault, at least. */
const BOOKINGS = Number(process.env['FAULT_BOOKINGS'] ?? 150);

jest.setTimeout(1_200_000);

describe(`while people book, ${BOOKINGS} times at least during each fault`, () => {
  const rows: Row[] = [];
  const wanted = FAULTS.filter(({ name, skipped }) => isWanted(name) && !skipped);
  let tested: ProductUnderFault;

  if (!wanted.length) {
    const names = [...FAULTS.map(({ name }) => name), SIGN_IN_TO_KAFKA];
    if (!isWanted(SIGN_IN_TO_KAFKA)) throw new Error(`None can be run. There are:\n${names.join('\n')}`);
    test.skip('the words name none of these', () => {});
    return;
  }

  beforeAll(async () => (tested = await ProductUnderFault.open()));
  afterAll(async () => {
    await tested?.close();
  });

  /** Causes a fault during a load, and waits until the product has recovered. */
  async function during(load: Load, fault: Fault) {
    while (load.seen.confirmed.size < BOOKINGS / 3) await new Promise((resolve) => setTimeout(resolve, 50));
    const found = (await fault.run(tested)) ?? [];
    const since = performance.now();
    await tested.product.whole();
    const backAfter = (performance.now() - since) / 1000;
    return { seen: await load.end(BOOKINGS), found, backAfter, since };
  }

  test.each(wanted)('$name loses nothing and needs no hand', async (fault) => {
    const known = await tested.query<{ id: string }>('reservation', 'select id from booking');
    const load = new Load(tested);
    const { seen, found, backAfter, since } = await during(load, fault).finally(() => load.stop());
    const row = await check(tested, fault, seen, new Set(known.map(({ id }) => id)), {
      backAfter,
      since,
      found,
    });
    rows.push(row);
    // Written after each fault, so that an aborted run leaves its results.
    writeReport(rows);
    console.log(JSON.stringify(row));
    expect(row.wrong).toEqual([]);
  });
});
