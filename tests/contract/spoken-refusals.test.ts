import { startProduct, type Product } from '../product/start-product';
import { makeBase } from './base';
import { BOOKING_ROWS } from './spoken-bookings';
import { ROWS } from './spoken-refusals';
import { setScene, type Scene } from './spoken-scene';

const SAID = { ...ROWS, ...BOOKING_ROWS };

let product: Product;
let scene: Scene;

beforeAll(async () => {
  product = await startProduct({ env: { QUOTA_GROUPS: '1' } });
  scene = await setScene(await makeBase(product.url));
}, 180_000);
afterAll(() => product?.stop());

test.each(Object.keys(SAID))('%s is refused in the person’s own language', async (name) => {
  const { ask, status, field, says } = SAID[name]!;
  const heard: string[] = [];
  for (const locale of ['en', 'ja', 'ja-Hira']) {
    const answer = await ask(scene, locale);
    expect([answer.status, answer.body]).toEqual([status, expect.anything()]);
    const { detail, errors, import: sheet } = answer.body;
    heard.push(sheet?.faults[0].message ?? (field ? errors?.[field]?.[0].message : detail));
  }
  expect(heard).toEqual(says);
});
