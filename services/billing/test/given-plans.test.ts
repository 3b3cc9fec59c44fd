import { type billing, billingEvents, enumOf, SETS, textOf } from '@kashikari/contracts';
import { SYSTEM, VISITOR } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { as, refusalOf, setting, startWorld, wish, type World } from './billing-world';

const STAFF = 'desk@kashikari.example';

describe('a plan that staff give', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({
      STAFF_EMAILS: ` ${STAFF.toUpperCase()} ,`,
      OPERATOR_CONTACT: 'help@k.example',
    });
  });
  afterAll(() => world.service.stop());

  const limits = async (accountId: string) =>
    (await world.service.published('kashikari.billing.subscription.v1'))
      .filter(({ key }) => key === accountId)
      .map(({ data }) => billingEvents.SubscriptionChanged.fromJSON(data))
      .map(({ version, plan, memberLimit }) => [version, plan, memberLimit]);

  it('holds at once, is told with its limit, recorded, and mailed to the owner', async () => {
    const { id, email } = await world.account({ accountName: 'sakura' });
    const note = 'first year';
    const given = await world.plans().setPlan(setting('sakura', { until: '2027-03-31', price: 3800, note }));
    expect(given.before!.plan!.id).toBe(enumOf(SETS.planId, 'free'));
    expect(given.subscription).toMatchObject({
      source: enumOf(SETS.planSource, 'staff'),
      memberLimit: 100,
      price: 3800,
      note,
    });
    // The day is included, in the account's own time zone.
    expect(given.subscription!.until).toEqual(new Date('2027-04-01T00:00:00+09:00'));
    const own = (await world.plans(as({ id })).getSubscription({})).subscription!;
    expect(own).toMatchObject({
      source: enumOf(SETS.planSource, 'staff'),
      interval: enumOf(SETS.billingInterval, 'none'),
      contact: 'help@k.example',
      note: '',
    });
    expect(own.price).toBeUndefined();
    await world.service.drain();
    expect(await limits(id)).toEqual([
      [1, 'free', 8],
      [2, 'lite', 100],
    ]);
    const params = expect.objectContaining({ plan: 'lite', limit: '100', until: '2027-03-31' });
    expect(world.mails).toContainEqual({ to: email, template: 'plan_changed', params });
    const { changes } = await world.plans().findSubscription({ who: email });
    expect(changes).toMatchObject([
      {
        by: 'command:root',
        planBefore: enumOf(SETS.planId, 'free'),
        plan: enumOf(SETS.planId, 'lite'),
        note,
      },
    ]);
  });

  it('may have a number of members of its own, and takes everything off that is not said again', async () => {
    const { id } = await world.account();
    await world.plans().setPlan(setting(id, { maxMembers: 40, price: 100, note: 'x' }));
    const { subscription } = await world.plans().setPlan(setting(id, { plan: 'free_legacy' }));
    expect(subscription).toMatchObject({ memberLimit: 25, price: undefined, note: '' });
    expect((await limits(id)).at(-2)).toEqual([2, 'lite', 40]);
  });

  it('only says what would be in a dry run', async () => {
    const { id } = await world.account();
    const dry = await world.plans().setPlan(setting(id, { dryRun: true }));
    expect([dry.before!.plan!.id, dry.subscription!.plan!.id]).toEqual([
      enumOf(SETS.planId, 'free'),
      enumOf(SETS.planId, 'lite'),
    ]);
    expect(await limits(id)).toEqual([[1, 'free', 8]]);
  });

  it('is refused for nobody, for a plan that is none, and with an end in the past', async () => {
    const { id } = await world.account();
    const set = (more: Parameters<typeof setting>[1], who = id) =>
      refusalOf(world.plans().setPlan(setting(who, more)));
    expect(await set({}, newId())).toBe('not_found');
    expect(await set({ plan: 'gold' })).toBe('validation.choice plan');
    expect(await set({ until: '2026-11-30' })).toBe('subscription.until until');
    expect(await set({ until: 'soon' })).toBe('validation.instant until');
    expect(await limits(id)).toEqual([[1, 'free', 8]]);
  });

  it('is given by confirmed addresses of the staff alone', async () => {
    const desk = await world.account({ email: STAFF });
    const unconfirmed = await world.account({ email: STAFF, emailVerified: false });
    const { id } = await world.account();
    const set = (actor: Parameters<World['plans']>[0]) => refusalOf(world.plans(actor).setPlan(setting(id)));
    expect(await set(as(unconfirmed))).toBe('forbidden');
    expect(await set(as({ id }))).toBe('forbidden');
    expect(await set(VISITOR)).toBe('unauthenticated');
    expect(await refusalOf(world.plans(as({ id })).listPlanRequests({}))).toBe('forbidden');
    expect(await refusalOf(world.plans(as({ id })).listSubscriptions({}))).toBe('forbidden');
    expect(await refusalOf(world.plans(as({ id })).findSubscription({ who: id }))).toBe('forbidden');
    expect(await set(as(desk))).toBe('allowed');
    const { changes } = await world.plans().findSubscription({ who: id });
    expect(changes[0]!.by).toBe(`user:${desk.id}`);
  });

  it('ends by itself: the default plan is back, and the owner is told', async () => {
    const { id, email } = await world.account();
    const until = new Date(world.clock.now() + 3_600_000).toISOString();
    await world.plans().setPlan(setting(id, { plan: 'plus', until }));
    world.clock.advance(3_599_000);
    await world.service.drain();
    expect((await limits(id)).at(-1)).toEqual([2, 'plus', undefined]);
    world.clock.advance(1_000);
    await world.service.drain();
    expect((await limits(id)).at(-1)).toEqual([3, 'free', 8]);
    const own = (await world.plans(as({ id })).getSubscription({})).subscription!;
    expect([own.source, own.until]).toEqual([enumOf(SETS.planSource, 'default'), undefined]);
    const told = world.mails.filter(({ to }) => to === email).map(({ params }) => params['plan']);
    expect(told).toEqual(['plus', 'free']);
  });

  it('does not end when it was prolonged meanwhile', async () => {
    const { id } = await world.account();
    const at = (milliseconds: number) => new Date(world.clock.now() + milliseconds).toISOString();
    await world.plans().setPlan(setting(id, { until: at(1_000) }));
    await world.plans().setPlan(setting(id));
    world.clock.advance(2_000);
    await world.service.drain();
    expect((await limits(id)).at(-1)).toEqual([3, 'lite', 100]);
  });

  it('is listed, the latest first, and its record goes with the account', async () => {
    const { id, email } = await world.account();
    world.clock.advance(1_000);
    await world.plans().setPlan(setting(id));
    await world.plans(as({ id })).requestPlan(wish());
    const { subscriptions } = await world.plans(SYSTEM).listSubscriptions({});
    expect(subscriptions[0]!.account).toMatchObject({ id, email });
    const { userChanged } = await import('./billing-world');
    await world.service.publish(userChanged(id, { version: 2, deleted: true }));
    await world.service.drain();
    for (const table of ['subscriptions', 'plan_changes', 'plan_requests'])
      expect(await world.service.db.read(`select 1 from ${table} where account_id = $1`, [id])).toEqual([]);
  });
});

