import { enumOf, SETS, textOf, type WordOf } from '@kashikari/contracts';
import { VISITOR } from '@kashikari/kernel';
import { refusalOf, TestIdentity, type Person } from './identity';

describe('nobody is put anywhere', () => {
  let identity: TestIdentity;
  let owner: Person;
  let groupId: string;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  beforeEach(async () => {
    owner = await identity.confirmed('園長');
    groupId = (await identity.group(owner)).id;
    identity.world.mails.length = 0;
  });
  afterAll(() => identity.stop());

  const ask = async (whom: { email?: string; userId?: string }, by = owner) => {
    const nothing = { passcode: '', email: '', userId: '', inviteToken: '', tags: [] };
    const asked = { groupId, ...nothing, ...whom };
    return (await identity.memberships(by.actor).createMembership(asked)).invite!;
  };
  const list = async (
    person: Person,
    which: WordOf<typeof SETS.inviteList> | '',
    state?: WordOf<typeof SETS.inviteState>,
  ) => {
    const asked = {
      ...{ groupId: which === '' ? groupId : '', page: undefined },
      which: enumOf(SETS.inviteList, which),
      state: enumOf(SETS.inviteState, state),
    };
    const { invites } = await identity.invites(person.actor).listInvites(asked);
    return invites.map((invite) => ({
      ...invite,
      kind: textOf(SETS.inviteKind, invite.kind),
      state: textOf(SETS.inviteState, invite.state),
    }));
  };
  const members = async (match = '', by = owner) =>
    identity
      .memberships(by.actor)
      .listMemberships({ groupId, userId: '', match, page: { page: 1, perPage: 100 } });
  const mailTo = async (email: string) => {
    await identity.service.drain();
    const mail = identity.world.mails.findLast(({ to }) => to === email);
    return mail && (mail.params as Record<string, string>);
  };
  const limit = (account: Person, most: number | null) =>
    identity.service.db.read('update seats set member_limit = $2 where account_id = $1', [account.id, most]);

  it('who is asked by id accepts, and belongs; until then nothing is told of them', async () => {
    const person = await identity.confirmed('花子');
    const invite = await ask({ userId: person.id });
    expect([invite.email, (await members()).users]).toEqual(['', []]);
    const [mine] = await list(person, 'to_me', 'pending');
    expect(mine).toMatchObject({ id: invite.id, kind: 'member', groupId, inviterName: '園長' });
    const { membership, invite: answered, group } = await identity.accept(person, invite.id);
    expect([membership!.userId, answered!.state, group!.role]).toEqual([
      person.id,
      enumOf(SETS.inviteState, 'accepted'),
      enumOf(SETS.groupRole, 'member'),
    ]);
    expect((await members()).users.map(({ email }) => email)).toEqual([person.email]);
    expect((await list(owner, '')).map(({ state }) => state)).toEqual(['accepted']);
    expect(await refusalOf(identity.accept(person, invite.id))).toBe('invite.expired');
  });

  it('who declines does not belong, and the owner reads that they did', async () => {
    const person = await identity.confirmed();
    const { id } = await ask({ email: person.email });
    await identity.invites(person.actor).declineInvite({ id, token: '' });
    expect(await refusalOf(identity.accept(person, id))).toBe('invite.expired');
    expect((await list(owner, '')).map(({ state }) => state)).toEqual(['declined']);
    expect((await members()).memberships).toEqual([]);
  });

  it('who was asked more than two weeks ago is asked no more', async () => {
    const person = await identity.confirmed();
    const { id } = await ask({ userId: person.id });
    await identity.service.db.read(
      `update invites set expires_at = now() - interval '1 second' where id = $1`,
      [id],
    );
    expect((await list(person, 'to_me')).map(({ state }) => state)).toEqual(['ended']);
    expect(await refusalOf(identity.accept(person, id))).toBe('invite.expired');
    expect((await members()).memberships).toEqual([]);
  });

  it('who has signed up with somebody’s address first gets nothing of what is given to it', async () => {
    const [thief, account] = [await identity.person(), await identity.confirmed()];
    const { id } = await ask({ email: thief.email });
    const { invite } = await identity.managers(account.actor).createManager({ email: thief.email });
    expect(await list(thief, 'to_me')).toEqual([]);
    for (const asked of [id, invite!.id]) {
      expect(await refusalOf(identity.accept(thief, asked))).toBe('auth.unconfirmed_address');
      const declined = identity.invites(thief.actor).declineInvite({ id: asked, token: '' });
      expect(await refusalOf(declined)).toBe('auth.unconfirmed_address');
    }
    await identity.confirm(thief);
    expect(await list(thief, 'to_me', 'pending')).toHaveLength(2);
    expect(await refusalOf(identity.accept(thief, invite!.id))).toBe('allowed');
  });

  it('the link in the mail shows that its reader’s address is theirs, and opens nothing to others', async () => {
    const [account, person, other] = [
      await identity.confirmed(),
      await identity.person(),
      await identity.confirmed(),
    ];
    const { invite } = await identity.managers(account.actor).createManager({ email: person.email });
    const token = (await mailTo(person.email))!['path']!.split('invite=')[1]!;
    expect(await refusalOf(identity.accept(other, invite!.id, token))).toBe('invite.other_address');
    const join = { groupId, passcode: '', email: '', userId: '', inviteToken: token, tags: [] };
    expect(await refusalOf(identity.memberships(other.actor).createMembership(join))).toBe(
      'invite.expired invite_token',
    );
    expect((await identity.accept(person, invite!.id, token)).manager!.userId).toBe(person.id);
    const { user } = await identity.accounts(person.actor).getUser({ id: 'current' });
    expect(user!.emailVerified).toBe(true);
  });

  it('strangers, visitors and cards answer for nobody', async () => {
    const [person, stranger] = [await identity.confirmed(), await identity.confirmed()];
    const { id } = await ask({ userId: person.id });
    expect(await refusalOf(identity.accept(stranger, id))).toBe('not_found');
    expect(await refusalOf(identity.invites(VISITOR).acceptInvite({ id, token: '' }))).toBe(
      'unauthenticated',
    );
    expect(await refusalOf(list(stranger, ''))).toBe('forbidden');
    expect(await refusalOf(identity.invites(stranger.actor).deleteInvite({ id }))).toBe('not_found');
    await identity.invites(owner.actor).deleteInvite({ id });
    expect(await refusalOf(identity.accept(person, id))).toBe('invite.expired');
    expect((await list(person, 'to_me')).map(({ state }) => state)).toEqual(['ended']);
  });

  it('the seat is taken when they accept: without one the invitation stays', async () => {
    const person = await identity.confirmed();
    const { id } = await ask({ userId: person.id });
    await limit(owner, 0);
    expect(await refusalOf(identity.accept(person, id))).toBe('plan_limit');
    expect((await list(person, 'to_me')).map(({ state }) => state)).toEqual(['pending']);
    await limit(owner, 1);
    expect(await refusalOf(identity.accept(person, id))).toBe('allowed');
  });

  it('of many who accept at once for the last seat one sits', async () => {
    await limit(owner, 1);
    const people = await Promise.all(Array.from({ length: 6 }, () => identity.confirmed()));
    const asked = await Promise.all(people.map(({ id }) => ask({ userId: id })));
    const answers = await Promise.all(
      people.map((person, at) => refusalOf(identity.accept(person, asked[at]!.id))),
    );
    expect(answers.sort()).toEqual(['allowed', ...Array<string>(5).fill('plan_limit')]);
  });

  it('who came in by another way has accepted', async () => {
    const person = await identity.confirmed();
    await ask({ email: person.email });
    await identity.join(person, groupId);
    expect((await list(owner, '')).map(({ state }) => state)).toEqual(['accepted']);
  });

  it('a manager who is asked can be taken back, and is listed by the account alone', async () => {
    const { invite } = await identity.managers(owner.actor).createManager({ email: 'later@example.jp' });
    expect((await list(owner, 'from_me')).map(({ email, kind }) => [email, kind])).toEqual([
      ['later@example.jp', 'manager'],
    ]);
    const other = await identity.confirmed();
    expect(await list(other, 'from_me')).toEqual([]);
    expect(await refusalOf(identity.invites(other.actor).deleteInvite({ id: invite!.id }))).toBe('not_found');
    await identity.invites(owner.actor).deleteInvite({ id: invite!.id });
    expect((await list(owner, 'from_me')).map(({ state }) => state)).toEqual(['ended']);
  });

  it('members who did not join by themselves keep their address, from being searched too', async () => {
    const [self, put] = [await identity.person('一'), await identity.person('二')];
    for (const person of [self, put]) await identity.join(person, groupId);
    await identity.service.db.read('update memberships set consented = false where user_id = $1', [put.id]);
    const emails = (await members()).users.map(({ name, email }) => [name, email]).sort();
    expect(emails).toEqual([
      ['一', self.email],
      ['二', ''],
    ]);
    expect((await members(put.email)).users).toEqual([]);
    expect((await members(self.email)).users).toHaveLength(1);
    const heirs = (match: string) =>
      identity.groups(owner.actor).listHeirs({ groupId, match, page: undefined });
    expect((await heirs('')).users.map(({ email }) => email).sort()).toEqual(['', self.email]);
    expect((await heirs(put.email)).users).toEqual([]);
    const { invites: sent, members: known } = await identity
      .invites(owner.actor)
      .createInvites({ groupId, emails: [put.email, self.email], dryRun: false });
    expect([sent.map(({ email }) => email), known]).toEqual([[put.email], [self.email]]);
  });
});
