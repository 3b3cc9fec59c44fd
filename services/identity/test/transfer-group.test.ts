import { SETS, textOf } from '@kashikari/contracts';
import { VISITOR } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { cardsForm, refusalOf, TestIdentity, type Person } from './identity';

describe('a group that goes to another account', () => {
  let identity: TestIdentity;
  let owner: Person;
  let heir: Person;
  let group: { id: string; slug: string };
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  beforeEach(async () => {
    [owner, heir] = [await identity.person('園長'), await identity.person('次の園長')];
    group = await identity.group(owner);
    await identity.join(heir, group.id);
  });
  afterAll(() => identity.stop());

  const ask = (userId: string, by = owner, slug = group.slug) =>
    identity.groups(by.actor).transferGroup({ groupId: group.id, userId, slug });
  const transfer = async (to: Person, by = owner) => {
    const { invite } = await ask(to.id, by);
    return identity.accept(to, invite!.id);
  };
  const heirs = async (match = '', by = owner) =>
    (await identity.groups(by.actor).listHeirs({ groupId: group.id, match, page: undefined })).users;
  const used = async (account: Person) =>
    (await identity.service.db.one<{ used: number }>('select used from seats where account_id = $1', [
      account.id,
    ]))!.used;
  const roleOf = async ({ actor }: Person) =>
    textOf(SETS.groupRole, (await identity.groups(actor).getGroup({ id: group.id })).group!.role);

  it('is owned by it, and who had it stays as a group owner', async () => {
    const third = await identity.person();
    await identity.join(third, group.id);
    await transfer(heir);
    expect([await roleOf(heir), await roleOf(owner), await roleOf(third)]).toEqual([
      'owner',
      'group_owner',
      'member',
    ]);
    // The heir no longer takes a seat; the former owner and the third do, of the other plan.
    expect([await used(owner), await used(heir)]).toEqual([0, 2]);
    expect(await refusalOf(ask(heir.id))).toBe('forbidden');
    expect(await refusalOf(transfer(owner, heir))).toBe('allowed');
    expect([await roleOf(heir), await roleOf(owner)]).toEqual(['group_owner', 'owner']);
  });

  it('stays where it is until the other accepts, and one alone is asked', async () => {
    const third = await identity.person();
    await identity.join(third, group.id);
    const [first, second] = [await ask(heir.id), await ask(third.id)];
    expect([textOf(SETS.inviteKind, first.invite!.kind), first.group!.ownerId, await roleOf(heir)]).toEqual([
      'heir',
      owner.id,
      'member',
    ]);
    expect(await refusalOf(identity.accept(heir, first.invite!.id))).toBe('invite.expired');
    expect(await refusalOf(identity.accept(heir, second.invite!.id))).toBe('not_found');
    await identity.invites(third.actor).declineInvite({ id: second.invite!.id, token: '' });
    expect(await refusalOf(identity.accept(third, second.invite!.id))).toBe('invite.expired');
    expect(await roleOf(owner)).toBe('owner');
  });

  it('is told by mail to both sides, and to who acts for either', async () => {
    const clerk = await identity.person('事務');
    await identity.appoint(heir, clerk);
    await identity.service.drain();
    const from = identity.world.mails.length;
    await transfer(heir);
    await identity.service.drain();
    const mails = identity.world.mails.slice(from).filter(({ template }) => template !== 'heir_invite');
    expect(mails.map(({ to }) => to).sort()).toEqual([owner, heir, clerk].map(({ email }) => email).sort());
    for (const { template, params } of mails) {
      expect(template).toBe('group_transferred');
      expect(params).toMatchObject({
        from: '園長',
        to: '次の園長',
        path: `/-/${group.slug}`,
      });
    }
  });

  it('tells others of the new owner, and of nobody who leaves', async () => {
    const from = identity.world.pushed.length;
    await transfer(heir);
    const told = identity.world.pushed.slice(from).filter(({ to }) => to === 'catalog');
    expect(told.map(({ kind }) => kind).sort()).toEqual(['group', 'membership']);
    const leaving = told.filter(({ snapshot }) => (snapshot as { deleted: boolean }).deleted);
    expect(leaving).toEqual([]);
  });

  it('goes to people in any of the owner’s groups, and to accounts that the owner manages, and to nobody else', async () => {
    const [managed, elsewhere, stranger] = [
      await identity.person('桜大学'),
      await identity.person('別の組'),
      await identity.person(),
    ];
    await identity.appoint(managed, owner);
    await identity.join(elsewhere, (await identity.group(owner)).id);
    const { cards } = await identity.cards(owner.actor).createCards(cardsForm({ groupId: group.id }));
    const names = (await heirs()).map(({ name }) => name).sort();
    expect(names).toEqual(['別の組', '桜大学', '次の園長'].sort());
    expect((await heirs('大学')).map(({ id }) => id)).toEqual([managed.id]);
    for (const id of [stranger.id, cards[0]!.userId, owner.id, newId(), 'nonsense'])
      expect(await refusalOf(ask(id))).toBe('group.heir user_id');
    expect(await refusalOf(transfer(managed))).toBe('allowed');
  });

  it('goes only when its address is typed again', async () => {
    expect(await refusalOf(ask(heir.id, owner, 'another'))).toBe('group.confirmation slug');
    expect(await roleOf(owner)).toBe('owner');
  });

  it('does not go where the plan of the other has no room: nobody loses a place by it', async () => {
    await identity.service.db.read('update seats set member_limit = 1 where account_id = $1', [heir.id]);
    await identity.join(await identity.person(), group.id);
    const { invite } = await ask(heir.id);
    expect(await refusalOf(identity.accept(heir, invite!.id))).toBe('plan_limit');
    expect([await roleOf(owner), await roleOf(heir), await used(owner)]).toEqual(['owner', 'member', 2]);
  });

  it('is handed over by its owner alone', async () => {
    const [manager, stranger] = [await identity.person(), await identity.person()];
    await identity.appoint(owner, manager);
    for (const by of [manager, heir, stranger]) {
      expect(await refusalOf(ask(heir.id, by))).toBe('forbidden');
      expect(await refusalOf(heirs('', by))).toBe('forbidden');
    }
    const visit = identity.groups(VISITOR).listHeirs({ groupId: group.id, match: '', page: undefined });
    expect(await refusalOf(visit)).toBe('unauthenticated');
  });
});
