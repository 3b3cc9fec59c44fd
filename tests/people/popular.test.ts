import { good, made, person, type Person } from '../engine/people';
import { startProduct, type Product } from '../product/start-product';

const DAY = 86_400_000;

let product: Product;
let lender: Person;
beforeAll(async () => {
  product = await startProduct({ env: { ARGON2_MEMORY_KIB: '64', ARGON2_PASSES: '1' } });
  lender = await person(product.url);
}, 180_000);
afterAll(() => product?.stop());

const dayAt = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** Titles as catalog orders them, and as search does. */
async function popular(): Promise<[string[], string[]]> {
  const titles = async (query: string) => {
    const { body } = await made(lender.send('GET', `/goods?sort=popular${query}`));
    return body.goods.map(({ title }: { title: string }) => title);
  };
  return [await titles(''), await titles(`&match=${encodeURIComponent('カメラ')}`)];
}

test('catalog and search order by bookings that are not cancelled, then likes, as of midnight UTC', async () => {
  const borrower = await person(product.url);
  const start = Math.ceil(Date.now() / DAY) * DAY + DAY / 2;
  await product.setClock(new Date(start).toISOString());
  const ids: Record<string, string> = {};
  for (const title of ['カメラ 二回', 'カメラ 一回', 'カメラ 好評', 'カメラ 取消', 'カメラ 新品'])
    ids[title] = await good(lender, { title });
  const book = async (title: string, inDays: number) => {
    const day = dayAt(start + inDays * DAY);
    const asked = { good_id: ids[title], start_date: day, end_date: day };
    const { body } = await made(borrower.send('POST', '/bookings', asked));
    return body.booking.id as string;
  };
  for (const inDays of [3, 5]) await book('カメラ 二回', inDays);
  await book('カメラ 一回', 3);
  const cancelled = await Promise.all([3, 5].map((inDays) => book('カメラ 取消', inDays)));
  for (const id of cancelled) await made(borrower.send('DELETE', `/bookings/${id}`));
  await made(borrower.send('POST', '/likes/toggle', { good_id: ids['カメラ 好評'], liked: true }));

  const byAge = ['カメラ 新品', 'カメラ 取消', 'カメラ 好評', 'カメラ 一回', 'カメラ 二回'];
  expect(await popular()).toEqual([byAge, byAge]);

  await product.setClock(new Date(start + DAY).toISOString());
  const counted = ['カメラ 二回', 'カメラ 一回', 'カメラ 好評', 'カメラ 新品', 'カメラ 取消'];
  expect(await popular()).toEqual([counted, counted]);
}, 120_000);
