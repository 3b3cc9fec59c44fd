import { enumOf, PATCHES, SETS } from '@kashikari/contracts';
import { VISITOR, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { refusalOf, TestIdentity, type Person } from './identity';

const MEMBER = enumOf(SETS.groupRole, 'member');

describe('memberships', () => {
  let identity: TestIdentity;
  let owner: Person;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  beforeEach(async () => {
    owner = await identity.confirmed('園長');
  });
  afterAll(() => identity.stop());

  const add = (groupId: string, whom: { email?: string; userId?: string }, actor: Actor = owner.actor) =>
    identity
      .memberships(actor)
      .createMembership({ groupId, passcode: '', email: '', userId: '', inviteToken: '', tags: [], ...whom });
  const list = (
    actor: Actor,
    filter: { groupId?: string; userId?: string; match?: string; page?: number; perPage?: number },
  ) => {
    const { page = 1, perPage = 20, ...rest } = filter;
    return identity
      .memberships(actor)
      .listMemberships({ groupId: '', userId: '', match: '', ...rest, page: { page, perPage } });
  };
  const patch = (id: string, change: object, actor: Actor = owner.actor) =>
    identity.memberships(actor).updateMembership({ id, patch: PATCHES.membership.write(change) });
  const remove = (id: string, actor: Actor = owner.actor) =>
    identity.memberships(actor).deleteMembership({ id });

  describe('begin', () => {
    it('with the passcode, in whatever width it is typed', async () => {
      const { id, slug } = await identity.group(owner, { passcode: 'abc123' });
      const person = await identity.person();
      expect(await refusalOf(identity.join(person, id))).toBe('group.passcode passcode');
      expect(await refusalOf(identity.join(person, id, 'abc124'))).toBe('group.passcode passcode');
      const { membership, group } = await identity.join(person, slug, 'ａｂｃ１２３');
      expect(membership).toMatchObject({
        groupId: id,
        userId: person.id,
        groupOwner: false,
        disabled: false,
      });
      expect(group).toMatchObject({ id, role: MEMBER, membersCount: 1, passcode: '' });
    });

    it('once: who belongs already is told so, the owner too', async () => {
      const { id } = await identity.group(owner);
      const person = await identity.person();
      await identity.join(person, id);
      expect(await refusalOf(identity.join(person, id))).toBe('membership.exists');
      expect(await refusalOf(identity.join(owner, id))).toBe('membership.exists');
      const many = await Promise.all(
        Array.from({ length: 6 }, async (_, at) => [at, await identity.person()] as const),
      );
      const newcomer = many[0]![1];
      const answers = await Promise.all(many.map(() => refusalOf(identity.join(newcomer, id))));
      expect(answers.filter((answer) => answer === 'allowed')).toHaveLength(1);
    });

    it('with the first answer again for who repeats the request', async () => {
      const { id } = await identity.group(owner, { passcode: '123456' });
      const person = await identity.person();
      const request = { groupId: id, passcode: '123456', email: '', userId: '', inviteToken: '', tags: [] };
      const idempotency = { key: 'join-1', bodyHash: 'd'.repeat(64) };
      const first = await identity.memberships(person.actor).createMembership(request, { idempotency });
      expect(await identity.memberships(person.actor).createMembership(request, { idempotency })).toEqual(
        first,
      );
    });

    it('not by guessing: ten thousand tries are slowed to a handful', async () => {
      const { id } = await identity.group(owner, { passcode: '004242' });
      const person = await identity.person();
      const answers: string[] = [];
      // In less than the minute after which one more is taken, however slow the machine is.
      for (let guess = 0; guess < 20; guess += 1)
        answers.push(await refusalOf(identity.join(person, id, `g${guess}`)));
      expect(answers.slice(0, 5)).toEqual(Array(5).fill('group.passcode passcode'));
      expect(answers.filter((answer) => answer === 'rate_limited').length).toBeGreaterThan(10);
      expect(await refusalOf(identity.join(person, id, '004242'))).toBe('rate_limited');
      expect(await refusalOf(identity.join(await identity.person(), id, '004242'))).toBe('allowed');
    });

    it('not by a passcode that fresh accounts guess, each with a single try', async () => {
      const { id } = await identity.group(owner, { passcode: '004444' });
      const first = async (passcode: string) =>
        refusalOf(identity.join(await identity.person(), id, passcode));
      const answers = [];
      for (let n = 0; n < 51; n += 1) answers.push(await first(`1${100 + n}`));
      expect(answers.slice(0, 50)).toEqual(Array(50).fill('group.passcode passcode'));
      expect([answers[50], await first('004444')]).toEqual(['rate_limited', 'rate_limited']);
      await identity.service.db.read(`update guesses set last_at = last_at - interval '1 minute'`);
      expect(await first('004444')).toBe('allowed');
    });

    it('at the first try of an account, whatever others have tried again and again', async () => {
      const { id } = await identity.group(owner, { passcode: '004343' });
      const [once, never] = [await identity.person(), await identity.person()];
      for (const slip of ['slip', 'slap']) await refusalOf(identity.join(once, id, slip));
      // The state after many second attempts: anybody who has failed before waits for a minute.
      await identity.service.db.read(
        `update guesses set failures = 1000, last_at = now() where failures = 2`,
      );
      expect(await refusalOf(identity.join(once, id, '004343'))).toBe('rate_limited');
      expect(await refusalOf(identity.join(never, id, '004343'))).toBe('allowed');
    });

    it('not in a group that takes no sign-ups, of which only who has its address hears', async () => {
      const { id, slug } = await identity.group(owner, { disableSignUp: true });
      const person = await identity.person();
      expect(await refusalOf(identity.join(person, id))).toBe('not_found');
      expect(await refusalOf(identity.join(person, newId()))).toBe('not_found');
      expect(await refusalOf(identity.join(person, slug))).toBe('group.sign_up_disabled');
    });

    it('not by being put there: somebody else is asked, by address or id', async () => {
      const { id } = await identity.group(owner, { disableSignUp: true, passcode: '123456' });
      const [one, two] = [await identity.person(), await identity.person()];
      for (const whom of [{ email: one.email.toUpperCase() }, { userId: two.id }, { userId: newId() }]) {
        const { membership, invite } = await add(id, whom);
        expect([membership, invite!.state, invite!.kind, invite!.groupId]).toEqual([
          undefined,
          enumOf(SETS.inviteState, 'pending'),
          enumOf(SETS.inviteKind, 'member'),
          id,
        ]);
      }
      expect((await list(owner.actor, { groupId: id })).memberships).toEqual([]);
      expect(await refusalOf(add(id, { userId: owner.id }, owner.actor))).toBe('membership.exists');
    });

    it('with one’s own id as without', async () => {
      const { id } = await identity.group(owner);
      const person = await identity.person();
      expect((await add(id, { userId: person.id }, person.actor)).membership!.userId).toBe(person.id);
    });

    it('for nobody whom a member or a visitor asks', async () => {
      const { id } = await identity.group(owner);
      const [member, stranger] = [await identity.confirmed(), await identity.person()];
      await identity.join(member, id);
      expect(await refusalOf(add(id, { userId: stranger.id }, member.actor))).toBe('forbidden');
      expect(await refusalOf(add(id, { userId: stranger.id }, VISITOR))).toBe('unauthenticated');
    });
  });

  describe('are listed', () => {
    it('for who manages the group, by reading, with a search over names, readings, addresses and tags', async () => {
      const { id } = await identity.group(owner);
      const people = [
        await identity.person('佐藤'),
        await identity.person('井上'),
        await identity.person('Tanaka'),
      ];
      const readings = ['サトウ', 'いのうえ', ''];
      for (const [at, person] of people.entries()) {
        const patch = PATCHES.user.write({ name_reading: readings[at] });
        await identity.accounts(person.actor).updateUser({ id: 'current', patch, refreshToken: '' });
      }
      const joined = [];
      for (const person of people) joined.push((await identity.join(person, id)).membership!);
      await patch(joined[2]!.id, { tags: ['Media', '3年'] });
      const names = async (match = '') => {
        const { memberships, users } = await list(owner.actor, { groupId: id, match });
        return memberships.map(({ userId }) => users.find((user) => user.id === userId)!.name);
      };
      expect([...(await names())].sort()).toEqual(['Tanaka', '井上', '佐藤'].sort());
      expect((await names()).indexOf('井上')).toBeLessThan((await names()).indexOf('佐藤'));
      expect(await names('さとう')).toEqual(['佐藤']);
      expect(await names('ＴＡＮＡ')).toEqual(['Tanaka']);
      expect(await names('media')).toEqual(['Tanaka']);
      expect(await names(people[1]!.email)).toEqual(['井上']);
      expect(await names('100%_')).toEqual([]);
      const second = await list(owner.actor, { groupId: id, page: 2, perPage: 2 });
      expect([second.memberships.length, second.page!.total]).toEqual([1, 3]);
      expect(second.users[0]!.email).not.toBe('');
    });

    it('for a member as its own alone', async () => {
      const { id } = await identity.group(owner);
      const [one, two] = [await identity.person(), await identity.person()];
      await identity.join(one, id);
      await identity.join(two, id);
      const { memberships, users, page } = await list(one.actor, { groupId: id });
      expect(memberships.map(({ userId }) => userId)).toEqual([one.id]);
      expect([users.map((user) => user.id), page!.total]).toEqual([[one.id], 1]);
      expect((await list(one.actor, { userId: two.id })).memberships).toEqual([]);
    });

    it('as one’s own where neither group nor user is asked', async () => {
      const [one, two] = [await identity.group(owner), await identity.group(owner)];
      const person = await identity.person();
      await identity.join(person, one.id);
      await identity.join(person, two.id);
      const { memberships, groups } = await list(person.actor, {});
      expect(memberships.map(({ groupId }) => groupId).sort()).toEqual([one.id, two.id].sort());
      expect(groups.every((group) => group.role === MEMBER)).toBe(true);
    });

    it('not for strangers', async () => {
      const { id } = await identity.group(owner, { disableSignUp: true });
      const stranger = await identity.person();
      expect(await refusalOf(list(stranger.actor, { groupId: id }))).toBe('not_found');
      expect(await refusalOf(list(VISITOR, { groupId: id }))).toBe('unauthenticated');
      expect((await list(stranger.actor, { userId: owner.id })).memberships).toEqual([]);
    });
  });

  describe('are changed', () => {
    it('by who manages the members: role, tags, and whether it counts', async () => {
      const { id } = await identity.group(owner);
      const person = await identity.person();
      const { membership } = await identity.join(person, id);
      const changed = (await patch(membership!.id, { tags: ['b', 'a', 'b'], group_owner: true })).membership!;
      expect(changed).toMatchObject({ tags: ['a', 'b'], groupOwner: true, version: 2 });
      await patch(membership!.id, { disabled: true });
      const seen = (await identity.groups(person.actor).getGroup({ id })).group!;
      expect([seen.permissions, seen.role]).toEqual([['leave'], undefined]);
      expect((await patch(membership!.id, { disabled: false })).membership!.disabled).toBe(false);
    });

    it('not by the member, nor by managers of the account; and strangers find none', async () => {
      const { id } = await identity.group(owner);
      const [person, manager, stranger] = [
        await identity.person(),
        await identity.person(),
        await identity.person(),
      ];
      const { membership } = await identity.join(person, id);
      await identity.appoint(owner, manager);
      const change = { group_owner: true };
      expect(await refusalOf(patch(membership!.id, change, person.actor))).toBe('forbidden');
      expect(await refusalOf(patch(membership!.id, change, manager.actor))).toBe('forbidden');
      expect(await refusalOf(patch(membership!.id, change, stranger.actor))).toBe('not_found');
      expect(await refusalOf(patch('no-id', change))).toBe('not_found');
    });

    it('not with faults', async () => {
      const { id } = await identity.group(owner);
      const { membership } = await identity.join(await identity.person(), id);
      expect(await refusalOf(patch(membership!.id, { tags: [''] }))).toBe('validation.required tags');
      expect(await refusalOf(patch(membership!.id, { group_owner: null }))).toBe(
        'validation.type group_owner',
      );
    });
  });

  describe('end', () => {
    it('when the member leaves, or is removed, and begin again as the same', async () => {
      const { id } = await identity.group(owner);
      const person = await identity.person();
      const { membership } = await identity.join(person, id);
      await remove(membership!.id, person.actor);
      expect((await identity.groups(person.actor).getGroup({ id })).group!.permissions).toEqual(['join']);
      const again = (await identity.join(person, id)).membership!;
      expect(again).toMatchObject({ id: membership!.id, version: 3 });
      await remove(again.id);
      expect(await refusalOf(remove(again.id))).toBe('not_found');
    });

    it('not while the member has live bookings in the group', async () => {
      const { id } = await identity.group(owner);
      const person = await identity.person();
      const { membership } = await identity.join(person, id);
      identity.world.live = 2;
      expect(await refusalOf(remove(membership!.id))).toBe('membership.active_bookings');
      identity.world.live = 0;
      expect(await refusalOf(remove(membership!.id))).toBe('allowed');
    });

    it('not by the hand of another member', async () => {
      const { id } = await identity.group(owner);
      const [one, two] = [await identity.person(), await identity.person()];
      const { membership } = await identity.join(one, id);
      await identity.join(two, id);
      expect(await refusalOf(remove(membership!.id, two.actor))).toBe('not_found');
    });

    it('and whom a group owner switched off does not come back by joining again', async () => {
      const { id } = await identity.group(owner);
      const person = await identity.person();
      const { membership } = await identity.join(person, id);
      await patch(membership!.id, { disabled: true });
      await remove(membership!.id, person.actor);
      expect((await identity.join(person, id)).membership!.disabled).toBe(true);
    });
  });
});
