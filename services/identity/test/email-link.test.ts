import { enumOf, PATCHES, SETS } from '@kashikari/contracts';
import { eventually } from '@kashikari/platform/testing';
import { refusalOf, TestIdentity } from './identity';

/** Mailed links to one address, as many as a test asks for. */
type MailedLinks = readonly [MailedLink, MailedLink, MailedLink, MailedLink] & readonly MailedLink[];
type MailedLink = { readonly token: string; readonly minutes: string };

describe('a sign-in link by mail', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  const request = (email: string) =>
    identity.accounts().requestEmailLink({ email, locale: enumOf(SETS.locale, 'en') });
  const follow = (token: string) =>
    identity.accounts().signIn({ method: { $case: 'linkToken', value: token }, address: '', userAgent: '' });
  const sentTo = (email: string) =>
    identity.world.mails
      .filter(({ to, template }) => to === email && template === 'sign_in_link')
      .map(({ params }) => params as MailedLink) as unknown as MailedLinks;
  const templatesTo = (email: string) =>
    identity.world.mails.filter(({ to }) => to === email).map(({ template }) => template);
  /** Follows a fresh link from a browser that has these sessions. */
  const comeByLink = async (email: string, ...refreshTokens: string[]) => {
    const before = sentTo(email).length;
    await request(email);
    await identity.service.drain();
    const method = { $case: 'linkToken' as const, value: sentTo(email)[before]!.token };
    return identity.accounts().signIn({ method, address: '', userAgent: '', held: { refreshTokens } });
  };

  it('signs in once, and shows that the address is the user’s own', async () => {
    const person = await identity.person();
    await request(person.email.toUpperCase());
    await identity.service.drain();
    const [mail] = sentTo(person.email);
    expect(mail).toMatchObject({ name: 'さくら', minutes: '15', path: `/auth_redirect?token=${mail.token}` });
    const { user } = await follow(mail.token);
    expect(user).toMatchObject({ id: person.id, emailVerified: true });
    expect(await refusalOf(follow(mail.token))).toBe('auth.link_expired');
  });

  it('is looked at without being spent, whoever looks', async () => {
    const person = await identity.person();
    await request(person.email);
    await identity.service.drain();
    const [{ token }] = sentTo(person.email);
    const look = () => identity.security().getLink({ token, heldTokens: [] });
    const shown = {
      purpose: 'LINK_PURPOSE_SIGN_IN',
      email: 'p…@e….jp',
      userId: person.id,
      accountName: 'さくら',
      endsEarlierAccess: true,
      accounts: [{ id: person.id, name: 'さくら', accountName: '' }],
    };
    await expect(Promise.all([look(), look(), look()])).resolves.toEqual([shown, shown, shown]);
    expect((await follow(token)).user!.id).toBe(person.id);
    expect(await refusalOf(look())).toBe('auth.link_expired');
    expect(await refusalOf(identity.security().getLink({ token: 'x'.repeat(43), heldTokens: [] }))).toBe(
      'auth.link_expired',
    );
  });

  it('ends what opened the account before its address was shown to be anybody’s', async () => {
    const squatter = await identity.person();
    const come = await comeByLink(squatter.email);
    expect(come).toMatchObject({ earlierAccessEnded: true, user: { emailVerified: true } });
    expect(await refusalOf(identity.signIn(squatter.email, squatter.password))).toBe('auth.failed');
    expect(await refusalOf(identity.refresh(squatter.session.refreshToken))).toBe('unauthenticated');
    expect(await refusalOf(identity.refresh(come.session!.refreshToken))).toBe('allowed');
    await identity.service.drain();
    const ended = identity.world.mails.findLast(({ template }) => template === 'earlier_access_ended')!;
    expect(ended.to).toBe(squatter.email);
    expect(ended.params).toMatchObject({ path: `/users/${squatter.id}/sign_in` });
  });

  it('leaves the password alone when the address had been shown before', async () => {
    const person = await identity.person();
    await comeByLink(person.email, person.session.refreshToken);
    expect(await comeByLink(person.email)).toMatchObject({ earlierAccessEnded: false });
    expect(await refusalOf(identity.signIn(person.email, person.password))).toBe('allowed');
  });

  it('leaves the password alone where the browser has the account’s own session, and not another’s', async () => {
    const [person, other] = [await identity.person(), await identity.person()];
    expect(await comeByLink(person.email, person.session.refreshToken)).toMatchObject({
      earlierAccessEnded: false,
    });
    expect(await refusalOf(identity.signIn(person.email, person.password))).toBe('allowed');
    const third = await identity.person();
    const come = await comeByLink(third.email, other.session.refreshToken, 'no token of ours');
    expect(come.earlierAccessEnded).toBe(true);
    expect(await refusalOf(identity.refresh(other.session.refreshToken))).toBe('allowed');
  });

  it('goes to no address that somebody has only just put into an account: the old one holds', async () => {
    const person = await identity.person();
    const patch = PATCHES.user.write({ email: 'longed-for@example.jp' });
    await identity.accounts(person.actor).updateUser({ id: 'current', patch, refreshToken: '' });
    await request('longed-for@example.jp');
    await identity.service.drain();
    expect(templatesTo('longed-for@example.jp')).toEqual(['confirm_email']);
    expect((await comeByLink(person.email)).user!.id).toBe(person.id);
  });

  it('is answered alike for an address that nobody has, to which nothing is sent', async () => {
    expect(await request('nobody@example.jp')).toEqual(await request((await identity.person()).email));
    await identity.service.drain();
    expect(sentTo('nobody@example.jp')).toEqual([]);
  });

  it('is over after fifteen minutes', async () => {
    const person = await identity.person();
    await request(person.email);
    await identity.service.drain();
    await identity.service.db.read(`update sign_in_links set expires_at = now() - interval '1 second'`);
    expect(await refusalOf(follow(sentTo(person.email)[0].token))).toBe('auth.link_expired');
  });

  it('of an address that has been changed meanwhile signs nobody in', async () => {
    const person = await identity.person();
    await request(person.email);
    await identity.service.drain();
    const patch = PATCHES.user.write({ email: 'moved@example.jp' });
    await identity.accounts(person.actor).updateUser({ id: 'current', patch, refreshToken: '' });
    await identity.service.drain();
    const [letter] = identity.world.mails.filter(({ to }) => to === 'moved@example.jp');
    const { path } = letter!.params as { path: string };
    await identity.security().verifyEmail({ token: path.split('=')[1]!, heldTokens: [] });
    expect(await refusalOf(follow(sentTo(person.email)[0].token))).toBe('auth.link_expired');
  });

  it('is the same one while it is good for a while yet, and a new one after it was used', async () => {
    const person = await identity.person();
    await request(person.email);
    await identity.service.drain();
    await request(person.email);
    await identity.service.drain();
    const [first, second] = sentTo(person.email);
    expect(second.token).toBe(first.token);
    expect(['14', '15']).toContain(second.minutes);
    expect(JSON.stringify(await identity.service.db.read('select * from sign_in_links'))).not.toContain(
      first.token,
    );
    expect((await follow(second.token)).user!.id).toBe(person.id);
    await request(person.email);
    await identity.service.drain();
    const third = sentTo(person.email)[2];
    expect(third.token).not.toBe(first.token);
    await identity.service.db.read(`update sign_in_links set expires_at = now() + interval '4 minutes'`);
    await request(person.email);
    await identity.service.drain();
    const fourth = sentTo(person.email)[3];
    expect(fourth.token).not.toBe(third.token);
    // Both are good.
    expect(await refusalOf(follow(third.token))).toBe('allowed');
    expect(await refusalOf(follow(fourth.token))).toBe('allowed');
  });

  it('is in the mailbox of who asks, however often others asked before', async () => {
    const person = await identity.person();
    for (let times = 0; times < 30; times += 1) await request(person.email);
    await identity.service.drain();
    await request(person.email);
    await identity.service.drain();
    const sent = sentTo(person.email);
    expect(new Set(sent.map(({ token }) => token)).size).toBe(1);
    expect(await refusalOf(follow(sent[0].token))).toBe('allowed');
    // Used up: the next is sent whatever came before.
    await request(person.email);
    await identity.service.drain();
    expect(sentTo(person.email)).toHaveLength(sent.length + 1);
  });

  it('is asked for in vain by nobody because of mails that show an address to be one’s own', async () => {
    const person = await identity.person();
    for (let times = 0; times < 8; times += 1) await identity.security(person.actor).requestVerification({});
    await identity.service.drain();
    await request(person.email);
    await identity.service.drain();
    expect(identity.world.mails.filter(({ to }) => to === person.email).at(-1)!.template).toBe(
      'sign_in_link',
    );
  });

  it('is sent to nobody’s mailbox more than a few times', async () => {
    const person = await identity.person();
    for (let times = 0; times < 12; times += 1) await request(person.email);
    await identity.service.drain();
    expect(sentTo(person.email)).toHaveLength(5);
  });

  it('lies nowhere in the clear while it waits, and is sent when notify is back', async () => {
    const person = await identity.person();
    await identity.service.drain();
    identity.world.mailIsDown = true;
    await request(person.email);
    await identity.service.drain();
    const waiting = await identity.service.db.read<{ data: object }>(
      `select data from due_job where kind = 'mail'`,
    );
    expect(waiting).toHaveLength(1);
    expect(JSON.stringify(waiting)).not.toContain(person.email);
    identity.world.mailIsDown = false;
    await eventually(async () => {
      await identity.service.drain();
      expect(sentTo(person.email)).toHaveLength(1);
    });
  });

  it('needs a token that we made', async () => {
    expect(await refusalOf(follow('x'.repeat(43)))).toBe('auth.link_expired');
    expect(await refusalOf(request('not an address'))).toBe('validation.email email');
    expect(await refusalOf(request('a@example.jp\r\nBcc: b@example.jp'))).toBe('validation.email email');
  });
});
