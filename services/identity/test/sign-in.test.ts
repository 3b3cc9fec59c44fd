import { identityEvents } from '@kashikari/contracts';
import { VISITOR } from '@kashikari/kernel';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { refusalOf, signUpForm, TestIdentity } from './identity';

describe('signing up and in', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  it('registers a person, who is signed in at once', async () => {
    const { user, session } = await identity.accounts().signUp(signUpForm({ email: ' Sakura@Example.JP ' }));
    expect(user).toMatchObject({ name: 'さくら保育園', email: 'sakura@example.jp', timeZone: 'Asia/Tokyo' });
    expect(user!.permissions).toEqual(['edit', 'delete', 'appoint_managers']);
    const jwks = JSON.parse((await identity.accounts().getSigningKeys({})).jwksJson) as JSONWebKeySet;
    const { payload, protectedHeader } = await jwtVerify(session!.token, createLocalJWKSet(jwks));
    expect(protectedHeader).toMatchObject({ alg: 'EdDSA', kid: jwks.keys[0]!.kid });
    expect(payload).toEqual({
      ...{ id: user!.id, slug: '', iat: expect.any(Number), exp: payload.iat! + 900 },
      ...{ sid: expect.stringMatching(/^[0-9a-f-]{36}$/), aud: 'kashikari-rest' },
      iss: expect.stringMatching(/^(urn:kashikari:|https?:)/),
    });
    expect(jwks.keys[0]).not.toHaveProperty('d');
  });

  it('refuses a second account for an address, however it is written', async () => {
    await identity.accounts().signUp(signUpForm({ email: 'twice@example.jp' }));
    const again = identity.accounts().signUp(signUpForm({ email: 'TWICE@example.jp ' }));
    expect(await refusalOf(again)).toBe('user.email_taken email');
  });

  it('names every fault of a form', async () => {
    const form = signUpForm({
      name: ' ',
      email: 'no',
      password: 'ひみつのことば',
      timeZone: 'Mars/Base',
      locale: identityEvents.Locale.UNRECOGNIZED,
    });
    const fault = await identity
      .accounts(VISITOR)
      .signUp(form)
      .catch((error) => error);
    const codes = [fault.refusal, ...fault.fields].map(({ code, field }) => `${field} ${code}`);
    expect(codes).toEqual([
      'name validation.required',
      'email validation.email',
      'password validation.ascii',
      'locale validation.choice',
      'time_zone validation.time_zone',
    ]);
  });

  it('answers a repeated request with the same user and the same tokens', async () => {
    const idempotency = { key: 'sign-up-1', bodyHash: 'a'.repeat(64) };
    const form = signUpForm({ email: 'again@example.jp' });
    const first = await identity.accounts().signUp(form, { idempotency });
    const { user, session } = await identity.accounts().signUp(form, { idempotency });
    expect({ user, session }).toEqual({ user: first.user, session: first.session });
  });

  it('lets in with the right password, by address or by account name', async () => {
    const person = await identity.person();
    const { user, session } = await identity.signIn(person.email.toUpperCase(), person.password);
    expect(user!.id).toBe(person.id);
    expect(session!.expiresIn).toBe(900);
    // Names that first accounts were given earlier stay valid.
    const name = `update users set account_name = 'Sakura_1' where id = $1`;
    await identity.service.db.read(name, [person.id]);
    const byName = await identity.signInByName('sakura_1', person.password);
    expect(byName.user!.id).toBe(person.id);
  });

  it('tells nobody whether it was the address or the password', async () => {
    const person = await identity.person();
    expect(await refusalOf(identity.signIn(person.email, 'wrong-one'))).toBe('auth.failed');
    expect(await refusalOf(identity.signIn('nobody@example.jp', 'wrong-one'))).toBe('auth.failed');
    expect(await refusalOf(identity.signIn(person.email, 'x'.repeat(5000)))).toBe('auth.failed');
  });
});
