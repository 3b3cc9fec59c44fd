import { PATCHES, SETS, textOf } from '@kashikari/contracts';
import { refusalOf, TestIdentity, type Person } from './identity';

describe('an address', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  const user = async (person: Person) =>
    (await identity.accounts(person.actor).getUser({ id: 'current' })).user!;
  const tokenTo = async (email: string): Promise<string> => {
    await identity.service.drain();
    const mail = identity.world.mails.filter(
      ({ to, template }) => to === email && ['verify_email', 'confirm_email'].includes(template),
    );
    return new URLSearchParams((mail.at(-1)!.params!['path'] as string).split('?')[1]).get('token')!;
  };

  it('is shown to be one’s own by a link that works once and signs nobody in', async () => {
    const person = await identity.person();
    await identity.security(person.actor).requestVerification({});
    const token = await tokenTo(person.email);
    const signIn = identity.accounts().signIn({
      ...{ method: { $case: 'linkToken' as const, value: token }, address: '', userAgent: '' },
    });
    expect(await refusalOf(signIn)).toBe('auth.link_expired');
    expect((await user(person)).emailVerified).toBe(false);
    await identity.security().verifyEmail({ token, heldTokens: [] });
    expect((await user(person)).emailVerified).toBe(true);
    expect(await refusalOf(identity.security().verifyEmail({ token, heldTokens: [] }))).toBe(
      'auth.link_expired',
    );
  });

  describe('that is new', () => {
    const change = (person: Person, email: string, refreshToken = person.session.refreshToken) =>
      identity
        .accounts(person.actor)
        .updateUser({ id: person.id, patch: PATCHES.user.write({ email }), refreshToken });
    const confirm = (token: string, ...heldTokens: string[]) =>
      identity.security().verifyEmail({ token, heldTokens });
    const templatesTo = async (email: string) => {
      await identity.service.drain();
      return identity.world.mails.filter(({ to }) => to === email).map(({ template }) => template);
    };
    const kinds = async (person: Person) =>
      (await identity.security(person.actor).listSecurityEvents({ beforeId: '', limit: 100 })).events.map(
        ({ kind }) => textOf(SETS.securityEventKind, kind),
      );

    it('counts when it is confirmed; until then the old one holds, and is told', async () => {
      const person = await identity.person();
      const email = `changed-${person.email}`;
      const { user: asked } = await change(person, email);
      expect(asked).toMatchObject({ email: person.email, pendingEmail: email });
      expect(await templatesTo(person.email)).toEqual(['email_change_requested']);
      expect(await templatesTo(email)).toEqual(['confirm_email']);
      expect(await refusalOf(identity.signIn(email, person.password))).toBe('auth.failed');
      expect(await refusalOf(identity.signIn(person.email, person.password))).toBe('allowed');
      await confirm(await tokenTo(email));
      const after = await user(person);
      expect(after).toMatchObject({ email, emailVerified: true });
      expect(after.pendingEmail).toBeUndefined();
      expect(await templatesTo(person.email)).toEqual(['email_change_requested', 'email_changed']);
      expect(await refusalOf(identity.signIn(person.email, person.password))).toBe('auth.failed');
      expect(await refusalOf(identity.signIn(email, person.password))).toBe('allowed');
      expect(await kinds(person)).toEqual(
        expect.arrayContaining(['email_change_requested', 'email_changed', 'signed_up']),
      );
    });

    it('ends all other sessions when it is confirmed, and none before', async () => {
      const person = await identity.person();
      const { session: other } = await identity.signIn(person.email, person.password);
      await change(person, `ended-${person.email}`);
      const { session: goesOn } = await identity.refresh(other!.refreshToken);
      await confirm(await tokenTo(`ended-${person.email}`));
      expect(await refusalOf(identity.refresh(goesOn!.refreshToken))).toBe('unauthenticated');
      expect(await refusalOf(identity.refresh(person.session.refreshToken))).toBe('allowed');
    });

    it('keeps the session of the browser in which its link is followed', async () => {
      const [person, stranger] = [await identity.person(), await identity.person()];
      const { session: phone } = await identity.signIn(person.email, person.password);
      await change(person, `phone-${person.email}`);
      const token = await tokenTo(`phone-${person.email}`);
      await confirm(token, stranger.session.refreshToken, phone!.refreshToken);
      expect(await refusalOf(identity.refresh(phone!.refreshToken))).toBe('allowed');
      expect(await refusalOf(identity.refresh(person.session.refreshToken))).toBe('unauthenticated');
      expect(await refusalOf(identity.refresh(stranger.session.refreshToken))).toBe('allowed');
    });

    it('is confirmed once, and signs nobody in', async () => {
      const person = await identity.person();
      await change(person, `once-${person.email}`);
      const token = await tokenTo(`once-${person.email}`);
      const signIn = identity.accounts().signIn({
        ...{ method: { $case: 'linkToken' as const, value: token }, address: '', userAgent: '' },
      });
      expect(await refusalOf(signIn)).toBe('auth.link_expired');
      await confirm(token);
      expect(await refusalOf(confirm(token))).toBe('auth.link_expired');
    });

    it('gives way to another one, and to the old one', async () => {
      const person = await identity.person();
      await change(person, `first-${person.email}`);
      const first = await tokenTo(`first-${person.email}`);
      await change(person, `second-${person.email}`);
      expect(await refusalOf(confirm(first))).toBe('auth.link_expired');
      const second = await tokenTo(`second-${person.email}`);
      expect((await change(person, person.email)).user!.pendingEmail).toBeUndefined();
      expect(await refusalOf(confirm(second))).toBe('auth.link_expired');
      expect((await user(person)).email).toBe(person.email);
    });

    it('is whose confirms it first', async () => {
      const [one, other] = [await identity.person(), await identity.person()];
      const wanted = `wanted-${one.email}`;
      await change(one, wanted);
      const ofOne = await tokenTo(wanted);
      await change(other, wanted);
      await confirm(await tokenTo(wanted));
      expect((await user(other)).email).toBe(wanted);
      expect(await refusalOf(confirm(ofOne))).toBe('user.email_taken email');
      expect((await user(one)).email).toBe(one.email);
    });

    it('is sent its letter again on a wish, and told to nobody else', async () => {
      const [person, stranger] = [await identity.person(), await identity.person()];
      await change(person, `again-${person.email}`);
      await identity.security(person.actor).requestVerification({});
      expect(await templatesTo(`again-${person.email}`)).toEqual(['confirm_email', 'confirm_email']);
      await identity.join(stranger, (await identity.group(person)).id);
      const { user: seen } = await identity.accounts(stranger.actor).getUser({ id: person.id });
      expect(seen).toMatchObject({ id: person.id, email: '' });
      expect(seen!.pendingEmail).toBeUndefined();
    });

    it('leaves the old one to be shown by its own letter', async () => {
      const person = await identity.person();
      await identity.security(person.actor).requestVerification({});
      const token = await tokenTo(person.email);
      await change(person, `left-${person.email}`);
      await confirm(token);
      expect(await user(person)).toMatchObject({ email: person.email, emailVerified: true });
    });
  });

  it('that is shown already gets no further letter', async () => {
    const person = await identity.person();
    await identity.service.db.read('update users set email_verified = true where id = $1', [person.id]);
    await identity.security(person.actor).requestVerification({});
    await identity.service.drain();
    expect(identity.world.mails.filter(({ to }) => to === person.email)).toEqual([]);
  });
});
