import { enumOf, SETS } from '@kashikari/contracts';
import { refusalOf, signUpForm, TestIdentity, type Person } from './identity';

describe('the first proof of an address', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  /** The token of the last mail with a link to an address. */
  const tokenTo = async (email: string) => {
    await identity.service.drain();
    const mail = identity.world.mails.findLast(({ to, params }) => to === email && params?.['path']);
    return new URLSearchParams((mail!.params!['path'] as string).split('?')[1]).get('token')!;
  };
  const aged = async (person: Person, minutes: number) => {
    await identity.service.db.read(
      `update users set created_at = created_at - $2 * interval '1 minute' where id = $1`,
      [person.id, minutes],
    );
    return person;
  };
  const signUp = async (email: string, password: string): Promise<Person> => {
    const { user, session } = await identity.accounts().signUp(signUpForm({ email, password }));
    return { id: user!.id, email, password, session: session!, actor: { kind: 'user', userId: user!.id } };
  };

  /** Every way in which an address is first proven; the browser has the sessions of these tokens. */
  const WAYS = {
    'a sign-in link': async ({ email }: Person, heldTokens: string[]) => {
      await identity.accounts().requestEmailLink({ email, locale: enumOf(SETS.locale, 'ja') });
      const method = { $case: 'linkToken' as const, value: await tokenTo(email) };
      const held = { refreshTokens: heldTokens };
      await identity.accounts().signIn({ method, address: '', userAgent: '', held });
    },
    'a verification link': async ({ email, actor }: Person, heldTokens: string[]) => {
      await identity.security(actor).requestVerification({});
      await identity.security().verifyEmail({ token: await tokenTo(email), heldTokens });
    },
  };

  /** Credentials that still open the account. */
  const keys = async (person: Person) => ({
    password: await refusalOf(identity.signIn(person.email, person.password)),
    session: await refusalOf(identity.refresh(person.session.refreshToken)),
  });
  const NONE = { password: 'auth.failed', session: 'unauthenticated' };
  const BOTH = { password: 'allowed', session: 'allowed' };

  describe.each(Object.entries(WAYS))('by %s', (_way, prove) => {
    it.each([1, 59, 61])('ends what opened an account of %d minutes before', async (minutes) => {
      const squatter = await aged(await identity.person(), minutes);
      await prove(squatter, []);
      expect(await keys(squatter)).toEqual(NONE);
    });

    it('ends what opened an account that was renewed a moment before', async () => {
      const first = await aged(await identity.person(), 61);
      await identity.accounts(first.actor).deleteUser({ id: first.id, email: first.email });
      const renewed = await signUp(first.email, 'waits-again');
      await prove(renewed, []);
      expect(await keys(renewed)).toEqual(NONE);
    });

    it('ends nothing in a browser that is signed in to the account, and everything in another one', async () => {
      const [own, elsewhere, other] = [
        await aged(await identity.person(), 61),
        await aged(await identity.person(), 61),
        await identity.person(),
      ];
      await prove(own, [own.session.refreshToken]);
      expect(await keys(own)).toEqual(BOTH);
      await prove(elsewhere, [other.session.refreshToken]);
      expect(await keys(elsewhere)).toEqual(NONE);
      expect(await keys(other)).toEqual(BOTH);
    });
  });

  it('by a verification link ends nothing for a request with an access token of the account', async () => {
    const person = await identity.person();
    await identity.security(person.actor).requestVerification({});
    const token = await tokenTo(person.email);
    await identity.security(person.actor).verifyEmail({ token, heldTokens: [] });
    expect(await keys(person)).toEqual(BOTH);
  });

  it('is announced by the link, with the name of the account', async () => {
    const person = await identity.person('偽の先生');
    await identity.security(person.actor).requestVerification({});
    const token = await tokenTo(person.email);
    const look = (actor?: Person['actor']) => identity.security(actor).getLink({ token, heldTokens: [] });
    expect(await look()).toMatchObject({ accountName: '偽の先生', endsEarlierAccess: true });
    expect(await look(person.actor)).toMatchObject({ endsEarlierAccess: false });
  });
});
