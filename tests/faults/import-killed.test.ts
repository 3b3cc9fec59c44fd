import { setTimeout as wait } from 'node:timers/promises';
import { send } from '../product/rest';
import { StandaloneProduct } from '../product/standalone';
import { makeLender, type Lender } from './lender';

const ROWS = 2_000;

describe(`kill -9 of the services while an import of ${ROWS} rows is written`, () => {
  let product: StandaloneProduct;
  let lender: Lender;

  beforeAll(async () => {
    product = await StandaloneProduct.start();
    lender = await makeLender(product.url, 1);
  }, 300_000);
  afterAll(() => product?.remove());

  const call = (method: string, path: string, body?: object) =>
    send(product.url, method, path, { token: lender.token, ...(body && { body }) });

  async function settled(id: string) {
    for (;;) {
      const { body } = await call('GET', `/imports/${id}`);
      const state = body.import?.state;
      if (state && state !== 'reading' && state !== 'applying') return body.import;
      await wait(100);
    }
  }

  const total = async () =>
    (await call('GET', '/goods?owner_id=' + lender.id + '&per_page=1')).body.meta.total;

  test('writes it once, whenever the process dies', async () => {
    const before = await total();
    const text = ['title,management_id', ...Array.from({ length: ROWS }, (_, at) => `本 ${at},K-${at}`)].join(
      '\n',
    );
    const { id } = (await call('POST', '/imports', { kind: 'goods', text })).body.import;
    expect(await settled(id)).toMatchObject({ state: 'ready', new: ROWS });
    expect((await call('POST', `/imports/${id}/apply`, {})).status).toBe(202);
    for (const delay of [30, 250, 600]) {
      await wait(delay);
      expect([0, ROWS]).toContain((await total()) - before);
      await product.kill('services');
      await product.whole();
    }
    expect(await settled(id)).toMatchObject({ state: 'applied', new: ROWS });
    expect((await total()) - before).toBe(ROWS);
  }, 300_000);
});
