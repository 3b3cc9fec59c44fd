import { billingEvents, PATCHES } from '@kashikari/contracts';
import { refusalOf, TestIdentity, type Person } from './identity';

const { PLAN_ID_FREE, PLAN_ID_STANDARD } = billingEvents.PlanId;
const STANDARD = { adFree: true, restrictToMembers: true, prioritySupport: true };
const FREE = { adFree: false, restrictToMembers: false, prioritySupport: false };

describe('a setting that only some plans include', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  let version = 0;
  const setting = (person: Person, patch: Parameters<typeof PATCHES.user.write>[0]) =>
    identity.accounts(person.actor).updateUser({
      ...{ id: person.id, refreshToken: '' },
      patch: PATCHES.user.write(patch),
    });
  const own = async ({ id, actor }: Person) => (await identity.accounts(actor).getUser({ id })).user!;

  /** Billing gives an account a plan, which identity asks for; its event follows. */
  function give({ id }: Person, features: billingEvents.PlanFeatures): billingEvents.SubscriptionChanged {
    version += 1;
    const plan = features.adFree ? PLAN_ID_STANDARD : PLAN_ID_FREE;
    identity.world.features.set(id, { accountId: id, version, plan, features });
    return billingEvents.SubscriptionChanged.create({
      ...{ accountId: id, version, plan: features.adFree ? 'standard' : 'free', features },
      ...(features.adFree ? {} : { memberLimit: 8 }),
    });
  }
  const told = async (event: billingEvents.SubscriptionChanged) => {
    await identity.service.publish({
      topic: 'kashikari.billing.subscription.v1',
      key: event.accountId,
      type: 'kashikari.billing.v1.SubscriptionChanged',
      data: billingEvents.SubscriptionChanged.toJSON(event),
    });
    await identity.service.drain();
  };

  it.each(['prevent_public_access', 'hide_ads'])('%s is refused to a free account', async (name) => {
    const one = await identity.person();
    expect(await refusalOf(setting(one, { [name]: true }))).toBe(`plan.required ${name}`);
    give(one, STANDARD);
    await setting(one, { [name]: true });
    const user = await own(one);
    expect(name === 'hide_ads' ? user.hideAds : user.lenderRules!.preventPublicAccess).toBe(true);
  });

  it('stays when the plan ends, but for advertisements, which come back', async () => {
    const one = await identity.person();
    await told(give(one, STANDARD));
    await setting(one, { prevent_public_access: true, hide_ads: true });
    await told(give(one, FREE));
    const user = await own(one);
    expect([user.lenderRules!.preventPublicAccess, user.hideAds]).toEqual([true, false]);
    // It can be left as it is, and once it is off the plan decides.
    await setting(one, { prevent_public_access: true, name: 'もみじ' });
    await setting(one, { prevent_public_access: false });
    expect(await refusalOf(setting(one, { prevent_public_access: true }))).toBe(
      'plan.required prevent_public_access',
    );
  });

  it('follows the latest subscription, in whatever order its events come', async () => {
    const one = await identity.person();
    const [ended, begun] = [give(one, FREE), give(one, STANDARD)];
    await told(begun);
    await setting(one, { hide_ads: true });
    await told(ended);
    expect((await own(one)).hideAds).toBe(true);
  });

  it('is not switched on by a plan that has ended meanwhile', async () => {
    const one = await identity.person();
    const standard = give(one, STANDARD);
    await told(give(one, FREE));
    identity.world.features.set(one.id, {
      ...{ accountId: one.id, version: standard.version, plan: PLAN_ID_STANDARD },
      features: STANDARD,
    });
    expect(await refusalOf(setting(one, { hide_ads: true }))).toBe('stale');
  });

  it('waits for billing, while everything else is saved without it', async () => {
    const one = await identity.person();
    identity.world.billingIsDown = true;
    expect(await refusalOf(setting(one, { hide_ads: true }))).toBe('unavailable');
    await setting(one, { name: 'かえで', hide_ads: false, prevent_public_access: false });
    identity.world.billingIsDown = false;
    expect((await own(one)).name).toBe('かえで');
  });

  it('is told to oneself alone: whether advertisements are hidden', async () => {
    const [one, manager] = [await identity.person(), await identity.person()];
    give(one, STANDARD);
    await setting(one, { hide_ads: true });
    await identity.appoint(one, manager);
    const { user } = await identity.accounts(manager.actor).getUser({ id: one.id });
    expect([user!.email, user!.hideAds]).toEqual([one.email, false]);
  });

  it('is checked once for accounts from before: without such a plan advertisements come back', async () => {
    const [paid, free] = [await identity.person(), await identity.person()];
    give(paid, STANDARD);
    await identity.service.db.read('update users set hide_ads = true where id = any($1)', [
      [paid.id, free.id],
    ]);
    await identity.service.db.read(
      `insert into due_job (kind, key, due_at, data) values ('hidden_ads.check', '', '2000-01-01', '{"afterId": ""}')`,
    );
    await identity.service.drain();
    expect([(await own(paid)).hideAds, (await own(free)).hideAds]).toEqual([true, false]);
  });
});
