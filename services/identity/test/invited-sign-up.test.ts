import { randomUUID } from 'node:crypto';
import { refusalOf, signUpForm, TestIdentity, type Person } from './identity';

/** Signing up by the link of an invitation: account, confirmed address and membership in one transaction. */
describe('people who sign up by the link of an invitation', () => {
  let identity: TestIdentity;
  let owner: Person;
  let groupId: string;
  let at = 0;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  beforeEach(async () => {
    owner = await identity.confirmed('園長');
    groupId = (await identity.group(owner, { disableSignUp: true, passcode: '123456', tagFormLabel: '組' }))
      .id;
    identity.world.mails.length = 0;
  });
  afterAll(() => identity.stop());

  /** An address that nobody has, and the token of the mail that invites it. */
  async function invited(): Promise<{ readonly email: string; readonly token: string; readonly id: string }> {
    const email = `guest${(at += 1)}@example.jp`;
    const { invites } = await identity
      .invites(owner.actor)
      .createInvites({ groupId, emails: [email], dryRun: false });
    await identity.service.drain();
    const { path } = identity.world.mails.findLast(({ to }) => to === email)!.params as { path: string };
    return { email, token: path.split('invite=')[1]!, id: invites[0]!.id };
  }
  const open = (token: string) => identity.invites({ kind: 'visitor' }).getInvitation({ token });
  const signUp = (
    { email, token }: { readonly email: string; readonly token: string },
    more: Partial<ReturnType<typeof signUpForm>> = {},
    key?: string,
  ) =>
    identity
      .accounts()
      .signUp(
        signUpForm({ name: '佐藤', email, invited: { token, tags: ['すみれ組'] }, ...more }),
        key ? { idempotency: { key, bodyHash: email } } : {},
      );
  const seats = async (limit: number) =>
    identity.service.db.read('update seats set member_limit = $2 where account_id = $1', [owner.id, limit]);

  it('are members at once, with a confirmed address and no second mail', async () => {
    const guest = await invited();
    expect(await open(guest.token)).toMatchObject({ email: guest.email, hasAccount: false, full: false });
    const { user, membership, session } = await signUp(guest);
    expect(user).toMatchObject({ email: guest.email, emailVerified: true });
    expect(membership).toMatchObject({ groupId, userId: user!.id, disabled: false, tags: ['すみれ組'] });
    expect(session!.token).not.toBe('');
    await identity.service.drain();
    expect(identity.world.mails.map(({ template }) => template)).not.toContain('verify_email');
    expect(await refusalOf(identity.signIn(guest.email, 'hana-saku-7'))).toBe('allowed');
  });

  it('may leave the password out, and sign in by what they make later', async () => {
    const guest = await invited();
    expect((await signUp(guest, { password: '' })).membership).toMatchObject({ groupId });
    expect(await refusalOf(identity.signIn(guest.email, ''))).not.toBe('allowed');
    const alone = signUpForm({ email: 'alone@example.jp', password: '' });
    expect(await refusalOf(identity.accounts().signUp(alone))).toMatch(/password$/);
  });

  it('get the same answer when the request is sent again, and one account', async () => {
    const guest = await invited();
    const key = randomUUID();
    const first = await signUp(guest, {}, key);
    const again = await signUp(guest, {}, key);
    expect(again.user).toEqual(first.user);
    expect(again.membership).toEqual(first.membership);
  });

  it('race for one link: one account joins, and the others are refused', async () => {
    const guest = await invited();
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => refusalOf(signUp(guest))));
    expect(outcomes.sort()).toEqual(['allowed', ...Array(3).fill('user.email_taken email')]);
  });

  it('are refused with another address, and by a link that is unknown, spent or run out', async () => {
    const [guest, late] = [await invited(), await invited()];
    expect(await refusalOf(signUp({ ...guest, email: 'else@example.jp' }))).toBe(
      'invite.other_address email',
    );
    expect(await refusalOf(signUp({ ...guest, token: 'nothing' }))).toBe('invite.expired invite_token');
    await identity.service.db.read(
      `update invites set expires_at = now() - interval '1 second' where id = $1`,
      [late.id],
    );
    expect(await refusalOf(signUp(late))).toBe('invite.expired invite_token');
    expect(await refusalOf(identity.signIn(late.email, 'hana-saku-7'))).toBe('auth.failed');
    await signUp(guest);
    const spent = await open(guest.token).catch((error) => error.refusal);
    expect(spent).toMatchObject({ code: 'invite.expired', params: { used: true, inviter: '園長' } });
    const gone = await open(late.token).catch((error) => error.refusal);
    expect(gone.params).toMatchObject({ used: false, group: 'Media library' });
  });

  it('find the plan full: nobody is registered, the owner is notified once, and the link stays good', async () => {
    const guest = await invited();
    await seats(0);
    expect(await open(guest.token)).toMatchObject({ full: true });
    expect(await refusalOf(signUp(guest))).toBe('plan_limit');
    await identity.service.drain();
    const told = identity.world.mails.filter(({ to }) => to === owner.email).map(({ key }) => key);
    expect(new Set(told)).toEqual(new Set([`no-seat:${guest.id}`]));
    expect(await refusalOf(identity.signIn(guest.email, 'hana-saku-7'))).toBe('auth.failed');
    await seats(1);
    expect(await open(guest.token)).toMatchObject({ full: false });
    expect(await refusalOf(signUp(guest))).toBe('allowed');
  });
});
