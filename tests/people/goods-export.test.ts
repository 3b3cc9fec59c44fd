import { startProduct, type Product } from '../product/start-product';
import { good, made, person, type Person } from '../engine/people';

let product: Product;
let lender: Person;
let group: { id: string; slug: string };
let folder: string;
const FILTERS = ['', 'tag=本', 'is_hourly=true', 'is_hourly=false', 'liked=true', 'match=カメラ'] as const;

beforeAll(async () => {
  product = await startProduct();
  lender = await person(product.url);
  const answer = await made(lender.send('POST', '/groups', { name: '図書', sign_up_message: 'ようこそ' }));
  group = answer.body.group;
  const made1 = await made(lender.send('POST', '/folders', { group_id: group.id, title: '棚' }));
  folder = made1.body.folder.id;
  await good(lender, { title: 'カメラ', group_ids: [group.id], folder_ids: [folder] });
  await good(lender, { title: '絵本', description: '#本', group_ids: [group.id] });
  await good(lender, { title: '会議室', is_hourly: true, price_per_hour: 500 });
  const liked = await good(lender, { title: 'カメラの本', description: '#本', price_per_day: 300 });
  await made(lender.send('POST', '/likes/toggle', { good_id: liked }));
  const stranger = await person(product.url);
  await good(stranger, { title: 'カメラ', description: '#本', is_public: true });
}, 300_000);
afterAll(() => product?.stop());

/** Sorted: the orders of the two differ. */
async function listed(query: string): Promise<string[]> {
  const { body } = await made(lender.send('GET', `/goods?per_page=100&${query}`));
  const goods = body.goods as { id: string; permissions: string[] }[];
  return goods.flatMap(({ id, permissions }) => (permissions.includes('edit') ? id : [])).sort();
}

async function inFile(query: string): Promise<string[]> {
  const { body } = await made(lender.send('GET', `/goods/export?${query}`));
  return String(body)
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0]!)
    .sort();
}

describe('the file of a list of goods', () => {
  it('has the goods that the list shows, whatever it is narrowed to', async () => {
    const until = Date.now() + 30_000;
    while ((await listed('match=カメラ')).length < 2 && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 200));
    const more = [
      `group_id=${group.slug}`,
      `folder=${folder}`,
      `owner_id=${lender.id}`,
      'filter=available',
      'tag=本&is_hourly=false',
    ];
    const counts: number[] = [];
    for (const filter of [...FILTERS, ...more]) {
      const shown = await listed(filter);
      expect([filter, await inFile(filter)]).toEqual([filter, shown]);
      counts.push(shown.length);
    }
    expect(counts).toEqual([4, 2, 1, 3, 1, 2, 2, 1, 4, 4, 2]);
  }, 60_000);
});
