import { startProduct, type Product } from '../product/start-product';

/** A school grows past eight and back: billing, its event, identity's seats, and the REST contract together. */
describe('the plan of a school', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  }, 180_000);
  afterAll(() => product?.stop());

  const send = async (method: string, path: string, token = '', body?: object) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${product.url}/v1${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : undefined };
  };
  const signUp = async (name: string) => {
    const email = `${name}-${Math.random().toString(36).slice(2)}@example.jp`;
    const { body } = await send('POST', '/users', '', { name, email, password: 'correct horse 1' });
    return { id: body.user.id as string, token: body.token as string };
  };
  const plan = (userId: string, to: string) => send('PUT', '/test/plan', '', { user_id: userId, plan: to });

  it('holds eight, then a hundred and not one more, and pauses the newest but its group owner', async () => {
    const owner = await signUp('owner');
    const group = (await send('POST', '/groups', owner.token, { name: 'school' })).body.group.id as string;
    const join = ({ token }: { token: string }) => send('POST', '/memberships', token, { group_id: group });
    const cards = (count: number) =>
      send('POST', '/auth_tokens', owner.token, { group_id: group, name: 'pupil', count });
    const own = async () => (await send('GET', '/subscriptions/current', owner.token)).body.subscription;
    const paused = async () => {
      const rows = [];
      for (let page = 1; page <= 2; page += 1) {
        const path = `/memberships?group_id=${group}&per_page=100&page=${page}`;
        rows.push(...(await send('GET', path, owner.token)).body.memberships);
      }
      return rows.filter(({ disabled }) => disabled).map(({ user_id }) => user_id as string);
    };
    expect((await cards(8)).status).toBe(201);
    const [ninth, last, late] = [await signUp('ninth'), await signUp('last'), await signUp('late')];
    const refused = await join(ninth);
    expect([refused.status, refused.body.params]).toEqual([429, { limit: 8, used: 8, needed: 1, room: 0 }]);

    expect((await plan(owner.id, 'lite')).status).toBe(204);
    const { membership } = (await join(ninth)).body;
    await send('PATCH', `/memberships/${membership.id}`, owner.token, { group_owner: true });
    expect((await cards(90)).status).toBe(201);
    // Two people request the hundredth seat at once.
    const both = await Promise.all([join(last), join(late)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 429]);
    expect(await own()).toMatchObject({ members_count: 100, members_limit: 100, source: 'staff' });

    await plan(owner.id, 'free');
    expect(await own()).toMatchObject({ members_count: 8, disabled_members_count: 92 });
    const standing = new Set(await paused());
    expect([standing.size, standing.has(ninth.id), standing.has(last.id) || standing.has(late.id)]).toEqual([
      92,
      false,
      true,
    ]);
    await plan(owner.id, 'lite');
    expect(await paused()).toEqual([]);
    expect((await send('PUT', '/test/plan', '', { user_id: owner.id, plan: 'gold' })).status).toBe(400);
  });

  it('lets nothing become public when it ends: closed goods stay 404 to strangers', async () => {
    const [owner, stranger] = [await signUp('closed'), await signUp('stranger')];
    const { id } = (await send('POST', '/goods', owner.token, { title: 'Tent', is_public: true })).body.good;
    const close = (on: boolean) =>
      send('PATCH', `/users/${owner.id}`, owner.token, { prevent_public_access: on });
    const seen = async () => {
      const [asVisitor, asStranger, list] = await Promise.all([
        send('GET', `/goods/${id}`),
        send('GET', `/goods/${id}`, stranger.token),
        send('GET', `/goods?owner_id=${owner.id}`, stranger.token),
      ]);
      return [asVisitor.status, asStranger.status, list.body.goods.length];
    };
    expect(await seen()).toEqual([200, 200, 1]);
    const refused = await close(true);
    expect([refused.status, refused.body.code, refused.body.params]).toEqual([
      ...[403, 'plan.required'],
      { feature: 'prevent_public_access', plan: 'standard' },
    ]);
    await plan(owner.id, 'standard');
    expect((await close(true)).status).toBe(200);
    expect(await seen()).toEqual([404, 404, 0]);
    for (const next of ['free', 'plus', 'lite', 'free']) {
      await plan(owner.id, next);
      // What the account sends unchanged needs no plan.
      expect((await close(true)).status).toBe(200);
      expect(await seen()).toEqual([404, 404, 0]);
    }
    expect((await close(false)).status).toBe(200);
    expect(await seen()).toEqual([200, 200, 1]);
    expect((await close(true)).status).toBe(403);
  });
});
