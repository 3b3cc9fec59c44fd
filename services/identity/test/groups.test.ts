import { enumOf, PATCHES, SETS } from '@kashikari/contracts';
import { SealedPasscodes } from '../src/store/groups/sealed-passcodes';
import { VISITOR, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { cardsForm, groupForm, refusalOf, TestIdentity, type Person } from './identity';

describe('groups', () => {
  let identity: TestIdentity;
  let owner: Person;
  let stranger: Person;
  beforeAll(async () => {
    identity = await TestIdentity.start();
    [owner, stranger] = [await identity.person(), await identity.person()];
  });
  afterAll(() => identity.stop());

  const get = async (id: string, actor: Actor) => (await identity.groups(actor).getGroup({ id })).group!;
  const patch = async (id: string, change: object, actor: Actor = owner.actor, ifVersion?: number) =>
    (await identity.groups(actor).updateGroup({ id, patch: PATCHES.group.write(change), ifVersion })).group!;

  describe('are made', () => {
    it('by an account, which owns them', async () => {
      const group = await identity.group(owner, {
        name: 'Film club',
        passcode: '123456',
        acceptMemberGoods: true,
      });
      expect(group).toMatchObject({
        ownerId: owner.id,
        role: enumOf(SETS.groupRole, 'owner'),
        passcode: '123456',
        hasPasscode: true,
        version: 1,
      });
      expect(group.slug).toMatch(/^film-club-[a-z0-9]{6}$/);
      expect(group.permissions).toEqual([
        'see_goods',
        'add_goods',
        'list_members',
        'manage_members',
        'edit',
        'delete',
        'transfer',
        'set_fee',
      ]);
    });

    it('with a short address where the name has no Latin letters', async () => {
      expect((await identity.group(owner, { name: 'さくら組' })).slug).toMatch(/^g-[a-z0-9]{6}$/);
    });

    it('once, however often the request is repeated', async () => {
      const idempotency = { key: 'group-1', bodyHash: 'c'.repeat(64) };
      const form = groupForm({ passcode: 'ひみつのことば' });
      const first = await identity.groups(owner.actor).createGroup(form, { idempotency });
      expect(await identity.groups(owner.actor).createGroup(form, { idempotency })).toEqual(first);
      const kept = await identity.service.db.read('select response from idempotency');
      expect(JSON.stringify(kept)).not.toContain('ひみつ');
    });

    it('as many as an account may have, however many are asked for at once, and again once one is gone', async () => {
      const small = await TestIdentity.start({ env: { QUOTA_GROUPS: '3' } });
      const person = await small.person();
      const make = () => refusalOf(small.groups(person.actor).createGroup(groupForm({})));
      const answers = await Promise.all(Array.from({ length: 24 }, make));
      expect(answers.filter((answer) => answer === 'allowed')).toHaveLength(3);
      const [row] = await small.service.db.read<{ id: string }>(
        'select id from groups where owner_id = $1 limit 1',
        [person.id],
      );
      await small.groups(person.actor).deleteGroup({ id: row!.id });
      await small.group(person, {});
      await expect(small.groups(person.actor).createGroup(groupForm({}))).rejects.toMatchObject({
        refusal: { kind: 'limited', params: { what: 'groups', limit: 3 } },
      });
      await small.group(await small.person(), {});
      // Nor by another way: who has as many can't take over one more, and is still asked to.
      const giver = await small.confirmed();
      const { id: groupId, slug } = await small.group(giver);
      await small.join(person, groupId);
      const { invite } = await small.groups(giver.actor).transferGroup({ groupId, userId: person.id, slug });
      expect(await refusalOf(small.accept(person, invite!.id))).toBe('quota');
      const toMe = {
        ...{ groupId: '', page: undefined },
        which: enumOf(SETS.inviteList, 'to_me'),
        state: enumOf(SETS.inviteState, 'pending'),
      };
      const { invites } = await small.invites(person.actor).listInvites(toMe);
      expect(invites.map(({ id }) => id)).toEqual([invite!.id]);
      const [mine] = await small.service.db.read<{ id: string }>(
        'select id from groups where owner_id = $1 and deleted_at is null limit 1',
        [person.id],
      );
      await small.groups(person.actor).deleteGroup({ id: mine!.id });
      expect((await small.accept(person, invite!.id)).group!.ownerId).toBe(person.id);
      await small.stop();
    });

    it.each([
      [{ name: '' }, 'validation.required name'],
      [{ name: '\u200b' }, 'validation.characters name'],
      [{ name: 'club www.evil.example' }, 'validation.link name'],
      [{ name: 'a'.repeat(101) }, 'validation.too_long name'],
      [{ description: 'a'.repeat(5001) }, 'validation.too_long description'],
      [{ slug: 'Capital' }, 'validation.slug slug'],
      [{ slug: '-first' }, 'validation.slug slug'],
      [{ slug: 'さくら' }, 'validation.slug slug'],
      [{ slug: '01890000-0000-7000-8000-000000000000' }, 'validation.slug slug'],
      [{ slug: 'new' }, 'group.slug_taken slug'],
      [{ passcode: 'a\u0007' }, 'validation.characters passcode'],
      [{ passcode: '12345' }, 'validation.too_short passcode'],
    ])('not with %j', async (form, refusal) => {
      expect(await refusalOf(identity.group(owner, form))).toBe(refusal);
    });

    it('not by visitors or cards', async () => {
      expect(await refusalOf(identity.groups(VISITOR).createGroup(groupForm()))).toBe('unauthenticated');
      const card: Actor = { kind: 'card', userId: owner.id, groupId: newId(), canWrite: true };
      expect(await refusalOf(identity.groups(card).createGroup(groupForm()))).toBe('forbidden');
    });
  });

  describe('have an address', () => {
    it('that is theirs alone, of many who want it at once', async () => {
      const wanted = Array.from({ length: 10 }, () => refusalOf(identity.group(owner, { slug: 'wanted' })));
      const answers = await Promise.all(wanted);
      expect(answers.filter((answer) => answer === 'allowed')).toHaveLength(1);
      expect(new Set(answers)).toEqual(new Set(['allowed', 'group.slug_taken slug']));
    });

    it('and a former one still leads to them', async () => {
      const group = await identity.group(owner, { slug: 'before' });
      await patch(group.id, { slug: 'after' });
      expect(await get('before', owner.actor)).toMatchObject({ id: group.id, slug: 'after' });
      expect(await refusalOf(identity.group(stranger, { slug: 'before' }))).toBe('group.slug_taken slug');
      expect((await patch(group.id, { slug: 'before' })).slug).toBe('before');
    });

    it('that nobody gets after they are gone: it is printed on labels', async () => {
      const group = await identity.group(owner, { slug: 'printed' });
      await identity.groups(owner.actor).deleteGroup({ id: group.id });
      expect(await refusalOf(get('printed', owner.actor))).toBe('not_found');
      expect(await refusalOf(identity.group(stranger, { slug: 'printed' }))).toBe('group.slug_taken slug');
    });
  });

  describe('are seen', () => {
    it('by strangers and visitors as a door, where they take sign-ups', async () => {
      const { id } = await identity.group(owner, { description: '機材', passcode: '123456' });
      for (const actor of [stranger.actor, VISITOR]) {
        const seen = await get(id, actor);
        expect(seen).toMatchObject({
          description: '機材',
          hasPasscode: true,
          passcode: '',
          membersCount: 0,
          role: undefined,
        });
        expect(seen.permissions).toEqual(['join']);
      }
    });

    it('by strangers not at all, where they take none: who has the address is told that, by id they do not exist', async () => {
      const { id, slug } = await identity.group(owner, { disableSignUp: true });
      for (const actor of [stranger.actor, VISITOR]) {
        expect(await refusalOf(get(slug, actor))).toBe('group.sign_up_disabled');
        for (const name of [id, newId(), 'never-was']) {
          expect(await refusalOf(get(name, actor))).toBe('not_found');
        }
      }
    });

    it('by members without the passcode', async () => {
      const { id } = await identity.group(owner, { passcode: '123456' });
      const member = await identity.person();
      await identity.join(member, id, '123456');
      const seen = await get(id, member.actor);
      expect(seen).toMatchObject({ passcode: '', membersCount: 1, role: enumOf(SETS.groupRole, 'member') });
      expect(seen.permissions).toEqual(['see_goods', 'leave']);
      await patch(id, { accept_member_goods: true });
      expect((await get(id, member.actor)).permissions).toContain('add_goods');
    });

    it('by a card of theirs, which may look and no more', async () => {
      const { id } = await identity.group(owner, { disableSignUp: true });
      const other = await identity.group(owner, { disableSignUp: true });
      const { cards } = await identity.cards(owner.actor).createCards(cardsForm({ groupId: id }));
      const card: Actor = { kind: 'card', userId: cards[0]!.userId, groupId: id, canWrite: true };
      expect((await get(id, card)).permissions).toEqual(['see_goods']);
      expect(await refusalOf(get(other.id, card))).toBe('not_found');
    });

    it('in the list of those who own them, belong to them, or act for their owner', async () => {
      const [account, member, manager] = [
        await identity.person(),
        await identity.person(),
        await identity.person(),
      ];
      const one = await identity.group(account, { name: 'いぬ' });
      const two = await identity.group(account, { name: 'ねこ', disableSignUp: true });
      await identity.join(member, one.id);
      await identity.appoint(account, manager);
      const listed = async (actor: Actor, perPage = 20, page = 1) =>
        identity.groups(actor).listGroups({ page: { page, perPage } });
      expect((await listed(account.actor)).groups.map(({ id }) => id)).toEqual([one.id, two.id]);
      expect((await listed(member.actor)).groups.map(({ id }) => id)).toEqual([one.id]);
      expect((await listed(manager.actor)).groups.map(({ role }) => role)).toEqual([undefined, undefined]);
      const second = await listed(account.actor, 1, 2);
      expect([second.groups.map(({ id }) => id), second.page!.total]).toEqual([[two.id], 2]);
      expect((await listed(stranger.actor)).groups).toEqual([]);
    });
  });

  describe('are changed', () => {
    it('by their owner and their group owners', async () => {
      const { id } = await identity.group(owner);
      const admin = await identity.person();
      const { membership } = await identity.join(admin, id);
      expect(await refusalOf(patch(id, { name: 'x' }, admin.actor))).toBe('forbidden');
      await identity
        .memberships(owner.actor)
        .updateMembership({ id: membership!.id, patch: PATCHES.membership.write({ group_owner: true }) });
      expect((await patch(id, { name: '機材室', sign_up_message: 'ようこそ' }, admin.actor)).name).toBe(
        '機材室',
      );
      expect(await refusalOf(identity.groups(admin.actor).deleteGroup({ id }))).toBe('forbidden');
    });

    it('not by managers of the account, nor by strangers', async () => {
      const { id } = await identity.group(owner, { disableSignUp: true });
      const manager = await identity.person();
      await identity.appoint(owner, manager);
      expect(await refusalOf(patch(id, { name: 'x' }, manager.actor))).toBe('forbidden');
      expect(await refusalOf(patch(id, { name: 'x' }, stranger.actor))).toBe('not_found');
    });

    it('not over a change that was not seen', async () => {
      const { id } = await identity.group(owner);
      await patch(id, { name: 'x' }, owner.actor, 1);
      expect(await refusalOf(patch(id, { name: 'y' }, owner.actor, 1))).toBe('stale');
    });

    it('field by field, and a fault keeps all as it was', async () => {
      const { id } = await identity.group(owner, { passcode: '123456' });
      expect(await refusalOf(patch(id, { name: 'x', slug: 'No' }))).toBe('validation.slug slug');
      expect(await get(id, owner.actor)).toMatchObject({
        name: 'Media library',
        passcode: '123456',
        version: 1,
      });
      expect(await patch(id, { passcode: null })).toMatchObject({ passcode: '', hasPasscode: false });
    });
  });

  it('keep a passcode from before that is shorter than a new one may be', async () => {
    const { id } = await identity.group(owner);
    const sealed = identity.service.get(SealedPasscodes).seal('1234', id);
    await identity.service.db.read('update groups set passcode = $2 where id = $1', [id, sealed]);
    expect(await patch(id, { passcode: '1234', description: '機材' })).toMatchObject({ passcode: '1234' });
    expect(await refusalOf(patch(id, { passcode: '1235' }))).toBe('validation.too_short passcode');
    expect(await refusalOf(identity.join(await identity.person(), id, '１２３４'))).toBe('allowed');
    expect(await refusalOf(patch(id, { passcode: '1 2345' }))).toBe('allowed');
    expect(await patch(id, { passcode: '' })).toMatchObject({ hasPasscode: false });
  });

  it('keep their passcode sealed, each for itself', async () => {
    const [one, two] = [
      await identity.group(owner, { passcode: 'himitsu' }),
      await identity.group(owner, { passcode: 'himitsu' }),
    ];
    const { db } = identity.service;
    const rows = await db.read<{ passcode: string }>('select passcode from groups where id = any($1)', [
      [one.id, two.id],
    ]);
    expect(JSON.stringify(rows)).not.toContain('himitsu');
    expect(rows[0]!.passcode).not.toBe(rows[1]!.passcode);
    // A sealed passcode that is moved to another row opens nothing there.
    await db.read('update groups set passcode = (select passcode from groups where id = $1) where id = $2', [
      one.id,
      two.id,
    ]);
    expect(await refusalOf(identity.join(await identity.person(), two.id, 'himitsu'))).toBe(
      'group.passcode passcode',
    );
    expect((await get(two.id, owner.actor)).hasPasscode).toBe(true);
  });
});
