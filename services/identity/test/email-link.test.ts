import { refusalOf, TestIdentity } from './identity';

describe('a sign-in link by mail', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  const request = (email: string) => identity.accounts().requestEmailLink({ email, locale: 'en' });
  const follow = (token: string) =>
    identity.accounts().signIn({ method: { $case: 'linkToken', value: token }, address: '', userAgent: '' });
  const sentTo = (email: string) =>
    identity.world.mails.filter(({ to }) => to === email).map(({ paramsJson }) => JSON.parse(paramsJson));

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
    const patchJson = '{"email":"moved@example.jp"}';
    await identity.accounts(person.actor).updateUser({ id: 'current', patchJson, refreshToken: '' });
    expect(await refusalOf(follow(sentTo(person.email)[0].token))).toBe('auth.link_expired');
  });

  it('is sent to nobody’s mailbox more than a few times', async () => {
    const person = await identity.person();
    for (let times = 0; times < 12; times += 1) await request(person.email);
    await identity.service.drain();
    expect(sentTo(person.email)).toHaveLength(5);
  });

  it('lies nowhere in the clear while it waits, and is sent when notify is back', async () => {
    const person = await identity.person();
    identity.world.mailIsDown = true;
    await request(person.email);
    await identity.service.drain();
    const waiting = await identity.service.db.read<{ data: object }>(
      `select data from due_job where kind = 'mail'`,
    );
    expect(waiting).toHaveLength(1);
    expect(JSON.stringify(waiting)).not.toContain(person.email);
    identity.world.mailIsDown = false;
    await identity.service.db.read(`update due_job set retry_at = '-infinity'`);
    await identity.service.drain();
    expect(sentTo(person.email)).toHaveLength(1);
  });

  it('needs a token that we made', async () => {
    expect(await refusalOf(follow('x'.repeat(43)))).toBe('auth.link_expired');
    expect(await refusalOf(request('not an address'))).toBe('validation.format email');
    expect(await refusalOf(request('a@example.jp\r\nBcc: b@example.jp'))).toBe('validation.format email');
  });
});
