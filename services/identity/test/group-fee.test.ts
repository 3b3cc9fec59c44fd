import { billingEvents, identityEvents, PATCHES } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { fakeClock } from '@kashikari/platform/testing';
import { refusalOf, TestIdentity, type Person } from './identity';

const DAY = 86_400_000;

/** The fee of a group (money, part 5): who sets it, from when it holds, and what billing's word does to a membership. */
describe('the fee of a group', () => {
  let identity: TestIdentity;
  let owner: Person;
  const clock = fakeClock('2027-01-02T00:00:00Z');
  beforeAll(async () => {
    identity = await TestIdentity.start({ clock });
    owner = await identity.confirmed();
  });
  afterAll(() => identity.stop());

  const price = async (id: string, yen: number | null, actor: Actor = owner.actor) => {
    const patch = PATCHES.group.write({ price_per_month: yen });
    return (await identity.groups(actor).updateGroup({ id, patch })).group!;
  };
  const noticeDays = (from: Date | undefined) => Math.round((from!.getTime() - clock.now()) / DAY);
  const stop = async (member: Person, groupId: string, version: number, stopped = true) => {
    const data = billingEvents.FeeChanged.create({ groupId, userId: member.id, version, stopped });
    await identity.service.publish({
      ...{ topic: 'kashikari.billing.fee.v1', key: member.id, type: 'kashikari.billing.v1.FeeChanged' },
      data: billingEvents.FeeChanged.toJSON(data),
    });
    await identity.service.drain();
  };
  const seen = async (groupId: string, viewer: Person = owner) => {
    const asked = { groupId, userId: '', match: '', page: { page: 1, perPage: 10 } };
    return (await identity.memberships(viewer.actor).listMemberships(asked)).memberships;
  };
  const used = async (account: Person) =>
    (await identity.service.db.one<{ used: number }>('select used from seats where account_id = $1', [
      account.id,
    ]))!.used;

  it('begins 14 days later for members where it is new or dearer, and a cheaper one keeps that day', async () => {
    const { id, ...fresh } = await identity.group(owner);
    expect([fresh.pricePerMonth, fresh.priceFrom]).toEqual([undefined, undefined]);
    const set = await price(id, 500);
    expect([set.pricePerMonth, noticeDays(set.priceFrom)]).toEqual([500, 14]);
    clock.advance(10 * DAY);
    const cheaper = await price(id, 400);
    expect([cheaper.pricePerMonth, cheaper.priceFrom]).toEqual([400, set.priceFrom]);
    const dearer = await price(id, 600);
    expect([dearer.pricePerMonth, noticeDays(dearer.priceFrom)]).toEqual([600, 14]);
    const none = await price(id, null);
    expect([none.pricePerMonth, none.priceFrom]).toEqual([undefined, undefined]);
    expect(noticeDays((await identity.group(owner, { pricePerMonth: 300 })).priceFrom)).toBe(14);
  });

  it('is 50 to 1,000,000 whole yen', async () => {
    const { id } = await identity.group(owner);
    for (const yen of [-1, 0, 49, 1_000_001]) expect(await refusalOf(price(id, yen))).toMatch(/^validation/);
    expect((await price(id, 50)).pricePerMonth).toBe(50);
    expect((await price(id, 1_000_000)).pricePerMonth).toBe(1_000_000);
  });

  it('is set by the owner alone: others who edit the group may only send back what they got', async () => {
    const { id } = await identity.group(owner, { pricePerMonth: 500 });
    const member = await identity.person();
    const { membership } = await identity.join(member, id);
    const patch = PATCHES.membership.write({ group_owner: true });
    await identity.memberships(owner.actor).updateMembership({ id: membership!.id, patch });
    expect(await refusalOf(price(id, 400, member.actor))).toBe('forbidden');
    expect(await refusalOf(price(id, null, member.actor))).toBe('forbidden');
    expect((await price(id, 500, member.actor)).pricePerMonth).toBe(500);
    const manager = await identity.confirmed();
    await identity.appoint(owner, manager);
    expect(await refusalOf(price(id, 400, manager.actor))).toBe('forbidden');
  });

  it('is published with the members of that moment, who are known then wherever one begins to listen', async () => {
    const { id } = await identity.group(owner);
    const member = await identity.person();
    const { membership } = await identity.join(member, id);
    const told = async () => {
      await identity.service.drain();
      const events = await identity.service.published('kashikari.identity.membership.v1');
      return events
        .map(({ data }) => identityEvents.MembershipChanged.fromJSON(data))
        .filter(({ groupId }) => groupId === id);
    };
    expect(await told()).toHaveLength(1);
    const { priceFrom } = await price(id, 500);
    const [first, again] = await told();
    expect(again).toEqual(first);
    expect(first).toMatchObject({ id: membership!.id, consented: true });
    expect(first!.joinedAt).toEqual(membership!.createdAt);
    await price(id, 700);
    expect(await told()).toHaveLength(2);
    const groups = await identity.service.published('kashikari.identity.group.v1');
    const ofGroup = groups.map(({ data }) => identityEvents.GroupChanged.fromJSON(data));
    expect(ofGroup.filter((group) => group.id === id).map((group) => group.pricePerMonth)).toEqual([
      ...[undefined, 500, 700],
    ]);
    expect(priceFrom).toBeDefined();
  });

  it('that is not paid stops a membership, gives its seat away, and brings it back when paid', async () => {
    const lender = await identity.person();
    const { id } = await identity.group(lender, { pricePerMonth: 500 });
    const member = await identity.person();
    const { membership } = await identity.join(member, id);
    await stop(member, id, 1);
    expect(await seen(id, lender)).toMatchObject([{ id: membership!.id, disabled: true, feeUnpaid: true }]);
    expect(await used(lender)).toBe(0);
    const patch = PATCHES.membership.write({ disabled: false });
    const enabled = identity.memberships(lender.actor).updateMembership({ id: membership!.id, patch });
    expect(await refusalOf(enabled)).toBe('membership.fee_unpaid disabled');
    await stop(member, id, 2, false);
    expect(await seen(id, lender)).toMatchObject([{ disabled: false, feeUnpaid: false }]);
    expect(await used(lender)).toBe(1);
    // An older word that comes late changes nothing.
    await stop(member, id, 1);
    expect(await seen(id, lender)).toMatchObject([{ disabled: false }]);
  });

  it('leaves a membership alone that the owner disabled, and waits for a seat where none is free', async () => {
    const lender = await identity.person();
    const { id } = await identity.group(lender, { pricePerMonth: 500 });
    const [member, other] = [await identity.person(), await identity.person()];
    const { membership } = await identity.join(member, id);
    const change = (disabled: boolean) =>
      identity
        .memberships(lender.actor)
        .updateMembership({ id: membership!.id, patch: PATCHES.membership.write({ disabled }) });
    await change(true);
    await stop(member, id, 1);
    expect(await seen(id, lender)).toMatchObject([{ disabled: true, feeUnpaid: false }]);
    expect((await change(false)).membership).toMatchObject({ disabled: true, feeUnpaid: true });
    await identity.service.db.read('update seats set member_limit = 1 where account_id = $1', [lender.id]);
    await identity.join(other, id);
    await stop(member, id, 2, false);
    const shown = (await seen(id, lender)).find(({ userId }) => userId === member.id);
    expect(shown).toMatchObject({ disabled: true, feeUnpaid: false });
    const theirs = (await seen(id, lender)).find(({ userId }) => userId === other.id)!;
    await identity.memberships(other.actor).deleteMembership({ id: theirs.id });
    expect(await seen(id, lender)).toMatchObject([{ userId: member.id, disabled: false }]);
  });
});
