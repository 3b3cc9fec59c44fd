import { PATCHES, type identity as messages } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { cardsForm, refusalOf, TestIdentity, type Person } from './identity';

describe('many memberships at once', () => {
  let identity: TestIdentity;
  let owner: Person;
  let groupId: string;
  let members: Person[];
  let ids: string[];
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  beforeEach(async () => {
    identity.world.borrowers.clear();
    owner = await identity.person('顧問');
    groupId = (await identity.group(owner)).id;
    members = [await identity.person(), await identity.person(), await identity.person()];
    ids = [];
    for (const member of members) ids.push((await identity.join(member, groupId)).membership!.id);
  });
  afterAll(() => identity.stop());

  const bulk = async (change: object, of: string[] = ids, actor: Actor = owner.actor) => {
    const asked = { ids: of, patch: PATCHES.membership.write(change), remove: false };
    return (await identity.memberships(actor).bulkUpdateMemberships(asked)).outcomes;
  };
  const remove = async (of: string[] = ids, actor: Actor = owner.actor) =>
    (await identity.memberships(actor).bulkUpdateMemberships({ ids: of, remove: true })).outcomes;
  const codes = (outcomes: readonly messages.MembershipOutcome[]) =>
    outcomes.map(({ refusal }) => refusal?.code ?? '');
  const used = async () =>
    (await identity.service.db.one<{ used: number }>('select used from seats where account_id = $1', [
      owner.id,
    ]))!.used;

  it('get and lose tags, and are found by them', async () => {
    await bulk({ tags: ['1年'] }, [ids[0]!]);
    const outcomes = await bulk({ add_tags: ['サッカー', '2年'], remove_tags: ['1年'] });
    expect(outcomes.map(({ membership }) => membership!.tags)).toEqual(Array(3).fill(['2年', 'サッカー']));
    const asked = { groupId, userId: '', match: 'さっかー', page: undefined };
    const { memberships } = await identity.memberships(owner.actor).listMemberships(asked);
    expect(memberships).toHaveLength(3);
  });

  it('are switched off and on, and the seats of the plan are counted', async () => {
    await bulk({ disabled: true });
    expect(await used()).toBe(0);
    const outcomes = await bulk({ disabled: false });
    expect(outcomes.every(({ membership }) => membership?.disabled === false)).toBe(true);
    expect(await used()).toBe(3);
  });

  it('take the seats that are left, and who gets none is told', async () => {
    await bulk({ disabled: true });
    await identity.service.db.read('update seats set member_limit = 2 where account_id = $1', [owner.id]);
    expect(codes(await bulk({ disabled: false })).sort()).toEqual(['', '', 'plan_limit']);
    expect(await used()).toBe(2);
  });

  it('end, but for who has something booked and who manages the group', async () => {
    identity.world.borrowers.add(members[0]!.id);
    await bulk({ group_owner: true }, [ids[1]!]);
    const outcomes = await remove();
    expect(codes(outcomes)).toEqual(['membership.active_bookings', 'membership.group_owner', '']);
    expect(await used()).toBe(2);
  });

  it('end with the cards among them', async () => {
    const { cards } = await identity.cards(owner.actor).createCards(cardsForm({ groupId, count: 2 }));
    const asked = { groupId, userId: '', match: '', page: { page: 1, perPage: 100 } };
    const listed = (await identity.memberships(owner.actor).listMemberships(asked)).memberships;
    const ofCards = listed.filter(({ userId }) => cards.some((card) => card.userId === userId));
    expect(codes(await remove(ofCards.map(({ id }) => id)))).toEqual(['', '']);
    const signIn = identity.accounts().signIn({
      method: { $case: 'cardSecret', value: cards[0]!.secret },
      ...{ address: '192.0.2.1', userAgent: 'jest' },
    });
    expect(await refusalOf(signIn)).toBe('auth.failed');
  });

  it('are not there for strangers, and closed to plain members and cards', async () => {
    const stranger = await identity.person();
    expect(codes(await remove([...ids, newId(), 'nonsense'], stranger.actor))).toEqual(
      Array(5).fill('not_found'),
    );
    expect(codes(await remove(ids, members[0]!.actor))).toEqual(Array(3).fill('not_found'));
    const manager = await identity.person();
    await identity.appoint(owner, manager);
    expect(codes(await remove(ids, manager.actor))).toEqual(Array(3).fill('forbidden'));
    const card: Actor = { kind: 'card', userId: members[0]!.id, groupId, canWrite: true };
    expect(await refusalOf(remove(ids, card))).toBe('forbidden');
  });

  it('are told what is wrong with the change', async () => {
    expect(codes(await bulk({ tags: [''] }))).toEqual(Array(3).fill('validation.required'));
    const many = Array.from({ length: 1001 }, () => newId());
    expect(await refusalOf(remove(many))).toBe('validation.too_many membership_ids');
  });
});