describe('a request for another plan', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ STAFF_EMAILS: STAFF });
  });
  afterAll(() => world.service.stop());

  it('is mailed to the staff with the figures, and there is one at a time until it is answered', async () => {
    const { id, email, name } = await world.account();
    world.used.set(id, 8);
    const plans = world.plans(as({ id }));
    await plans.requestPlan(wish({ message: 'We are 30 from April.', nonprofit: true }));
    expect(await refusalOf(plans.requestPlan(wish()))).toBe('subscription.requested');
    await world.service.drain();
    const params = expect.objectContaining({
      ...{ account: name, email, plan: 'lite', plan_now: 'free', used: '8', limit: '8', nonprofit: '1' },
      excerpt: 'We are 30 from April.',
    });
    expect(world.mails.filter(({ to }) => to === STAFF)).toEqual([
      { to: STAFF, template: 'plan_requested', params },
    ]);
    const { requests } = await world.plans().listPlanRequests({});
    expect(requests).toMatchObject([
      { account: { email }, plan: enumOf(SETS.planId, 'lite'), nonprofit: true },
    ]);
    expect((await plans.getSubscription({})).subscription!.requestedPlan).toBe(enumOf(SETS.planId, 'lite'));
    await world.plans().setPlan(setting(id));
    expect((await world.plans().listPlanRequests({})).requests).toEqual([]);
    expect(await refusalOf(plans.requestPlan(wish({ plan: enumOf(SETS.planId, 'plus') })))).toBe('allowed');
  });

  it('of twenty at once is one', async () => {
    const { id } = await world.account();
    const all = Array.from({ length: 20 }, () => refusalOf(world.plans(as({ id })).requestPlan(wish())));
    expect((await Promise.all(all)).filter((answer) => answer === 'allowed')).toHaveLength(1);
  });

  it('under the same key is the same request', async () => {
    const { id } = await world.account();
    const idempotency = { key: 'one', bodyHash: 'x' };
    const ask = () => refusalOf(world.plans(as({ id })).requestPlan(wish(), { idempotency }));
    expect([await ask(), await ask()]).toEqual(['allowed', 'allowed']);
  });

  it('names a plan that is offered', async () => {
    const { id } = await world.account();
    const ask = (plan: billing.RequestPlanRequest['plan']) =>
      refusalOf(world.plans(as({ id })).requestPlan(wish({ plan })));
    expect(await ask(enumOf(SETS.planId, 'free_legacy'))).toBe('validation.choice plan');
    expect(await ask(undefined)).toBe('validation.choice plan');
  });

  it('of who manages something goes to the owner, by one mail a day, with the same figures', async () => {
    const owner = await world.account();
    const [one, other, stranger] = [
      await world.account({ name: 'Ren' }),
      await world.account(),
      await world.account(),
    ];
    world.used.set(owner.id, 8);
    for (const { id } of [one, other]) world.managers.set(id, owner.id);
    const ask = (account: { id: string }) =>
      refusalOf(world.plans(as(account)).requestPlan(wish({ plan: undefined, ownerId: owner.id })));
    expect(await ask(stranger)).toBe('forbidden owner_id');
    expect([await ask(one), await ask(one), await ask(other)]).toEqual(['allowed', 'allowed', 'allowed']);
    await world.service.drain();
    const mails = () => world.mails.filter(({ to }) => to === owner.email);
    const params = expect.objectContaining({ asker: 'Ren', used: '8', limit: '8' });
    expect(mails()).toEqual([{ to: owner.email, template: 'plan_asked', params }]);
    world.clock.advance(86_400_000);
    await ask(other);
    await world.service.drain();
    expect(mails()).toHaveLength(2);
  });
});

