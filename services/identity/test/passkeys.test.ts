import { signInMethods } from '@kashikari/contracts';
import { VISITOR, type Actor } from '@kashikari/kernel';
import { decodeJwt } from 'jose';
import { refusalOf, TestIdentity, type Person } from './identity';
import { SoftAuthenticator, type Bent } from './soft-authenticator';

const SITE = 'https://kashi.example';

describe('a passkey', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start({ env: { PUBLIC_URL: SITE } });
  });
  afterAll(() => identity?.stop());

  const methods = (actor: Actor = VISITOR) =>
    identity.service.as(actor).connect(signInMethods.SignInMethodServiceClient);

  async function make(person: Person, key: SoftAuthenticator, name = '職員室の パソコン', bent: Bent = {}) {
    const { optionsJson } = await methods(person.actor).beginPasskey({});
    const responseJson = key.make(optionsJson, bent);
    return methods(person.actor).createPasskey({ name, responseJson });
  }
  const send = (value: string) =>
    identity.accounts().signIn({
      method: { $case: 'passkeyJson', value },
      address: '192.0.2.7',
      userAgent: 'jest',
    });
  const options = async () => (await methods().beginPasskeySignIn({})).optionsJson;
  const signIn = async (key: SoftAuthenticator, bent: Bent = {}) => send(key.sign(await options(), bent));

  async function somebody(): Promise<{ person: Person; key: SoftAuthenticator; id: string }> {
    const person = await identity.person();
    const key = new SoftAuthenticator(SITE);
    const { passkey } = await make(person, key);
    return { person, key, id: passkey!.id };
  }

  it('is made by its owner, who is told by mail, and signs in without a name being typed', async () => {
    const { person, key } = await somebody();
    const { user, session } = await signIn(key);
    expect(user).toMatchObject({ id: person.id, email: person.email });
    expect(session!.refreshToken).toBeTruthy();
    await identity.service.drain();
    const mails = identity.world.mails.filter(({ to }) => to === person.email);
    expect(mails.map(({ template }) => template)).toContain('sign_in_method_added');
    const { passkeys } = await methods(person.actor).listPasskeys({});
    expect(passkeys).toMatchObject([{ name: '職員室の パソコン', usedAt: expect.any(Date) }]);
  });

  it('confirms once more who is signed in, and nobody else', async () => {
    const [{ person, key }, other] = [await somebody(), await identity.person()];
    await identity.service.db.read(`update sessions set begun_at = begun_at - interval '11 minutes'`);
    const holder = ({ id, session }: Person): Actor => ({
      ...{ kind: 'user', userId: id },
      sessionId: decodeJwt(session.token)['sid'] as string,
    });
    const check = (who: Person) => refusalOf(identity.security(holder(who)).checkFresh({}));
    const confirm = (who: Person, value: string) =>
      refusalOf(
        identity
          .security(holder(who))
          .confirmSession({ proof: { $case: 'passkeyJson', value }, address: '192.0.2.7' }),
      );
    expect(await check(person)).toBe('auth.fresh_needed');
    expect(await confirm(other, key.sign(await options()))).toBe('auth.failed');
    const answer = key.sign(await options());
    expect(await confirm(person, answer)).toBe('allowed');
    expect(await confirm(person, answer)).toBe('auth.attempt_expired');
    expect([await check(person), await check(other)]).toEqual(['allowed', 'auth.fresh_needed']);
  });

  it('is asked for by any key of this site, held by who has shown to be its owner', async () => {
    const asked = JSON.parse(await options());
    expect(asked).toMatchObject({ rpId: 'kashi.example', userVerification: 'required' });
    expect(asked.allowCredentials ?? []).toEqual([]);
    const { person } = await somebody();
    const making = JSON.parse((await methods(person.actor).beginPasskey({})).optionsJson);
    expect(making).toMatchObject({
      rp: { id: 'kashi.example' },
      user: { name: person.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect(making.excludeCredentials).toHaveLength(1);
  });

  it('signs each challenge once, and only our own', async () => {
    const { key } = await somebody();
    const answer = key.sign(await options());
    await send(answer);
    expect(await refusalOf(send(answer))).toBe('auth.attempt_expired');
    const invented = await refusalOf(signIn(key, { challenge: 'bWFkZSB1cA' }));
    expect(invented).toBe('auth.attempt_expired');
    expect(await refusalOf(send('no answer at all'))).toBe('auth.attempt_expired');
  });

  it('signs no challenge that was given to make a key, and the other way round', async () => {
    const { person, key } = await somebody();
    const { optionsJson } = await methods(person.actor).beginPasskey({});
    const { challenge } = JSON.parse(optionsJson);
    expect(await refusalOf(signIn(key, { challenge }))).toBe('auth.attempt_expired');
    const forSignIn = JSON.parse(await options()).challenge as string;
    const made = make(person, new SoftAuthenticator(SITE), 'x', { challenge: forSignIn });
    expect(await refusalOf(made)).toBe('auth.attempt_expired');
  });

  it('is not made for somebody else by their challenge', async () => {
    const [person, other] = [await identity.person(), await identity.person()];
    const { optionsJson } = await methods(other.actor).beginPasskey({});
    const { challenge } = JSON.parse(optionsJson);
    const made = make(person, new SoftAuthenticator(SITE), 'x', { challenge });
    expect(await refusalOf(made)).toBe('auth.attempt_expired');
  });

  it.each<[string, Bent]>([
    ['for another site', { origin: 'https://kashi.example.evil.jp' }],
    ['for another domain', { rpId: 'evil.jp' }],
    ['that nobody has shown to be theirs', { unverified: true }],
  ])('%s signs nobody in, and is not taken', async (_what, bent) => {
    const { person, key } = await somebody();
    expect(await refusalOf(signIn(key, bent))).toBe('auth.failed');
    expect(await refusalOf(make(person, new SoftAuthenticator(SITE), 'x', bent))).toBe('passkey.refused');
  });

  it('whose count falls is a copy, and signs nobody in', async () => {
    const { key } = await somebody();
    await signIn(key, { counter: 7 });
    expect(await refusalOf(signIn(key, { counter: 7 }))).toBe('auth.failed');
    expect(await refusalOf(signIn(key, { counter: 3 }))).toBe('auth.failed');
    await signIn(key, { counter: 8 });
  });

  it('that nobody has made here signs nobody in', async () => {
    expect(await refusalOf(signIn(new SoftAuthenticator(SITE)))).toBe('auth.failed');
  });

  it('is one account’s alone', async () => {
    const { key } = await somebody();
    expect(await refusalOf(make(await identity.person(), key))).toBe('passkey.exists');
  });

  it('is waited for ten minutes', async () => {
    const { key } = await somebody();
    const answer = key.sign(await options());
    await identity.service.db.read(`update passkey_challenges set expires_at = now() - interval '1 second'`);
    expect(await refusalOf(send(answer))).toBe('auth.attempt_expired');
  });

  it('is renamed and removed by its owner, and then signs nobody in', async () => {
    const { person, key, id } = await somebody();
    const { passkey } = await methods(person.actor).updatePasskey({ id, name: ' Phone ' });
    expect(passkey).toMatchObject({ id, name: 'Phone' });
    expect(await refusalOf(methods(person.actor).updatePasskey({ id, name: ' ' }))).toBe(
      'validation.required name',
    );
    const stranger = await identity.person();
    expect(await refusalOf(methods(stranger.actor).updatePasskey({ id, name: 'x' }))).toBe('not_found');
    expect(await refusalOf(methods(stranger.actor).deletePasskey({ id }))).toBe('not_found');
    await methods(person.actor).deletePasskey({ id });
    expect(await refusalOf(signIn(key))).toBe('auth.failed');
    expect(await methods(person.actor).listPasskeys({})).toEqual({ passkeys: [] });
  });

  it('goes with the account that leaves', async () => {
    const { person, key } = await somebody();
    await identity.accounts(person.actor).deleteUser({ id: 'current', email: person.email });
    expect(await refusalOf(signIn(key))).toBe('auth.failed');
  });

  it('comes in a number that a person can look through', async () => {
    const person = await identity.person();
    for (let made = 0; made < 20; made += 1) await make(person, new SoftAuthenticator(SITE));
    expect(await refusalOf(make(person, new SoftAuthenticator(SITE)))).toBe('passkey.too_many');
  });

  it('is nothing for visitors and cards', async () => {
    expect(await refusalOf(methods().beginPasskey({}))).toBe('unauthenticated');
    const card: Actor = { kind: 'card', userId: 'u', groupId: 'g', canWrite: true };
    expect(await refusalOf(methods(card).beginPasskey({}))).toBe('forbidden');
  });
});
