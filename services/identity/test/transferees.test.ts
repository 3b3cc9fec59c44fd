import { SYSTEM } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { cardsForm, refusalOf, TestIdentity, type Person } from './identity';

describe('the accounts to which a good may be transferred', () => {
  let identity: TestIdentity;
  let owner: Person;
  let member: Person;
  let groupId: string;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  beforeEach(async () => {
    [owner, member] = [await identity.person('園長'), await identity.person('松本')];
    groupId = (await identity.group(owner)).id;
    await identity.join(member, groupId);
  });
  afterAll(() => identity.stop());

  const list = async (of: Person, match = '', userId = '') => {
    const asked = { ownerId: of.id, match, userId, page: { page: 1, perPage: 20 } };
    return (await identity.access(SYSTEM).listTransferees(asked)).transferees;
  };
  const ids = async (of: Person, match = '', userId = '') =>
    (await list(of, match, userId)).map((each) => each.userId);

  it('are those that the owner manages first, then people of its groups', async () => {
    const managed = await identity.person('保護者会');
    await identity.appoint(managed, owner);
    await identity.cards(owner.actor).createCards(cardsForm({ groupId }));
    expect(await list(owner)).toEqual([
      { userId: managed.id, managed: true, groupIds: [] },
      { userId: member.id, managed: false, groupIds: [groupId] },
    ]);
    expect(await ids(owner, '松')).toEqual([member.id]);
  });

  it('include added accounts, which have no address, and no member cards', async () => {
    const added = await identity.added(member, 'second_account');
    await identity.join(added, groupId);
    expect((await ids(owner)).sort()).toEqual([member.id, added.id].sort());
  });

  it('include the owner of a group that the account is a member of, and no other member of it', async () => {
    await identity.join(await identity.person(), groupId);
    expect(await ids(member)).toEqual([owner.id]);
  });

  it('leave out who did not join by themselves, who left, and who has left the service', async () => {
    const { db } = identity.service;
    await db.read('update memberships set consented = false where user_id = $1', [member.id]);
    expect([await ids(owner), await ids(member)]).toEqual([[], []]);
    await db.read('update memberships set consented = true where user_id = $1', [member.id]);
    expect(await ids(owner)).toEqual([member.id]);
    await db.read('update memberships set left_at = now() where user_id = $1', [member.id]);
    expect(await ids(owner)).toEqual([]);
  });

  it('are not found by an address, and asked for one by one', async () => {
    expect(await ids(owner, member.email)).toEqual([]);
    expect(await ids(owner, '', member.id)).toEqual([member.id]);
    for (const id of [newId(), 'nonsense', owner.id]) expect(await ids(owner, '', id)).toEqual([]);
  });

  it('are told to services alone', async () => {
    const asked = { ownerId: owner.id, match: '', userId: '', page: undefined };
    expect(await refusalOf(identity.access(owner.actor).listTransferees(asked))).toBe('forbidden');
  });
});
