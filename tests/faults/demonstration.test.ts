import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { eventually } from '../../packages/platform/src/testing/eventually';
import { BOOKINGS, PAST_BOOKINGS } from '../../standalone/src/demo/bookings';
import { LENDERS } from '../../standalone/src/demo/fill';
import { yearBefore } from '../../standalone/src/demo/history';
import { DEMO_PASSWORD } from '../../standalone/src/demo/model';
import { MEMBERS } from '../../standalone/src/demo/people';
import { removeDemonstration } from '../../standalone/src/demo/remove';
import { StandaloneProduct } from '../product/standalone';
import { send, type Answer } from '../product/rest';

/**
 * Maximum time for creating the demonstration on a busy machine, milliseconds: pictures are drawn, passwords are
 * hashed.
 */
const FILLING_MS = 240_000;

async function goodsOf(product: StandaloneProduct): Promise<number> {
  const catalog = new Client(product.databaseUrl('catalog'));
  await catalog.connect();
  try {
    return (await catalog.query('select from good')).rowCount ?? 0;
  } finally {
    await catalog.end();
  }
}

describe('the demonstration of a new installation, cut short by kill -9 and gone on with', () => {
  let product: StandaloneProduct;

  beforeAll(async () => {
    product = await StandaloneProduct.start({ DEMO: '1' }, tmpdir(), 'Filling');
    await eventually(async () => expect(await goodsOf(product)).toBeGreaterThan(3), FILLING_MS);
    await product.kill('supervisor');
    await product.start();
  }, FILLING_MS);

  afterAll(() => product?.remove());

  async function signedInAs(email: string): Promise<(path: string) => Promise<Answer>> {
    const body = { email, password: DEMO_PASSWORD };
    const { body: answer } = await send(product.url, 'POST', '/auth/login', { body });
    return (path) => send(product.url, 'GET', path, { token: answer.token });
  }

  test('prints sign-ins that work', async () => {
    const shown = [...product.words.matchAll(/^ {2}([^\s@]+@\S+) \/ (\S+)/gm)];
    expect(shown.length).toBeGreaterThanOrEqual(3);
    for (const [, email, password] of shown) {
      expect((await send(product.url, 'POST', '/auth/login', { body: { email, password } })).status).toBe(
        200,
      );
    }
  });

  test.each(LENDERS.map((lender) => [lender.name, lender] as const))(
    'has every good of %s once, with its picture',
    async (_, lender) => {
      const get = await signedInAs(lender.email);
      const { body: me } = await get('/users/current');
      const { body } = await get(`/goods?per_page=100&owner_id=${me.user.id}`);
      expect(body.goods.map(({ title }: { title: string }) => title).sort()).toEqual(
        lender.goods.map(({ title }) => title).sort(),
      );
      for (const { thumbnail_url: url } of body.goods) {
        expect((await fetch(new URL(url, product.url))).headers.get('content-type')).toMatch(/^image\//);
      }
    },
  );

  test(
    'has every member in their groups, and every booking once, those of the past year among them',
    async () => {
      const signedIn = await Promise.all(MEMBERS.map(({ email }) => signedInAs(email)));
      for (const [at, { groups }] of MEMBERS.entries()) {
        const { body: joined } = await signedIn[at]!('/groups?per_page=100');
        expect(joined.groups.map(({ slug }: { slug: string }) => slug).sort()).toEqual([...groups].sort());
      }
      const year = LENDERS.flatMap((lender) => yearBefore('2027-06-09', 'Asia/Tokyo', lender, MEMBERS));
      const expected = BOOKINGS.length + PAST_BOOKINGS.length + year.length;
      await eventually(async () => {
        const answers = await Promise.all(signedIn.map((get) => get('/bookings?scope=use')));
        expect(answers.reduce((sum, { body }) => sum + body.meta.total, 0)).toBe(expected);
      }, FILLING_MS);
    },
    FILLING_MS,
  );

  test(
    'is not made a second time',
    async () => {
      await product.stop();
      await product.start();
      expect(product.words).not.toContain('Filling');
    },
    FILLING_MS,
  );

  test('is taken out of an installation that stays, as its people would leave', async () => {
    const said: string[] = [];
    await removeDemonstration({
      address: product.url,
      home: product.dataDir,
      tell: (line) => said.push(line),
    });
    expect(said.filter((line) => line.startsWith('Deleted '))).toHaveLength(LENDERS.length + MEMBERS.length);
    const body = { email: LENDERS[0]!.email, password: DEMO_PASSWORD };
    expect((await send(product.url, 'POST', '/auth/login', { body })).status).toBe(401);
    expect((await send(product.url, 'GET', '/goods')).body.meta.total).toBe(0);
  });
});
