import { enumOf, SETS, PATCHES } from '@kashikari/contracts';
import { refusalOf, TestIdentity, type Person } from './identity';

const PENDING = enumOf(SETS.inviteState, 'pending');

describe('invitations', () => {
  let identity: TestIdentity;
  let owner: Person;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  beforeEach(async () => {
    owner = await identity.confirmed('園長');
    await identity.service.db.read('update seats set member_limit = null where account_id = $1', [owner.id]);
    identity.world.mails.length = 0;
  });
  afterAll(() => identity.stop());

  const invite = (groupId: string, ...emails: string[]) =>
    identity.invites(owner.actor).createInvites({ groupId, emails, dryRun: false });
  const listed = async (groupId: string) =>
    (
      await identity
        .invites(owner.actor)
        .listInvites({ groupId, which: undefined, state: undefined, page: undefined })
    ).invites;
  const open = async (groupId: string) => (await listed(groupId)).filter(({ state }) => state === PENDING);
  /** The token in the last mail to an address. */
  const tokenFor = async (email: string) => {
    await identity.service.drain();
    const mail = identity.world.mails.findLast(({ to }) => to === email)!;
    const { path } = mail.params as { path: string };
    return { mail, path, token: path.split('invite=')[1]! };
  };
  const follow = (person: Person, groupId: string, inviteToken: string) =>
    identity
      .memberships(person.actor)
      .createMembership({ groupId, passcode: '', email: '', userId: '', inviteToken, tags: [] });

  it('go out in the reader’s language, or in the group’s, and lead into the group', async () => {
    const shown = { passcode: '123456', disableSignUp: true, slug: 'invited', pricePerMonth: 500 };
    const group = await identity.group(owner, shown);
    const reader = await identity.person('Anna');
    const patch = PATCHES.user.write({ locale: 'en' });
    await identity.accounts(reader.actor).updateUser({ id: reader.id, patch, refreshToken: '' });
    const { invites } = await invite(
      group.id,
      ` ${reader.email.toUpperCase()}`,
      'new@example.jp',
      reader.email,
    );
    expect(invites.map(({ email, state }) => [email, state])).toEqual([
      ['new@example.jp', PENDING],
      [reader.email, PENDING],
    ]);
    expect((await tokenFor('new@example.jp')).mail).toMatchObject({
      template: 'invite',
      locale: enumOf(SETS.locale, 'ja'),
    });
    const { mail, path, token } = await tokenFor(reader.email);
    expect(mail.locale).toBe(enumOf(SETS.locale, 'en'));
    expect(path).toMatch(/^\/-\/invited\/sign_up\?invite=[\w-]{43}$/);
    const asked = { token };
    expect(await identity.invites({ kind: 'visitor' }).getInvitation(asked)).toEqual({
      ...{ id: invites[1]!.id, kind: 'INVITE_KIND_MEMBER', accountName: '', ownerName: '園長' },
      ...{ groupId: group.id, groupName: group.name, groupSlug: 'invited', inviterName: '園長' },
      ...{ signUpMessage: '', tagFormLabel: '', tagFormPlaceholder: '', groupDescription: '' },
      pricePerMonth: 500,
      ...{ email: reader.email, hasAccount: true, full: false, expiresAt: invites[1]!.expiresAt },
    });
    expect((await follow(reader, group.id, token)).membership).toMatchObject({ userId: reader.id });
    expect(await refusalOf(follow(await identity.person(), group.id, token))).toBe(
      'invite.expired invite_token',
    );
    expect((await open(group.id)).map(({ email }) => email)).toEqual(['new@example.jp']);
  });

  it('are sent again: only the last link is good, and the address stands in the list once', async () => {
    const [group, reader] = [await identity.group(owner), await identity.person()];
    await invite(group.id, reader.email);
    const first = await tokenFor(reader.email);
    await invite(group.id, reader.email);
    const second = await tokenFor(reader.email);
    expect(await open(group.id)).toHaveLength(1);
    expect(await refusalOf(follow(reader, group.id, first.token))).toBe('invite.expired invite_token');
    expect(await refusalOf(follow(reader, group.id, second.token))).toBe('allowed');
  });

  it('are shown as come back where their mail was refused, until they are sent again', async () => {
    const group = await identity.group(owner);
    await invite(group.id, 'gone@example.jp', 'there@example.jp');
    await identity.service.drain();
    identity.world.bouncing.add('gone@example.jp');
    const states = async () =>
      (await open(group.id)).map(({ email, bounced }) => `${email} ${bounced ? 'bounced' : 'open'}`).sort();
    expect(await states()).toEqual(['gone@example.jp bounced', 'there@example.jp open']);
    identity.world.bouncing.clear();
    await invite(group.id, 'gone@example.jp');
    expect(await states()).toEqual(['gone@example.jp open', 'there@example.jp open']);
  });

  it('run out after 14 days, are taken back, and lead to no other group', async () => {
    const [group, other] = [await identity.group(owner), await identity.group(owner)];
    await invite(group.id, 'late@example.jp', 'back@example.jp', 'other@example.jp');
    const [late, back, elsewhere] = [
      await tokenFor('late@example.jp'),
      await tokenFor('back@example.jp'),
      await tokenFor('other@example.jp'),
    ];
    await identity.service.db.read(
      `update invites set expires_at = now() - interval '1 second' where email = 'late@example.jp'`,
    );
    const seen = await listed(group.id);
    expect(seen.find(({ email }) => email === 'late@example.jp')!.state).toBe(
      enumOf(SETS.inviteState, 'ended'),
    );
    const { id } = seen.find(({ email }) => email === 'back@example.jp')!;
    const stranger = await identity.person();
    expect(await refusalOf(identity.invites(stranger.actor).deleteInvite({ id }))).toBe('not_found');
    await identity.invites(owner.actor).deleteInvite({ id });
    for (const { token } of [late, back]) {
      expect(await refusalOf(follow(stranger, group.id, token))).toBe('invite.expired invite_token');
      const opened = identity.invites(stranger.actor).getInvitation({ token });
      expect(await refusalOf(opened)).toBe('invite.expired token');
    }
    expect(await refusalOf(follow(stranger, other.id, elsewhere.token))).toBe('invite.expired invite_token');
  });

  it('are not sent to members, whose addresses are told', async () => {
    const group = await identity.group(owner);
    const member = await identity.person();
    await identity.join(member, group.id);
    const { invites, members } = await invite(group.id, member.email, owner.email);
    expect(invites).toEqual([]);
    expect(new Set(members)).toEqual(new Set([member.email, owner.email]));
    await identity.service.drain();
    expect(identity.world.mails).toEqual([]);
  });

  it('are refused with a bad address, none, or too many, and to who does not manage the members', async () => {
    const group = await identity.group(owner);
    expect(await refusalOf(invite(group.id, 'a@example.jp', 'b@example.jp\r\nBcc: c@example.jp'))).toBe(
      'validation.email emails.1',
    );
    expect(await refusalOf(invite(group.id))).toBe('validation.required emails');
    const many = Array.from({ length: 201 }, (_, at) => `p${at}@example.jp`);
    expect(await refusalOf(invite(group.id, ...many))).toBe('validation.too_many emails');
    const member = await identity.person();
    await identity.join(member, group.id);
    const asked = { groupId: group.id, emails: ['x@example.jp'], dryRun: false };
    expect(await refusalOf(identity.invites(member.actor).createInvites(asked))).toBe('forbidden');
  });
});