describe('without staff a request', () => {
  it('goes to the operator’s address', async () => {
    const world = await startWorld({ OPERATOR_CONTACT: 'help@k.example' });
    const { id } = await world.account();
    await world.plans(as({ id })).requestPlan(wish());
    await world.service.drain();
    expect(world.mails.map(({ to }) => to)).toEqual(['help@k.example']);
    await world.service.stop();
  });
});

describe('DEFAULT_PLAN', () => {
  it('is what accounts have that nobody gave a plan, those from before too at the next start', async () => {
    const before = await startWorld();
    const [plain, given] = [await before.account(), await before.account()];
    await before.plans().setPlan(setting(given.id, { plan: 'lite' }));
    await before.service.stopService();
    const world = await startWorld({ DEFAULT_PLAN: 'plus' }, before);
    const planOf = async ({ id }: { id: string }) =>
      textOf(SETS.planId, (await world.plans(as({ id })).getSubscription({})).subscription!.plan!.id);
    expect([await planOf(plain), await planOf(given)]).toEqual(['plus', 'lite']);
    expect(await planOf({ id: newId() })).toBe('plus');
    expect((await world.plans(VISITOR).listPlans({})).defaultPlan).toBe(enumOf(SETS.planId, 'plus'));
    await world.service.drain();
    const told = (await world.service.published('kashikari.billing.subscription.v1'))
      .filter(({ key }) => key === plain.id)
      .map(({ data }) => billingEvents.SubscriptionChanged.fromJSON(data));
    expect(told.map(({ version, plan }) => [version, plan])).toEqual([
      [1, 'free'],
      [2, 'plus'],
    ]);
    await world.service.stop();
    await before.service.stop();
  });
});
