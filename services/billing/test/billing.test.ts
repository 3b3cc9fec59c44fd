import { billing, billingEvents, enumOf, identityEvents, SETS, textOf } from '@kashikari/contracts';
import type { DomainError } from '@kashikari/kernel';
import { VISITOR, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { startTestService, type TestService } from '@kashikari/platform/testing';
import { BillingModule } from '../src';

const SUBSCRIPTIONS = 'kashikari.billing.subscription.v1';

function userChanged(id: string, more: Partial<identityEvents.UserChanged> = {}) {
  const data = identityEvents.UserChanged.create({ id, version: 1, changedAt: new Date(), ...more });
  return {
    topic: 'kashikari.identity.user.v1',
    key: id,
    type: 'kashikari.identity.v1.UserChanged',
    data: identityEvents.UserChanged.toJSON(data),
  };
}

describe('billing', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(BillingModule, { name: 'billing' });
  });
  afterAll(() => service.stop());

  const plans = (actor: Actor) => service.as(actor).connect(billing.PlanServiceClient);

  it('shows the plan table to visitors', async () => {
    const { plans: shown } = await plans(VISITOR).listPlans({});
    expect(
      shown.map(({ id, memberLimit, priceMonthly }) => [textOf(SETS.planId, id), memberLimit, priceMonthly]),
    ).toEqual([
      ['free', 8, 0],
      ['lite', 100, 480],
      ['standard', undefined, 980],
      ['plus', undefined, undefined],
    ]);
  });

  it('gives every new account the Free plan, and tells its limit', async () => {
    const id = newId();
    await service.publish(userChanged(id));
    await service.drain();
    const told = (await service.published(SUBSCRIPTIONS)).filter(({ key }) => key === id);
    expect(told.map(({ data }) => billingEvents.SubscriptionChanged.fromJSON(data))).toEqual([
      expect.objectContaining({ accountId: id, version: 1, plan: 'free', memberLimit: 8 }),
    ]);
    const own = await plans({ kind: 'user', userId: id }).getSubscription({});
    expect([own.plan!.id, own.interval]).toEqual([
      enumOf(SETS.planId, 'free'),
      enumOf(SETS.billingInterval, 'none'),
    ]);
  });

  it('tells a limit once, however often the account changes', async () => {
    const id = newId();
    await service.publish(userChanged(id), userChanged(id, { version: 2, name: 'さくら' }));
    await service.drain();
    await service.publish(userChanged(id, { version: 3 }));
    await service.drain();
    expect((await service.published(SUBSCRIPTIONS)).filter(({ key }) => key === id)).toHaveLength(1);
  });

  it('forgets the subscription of an account that is gone', async () => {
    const id = newId();
    await service.publish(userChanged(id));
    await service.publish(userChanged(id, { version: 2, deleted: true }));
    await service.drain();
    expect(await service.db.read('select 1 from subscriptions where account_id = $1', [id])).toEqual([]);
  });

  it('answers Free for an account whose event has not arrived', async () => {
    const own = await plans({ kind: 'user', userId: newId() }).getSubscription({});
    expect(own.plan!.id).toBe(enumOf(SETS.planId, 'free'));
  });

  it('shows no subscription to visitors, and none to member cards', async () => {
    const kindFor = (actor: Actor) =>
      plans(actor)
        .getSubscription({})
        .then(
          () => 'shown',
          (error: DomainError) => error.refusal.kind,
        );
    expect(await kindFor(VISITOR)).toBe('unauthenticated');
    const card: Actor = { kind: 'card', userId: newId(), groupId: newId(), canWrite: true };
    expect(await kindFor(card)).toBe('forbidden');
  });
});
