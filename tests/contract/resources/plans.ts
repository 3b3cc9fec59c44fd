import { mailWith } from '../../product/consent';
import { PASSWORD } from '../base';
import { resource } from '../resource';

/** The one address of the operator's staff. */
export const STAFF = 'staff@kashikari.example';

/** Plans, seats, and the staff's operations on them. */
export const plans = resource({
  make: async () => ({}),
  examples: {
    listPlans: () => ({}),
    getSubscription: () => ({}),
    requestPlan: ({ lender }) => ({ body: { plan: 'lite', owner_id: lender.id } }),
    setPlan: ({ lender }) => ({ params: { id: lender.id }, body: { plan: 'lite' } }),
    getSeats: ({ group }) => ({ params: { id: group.id } }),
    quotePlan: () => ({ query: { plan: 'lite', interval: 'monthly' } }),
    buyPlan: () => ({ body: { plan: 'lite', interval: 'monthly' } }),
    cancelPlan: () => ({}),
    buyCredit: () => ({ body: { amount: 1_000 } }),
  },
  run: {
    'tells plans and seats, asks for another plan, and lets staff give it': async (world) => {
      const { url, visitor, lender, member, group } = world;
      expect((await visitor.get('/plans')).body.plans[0]).toMatchObject({ id: 'free', currency: 'JPY' });
      const own = async () => (await lender.api.get('/subscriptions/current')).body.subscription;
      const before = await own();
      expect(before).toMatchObject({
        plan: 'free',
        plan_id: 'free',
        source: 'default',
        until: null,
        members_limit: 8,
      });
      const { seats } = (await lender.api.get(`/groups/${group.id}/seats`)).body;
      expect(seats).toMatchObject({ owner_id: lender.id, used: before.members_count, limit: 8 });
      expect((await member.api.get(`/groups/${group.id}/seats`)).status).toBe(403);

      const list = { group_id: group.id, emails: Array.from({ length: 9 }, (_, at) => `n${at}@example.jp`) };
      const dry = await lender.api.send('POST', '/invites', { query: { dry_run: 'true' }, body: list });
      expect([dry.status, dry.body]).toMatchObject([200, { invites: [], limit: 8, used: seats.used }]);
      expect(dry.body.over_limit).toBeGreaterThan(0);
      const real = await lender.api.post('/invites', list);
      expect([real.status, real.body.code]).toEqual([429, 'plan_limit']);
      expect(real.body.params).toEqual({
        ...{ limit: 8, used: seats.used, needed: expect.any(Number), room: 8 - seats.used },
      });

      expect((await lender.api.post('/subscriptions/requests', { plan: 'lite' })).status).toBe(202);
      const again = await lender.api.post('/subscriptions/requests', { plan: 'plus' });
      expect([again.status, again.body.code]).toEqual([409, 'subscription.requested']);
      expect((await member.api.post('/subscriptions/requests', { owner_id: lender.id })).status).toBe(403);

      const created = await visitor.post('/users', { name: 'Desk', email: STAFF, password: PASSWORD });
      const desk = visitor.as(created.body.token as string);
      const give = (api: typeof desk, body: object, who = lender.email) =>
        api.send('PUT', `/staff/subscriptions/${encodeURIComponent(who)}`, { body });
      const until = '2099-03-31T15:00:00Z';
      expect((await give(desk, { plan: 'lite', until })).status).toBe(403);
      await visitor.post('/auth', { email: STAFF });
      const { match: token } = await mailWith(url, STAFF, /auth_redirect[?]token=([\w-]+)/);
      // The first proof of the address ends the session that signed up with it.
      const staff = visitor.as((await visitor.post('/auth/login', { token })).body.token as string);
      expect((await give(lender.api, { plan: 'lite' })).status).toBe(403);
      const given = await give(staff, { plan: 'lite', until, max_members: 60, price: 3800, note: 'x' });
      expect([given.status, given.body.subscription]).toMatchObject([
        200,
        { plan: 'lite', plan_id: 'lite', source: 'staff', members_limit: 60, price: 3800, note: 'x' },
      ]);
      expect(Date.parse(given.body.subscription.until as string)).toBe(Date.parse(until));
      // The limit holds before the answer: nothing has to be waited for.
      expect((await lender.api.get(`/groups/${group.id}/seats`)).body.seats.limit).toBe(60);
      expect(await own()).toMatchObject({ plan_id: 'lite', requested_plan_id: null, members_limit: 60 });
      expect((await give(staff, { plan: 'gold' })).body.errors.plan).toBeDefined();
      expect((await give(staff, { plan: 'lite', until: '2001-01-01' })).body.code).toBe('subscription.until');
      expect((await give(staff, { plan: 'lite' }, 'nobody@example.jp')).status).toBe(404);
      expect((await give(staff, { plan: 'free' })).body.subscription.members_limit).toBe(8);
    },
    'quotes a plan, sells it for a payment that is its owner’s alone, and ends what was not paid': async ({
      lender,
      member,
    }) => {
      const order = { plan: 'lite', interval: 'monthly' };
      const { body: quote } = await lender.api.get('/subscriptions/amount', order);
      const { members_count: members } = (await lender.api.get('/subscriptions/current')).body.subscription;
      expect(quote).toMatchObject({ due_now: 480 * members, next_amount: 480 * members, begins_at: null });
      expect(quote.lines).toMatchObject([{ kind: 'seats', count: members, unit_price: 480 }]);
      const wrong = await lender.api.get('/subscriptions/amount', { ...order, coupon: 'NONE' });
      expect([wrong.status, wrong.body.code]).toEqual([400, 'coupon.invalid']);
      const bought = await lender.api.post('/subscriptions', order);
      expect([bought.status, bought.body.due_now]).toEqual([201, 480 * members]);
      const path = `/payments/${bought.body.payment_id}`;
      expect((await lender.api.get(path)).body.payment).toMatchObject({
        ...{ reason: 'subscription', amount: 480 * members, booking_id: null, payee_id: null },
        bill: { kind: 'begin', lines: [{ kind: 'seats' }] },
      });
      expect((await member.api.get(path)).status).toBe(404);
      const { subscription } = (await lender.api.get('/subscriptions/current')).body;
      expect(subscription).toMatchObject({ status: 'waiting', payment_id: bought.body.payment_id });
      expect((await lender.api.post('/subscriptions/cancel', {})).status).toBe(204);
      expect((await lender.api.get(path)).body.payment.status).toBe('canceled');
      expect((await lender.api.post('/subscriptions/cancel', {})).status).toBe(404);
      const credit = await lender.api.post('/subscriptions/credits', { amount: 1_000 });
      expect(credit.status).toBe(201);
      const { payment } = (await lender.api.get(`/payments/${credit.body.payment_id}`)).body;
      expect(payment).toMatchObject({ reason: 'credit_purchase', amount: 1_000, tax: 0 });
    },
  },
});
