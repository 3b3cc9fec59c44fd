import { enumOf, SETS, signInMethods } from '@kashikari/contracts';
import { VISITOR, type Actor } from '@kashikari/kernel';
import { decodeJwt } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
} from 'openid-client';
import { ProviderProcess } from '../../../tests/openid/provider-process';
import { refusalOf, TestIdentity } from './identity';

const SITE = 'https://kashi.example';
const BACK = `${SITE}/auth_redirect`;
const SHELL_BACK = 'https://minato.example/auth_redirect';
const APP_BACK = 'https://app.example/back';

/** Provider settings of the campus: it assigns the addresses of `campus.example`. */
const CAMPUS = {
  id: 'campus',
  name: '筑紫大学',
  client_id: 'kashikari',
  client_secret: 'a secret of the tests',
  scopes: 'openid email profile groups',
  audiences: ['phone-app'],
  email_domains: ['campus.example'],
  groups: { staff: 'campus-staff', chemistry: 'campus-chemistry' },
};

describe('a provider of OpenID Connect', () => {
  let provider: ProviderProcess;
  let identity: TestIdentity;
  let people = 0;

  beforeAll(async () => {
    const clients = [
      { client_id: CAMPUS.client_id, client_secret: CAMPUS.client_secret, redirect_uris: [BACK, SHELL_BACK] },
      { client_id: 'phone-app', redirect_uris: [APP_BACK], token_endpoint_auth_method: 'none' as const },
      { client_id: 'stranger', redirect_uris: [APP_BACK], token_endpoint_auth_method: 'none' as const },
    ];
    provider = await ProviderProcess.start(clients, {});
    const settings = JSON.stringify([{ ...CAMPUS, issuer: provider.issuer }]);
    identity = await TestIdentity.start({ env: { OIDC_PROVIDERS: settings, PUBLIC_URL: SITE } });
  });
  afterAll(async () => {
    await identity?.stop();
    await provider?.stop();
  });

  const methods = (actor: Actor = VISITOR) =>
    identity.service.as(actor).connect(signInMethods.SignInMethodServiceClient);
  const begin = (more: Partial<signInMethods.BeginProviderSignInRequest> = {}, actor: Actor = VISITOR) =>
    methods(actor).beginProviderSignIn({ provider: 'campus', connect: false, timeZone: '', ...more });

  /** Somebody whom the campus knows. */
  async function somebody(more: object = {}): Promise<{ login: string; email: string }> {
    people += 1;
    const login = `p${people}`;
    const email = `${login}@campus.example`;
    await provider.know(login, { email, email_verified: true, name: '山田 はなこ', ...more });
    return { login, email };
  }
  async function comeBack(login: string, began: { authorizationUrl: string }) {
    const { searchParams } = await provider.visit(began.authorizationUrl, login);
    const of = (name: string) => searchParams.get(name) ?? '';
    return { state: of('state'), code: of('code'), iss: of('iss'), error: of('error') };
  }
  const withCode = (answer: { state: string; code: string; iss: string }, actor: Actor = VISITOR) =>
    identity.accounts(actor).signIn({
      method: { $case: 'providerCode', value: answer },
      address: '192.0.2.1',
      userAgent: 'jest',
    });
  const withToken = (idToken: string) =>
    identity.accounts().signIn({
      method: { $case: 'providerToken', value: { provider: 'campus', idToken } },
      address: '192.0.2.1',
      userAgent: 'jest',
    });
  const signIn = async (login: string) => withCode(await comeBack(login, await begin()));

  /** An ID token as an app on a phone is given one. */
  async function idTokenFor(login: string, clientId = 'phone-app'): Promise<string> {
    const client = await discovery(new URL(provider.issuer), clientId, undefined, undefined, {
      execute: [allowInsecureRequests],
    });
    const verifier = 'v'.repeat(43);
    const claims = { id_token: { email: null, email_verified: null, name: null } };
    const url = buildAuthorizationUrl(client, {
      redirect_uri: APP_BACK,
      scope: 'openid email profile',
      claims: JSON.stringify(claims),
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    const back = await provider.visit(url.href, login);
    return (await authorizationCodeGrant(client, back, { pkceCodeVerifier: verifier })).id_token!;
  }

  it('is listed by its name, without anything secret', async () => {
    expect(await methods().listProviders({})).toEqual({ providers: [{ id: 'campus', name: '筑紫大学' }] });
  });

  it('is asked with PKCE, state and nonce, and sends back to our own page alone', async () => {
    const { authorizationUrl, state } = await begin();
    const asked = Object.fromEntries(new URL(authorizationUrl).searchParams);
    expect(asked).toMatchObject({ redirect_uri: BACK, code_challenge_method: 'S256', state });
    expect(asked['nonce']).toMatch(/^\S{40,}$/);
    expect(authorizationUrl).not.toContain('secret');
  });

  it('makes an account for somebody new, and knows them the next time by who they are there', async () => {
    const { login, email } = await somebody();
    const { user, session } = await signIn(login);
    expect(user).toMatchObject({ name: '山田 はなこ', email, emailVerified: true });
    expect(session!.token).toBeTruthy();
    await provider.know(login, { email: 'renamed@campus.example', email_verified: true });
    expect((await signIn(login)).user).toMatchObject({ id: user!.id, email });
  });

  it('sends back to the shell that somebody left from, and is not believed at another', async () => {
    const { login } = await somebody();
    const visitor = { ...VISITOR, shell: { id: 'minato', origin: new URL(SHELL_BACK).origin } };
    const leave = async () => comeBack(login, await begin({}, visitor));
    expect(await refusalOf(withCode(await leave()))).toBe('auth.attempt_expired');
    expect((await withCode(await leave(), visitor)).session!.token).toBeTruthy();
  });

  it('takes an address that is not its own to give as one still to be shown', async () => {
    const { login } = await somebody({ email: 'far@elsewhere.example' });
    expect((await signIn(login)).user).toMatchObject({
      email: 'far@elsewhere.example',
      emailVerified: false,
    });
  });

  it('signs nobody in who has no address that it has verified', async () => {
    const { login } = await somebody({ email_verified: false });
    expect(await refusalOf(signIn(login))).toBe('auth.email_unverified');
    const { login: another } = await somebody({ email: undefined });
    expect(await refusalOf(signIn(another))).toBe('auth.email_unverified');
  });

  it('never takes over an account whose owner has not shown the address to be theirs', async () => {
    const { login, email } = await somebody();
    await identity.accounts().signUp({ ...FORM, email });
    expect(await refusalOf(signIn(login))).toBe('auth.account_exists');
  });

  it('never takes over an account by an address that is not its own to give', async () => {
    const email = 'owner@elsewhere.example';
    await identity.accounts().signUp({ ...FORM, email });
    await identity.service.db.read('update users set email_verified = true where email = $1', [email]);
    const { login } = await somebody({ email });
    expect(await refusalOf(signIn(login))).toBe('auth.account_exists');
  });

  it('joins an account whose address both have shown, and its owner is told', async () => {
    const { login, email } = await somebody();
    const { user } = await identity.accounts().signUp({ ...FORM, email });
    await identity.service.db.read('update users set email_verified = true where email = $1', [email]);
    expect((await signIn(login)).user).toMatchObject({ id: user!.id });
    await identity.service.drain();
    const told = identity.world.mails.filter(({ to }) => to === email);
    expect(told.map(({ template }) => template)).toContain('sign_in_method_added');
    expect((await signIn(login)).user).toMatchObject({ id: user!.id });
  });

  it('gives a code that is good once, in the hands that began alone', async () => {
    const { login } = await somebody();
    const answer = await comeBack(login, await begin());
    await withCode(answer);
    expect(await refusalOf(withCode(answer))).toBe('auth.attempt_expired');
    const other = await begin();
    const stolen = { ...(await comeBack(login, await begin())), state: other.state };
    expect(await refusalOf(withCode(stolen))).toBe('auth.failed');
    expect(await refusalOf(withCode({ ...answer, state: 'made up' }))).toBe('auth.attempt_expired');
  });

  it('is waited for ten minutes', async () => {
    const { login } = await somebody();
    const answer = await comeBack(login, await begin());
    await identity.service.db.read(`update provider_attempts set expires_at = now() - interval '1 second'`);
    expect(await refusalOf(withCode(answer))).toBe('auth.attempt_expired');
  });

  it('signs in with an ID token of its own app, once', async () => {
    const { login, email } = await somebody();
    const token = await idTokenFor(login);
    expect((await withToken(token)).user).toMatchObject({ email });
    expect(await refusalOf(withToken(token))).toBe('auth.failed');
  });

  it('confirms once more who is connected with it, by a token that is spent by it, and nobody else', async () => {
    const { login } = await somebody();
    const [{ user, session }, other] = [await signIn(login), await identity.person()];
    await identity.service.db.read(`update sessions set begun_at = begun_at - interval '11 minutes'`);
    const holder = (userId: string, token: string) =>
      identity.security({ kind: 'user', userId, sessionId: decodeJwt(token)['sid'] as string });
    const [own, stranger] = [holder(user!.id, session!.token), holder(other.id, other.session.token)];
    const confirm = (who: typeof own, idToken: string) => {
      const proof = { $case: 'providerToken' as const, value: { provider: 'campus', idToken } };
      return refusalOf(who.confirmSession({ proof, address: '192.0.2.1' }));
    };
    expect(await confirm(stranger, await idTokenFor(login))).toBe('auth.failed');
    expect(await confirm(own, await idTokenFor(login, 'stranger'))).toBe('auth.failed');
    expect(await refusalOf(own.checkFresh({}))).toBe('auth.fresh_needed');
    // A token requested in the same second is the same one, which is consumed.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const idToken = await idTokenFor(login);
    expect([await confirm(own, idToken), await confirm(own, idToken)]).toEqual(['allowed', 'auth.failed']);
    expect(await refusalOf(own.checkFresh({}))).toBe('allowed');
    expect(await refusalOf(stranger.checkFresh({}))).toBe('auth.fresh_needed');
  });

  it('signs nobody in with an ID token for somebody else’s app, or one that is changed', async () => {
    const { login } = await somebody();
    expect(await refusalOf(withToken(await idTokenFor(login, 'stranger')))).toBe('auth.failed');
    const [head, , signature] = (await idTokenFor(login)).split('.');
    const claims = { iss: provider.issuer, aud: 'phone-app', sub: 'p1', iat: 1, exp: 9_999_999_999 };
    const forged = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
    expect(await refusalOf(withToken(forged))).toBe('auth.failed');
    expect(await refusalOf(withToken('no token'))).toBe('auth.failed');
  });

  it('is connected in the settings by who is signed in, whatever the addresses, and disconnected', async () => {
    const person = await identity.person();
    const { login } = await somebody({ email_verified: false });
    const answer = await comeBack(login, await begin({ connect: true }, person.actor));
    const { linkedAccount } = await methods(person.actor).createLinkedAccount(answer);
    expect(linkedAccount).toMatchObject({ provider: 'campus', providerName: '筑紫大学' });
    expect((await signIn(login)).user).toMatchObject({ id: person.id });

    const other = await identity.person();
    const again = await comeBack(login, await begin({ connect: true }, other.actor));
    expect(await refusalOf(methods(other.actor).createLinkedAccount(again))).toBe('auth.linked_elsewhere');
    const id = linkedAccount!.id;
    expect(await refusalOf(methods(other.actor).deleteLinkedAccount({ id }))).toBe('not_found');
    await methods(person.actor).deleteLinkedAccount({ id });
    expect(await methods(person.actor).listLinkedAccounts({})).toEqual({ linkedAccounts: [] });
    expect(await refusalOf(signIn(login))).toBe('auth.email_unverified');
  });

  it('connects nobody with what another browser began', async () => {
    const [person, victim] = [await identity.person(), await identity.person()];
    const { login } = await somebody();
    const answer = await comeBack(login, await begin({ connect: true }, person.actor));
    expect(await refusalOf(methods(victim.actor).createLinkedAccount(answer))).toBe('auth.attempt_expired');
    const started = await comeBack(login, await begin({ connect: true }, person.actor));
    expect(await refusalOf(withCode(started))).toBe('auth.failed');
  });

  it('brings people into the groups that stand for its own, and out again', async () => {
    const owner = await identity.person();
    const staff = await identity.group(owner, { slug: 'campus-staff', disableSignUp: true });
    const chemistry = await identity.group(owner, { slug: 'campus-chemistry' });
    const { login, email } = await somebody({ groups: ['staff', 'chemistry', 'unknown'] });
    const { user } = await signIn(login);
    const groupsOf = async () => {
      const actor: Actor = { kind: 'user', userId: user!.id };
      const { groups } = await identity.groups(actor).listGroups({ page: undefined });
      return groups.map(({ id }) => id).sort();
    };
    expect(await groupsOf()).toEqual([staff.id, chemistry.id].sort());

    await provider.know(login, { email, email_verified: true, groups: ['staff'] });
    identity.world.live = 1;
    await signIn(login);
    expect(await groupsOf()).toHaveLength(2);
    identity.world.live = 0;
    await signIn(login);
    expect(await groupsOf()).toEqual([staff.id]);
  });

  it('sends nobody out of a group that they joined themselves', async () => {
    const owner = await identity.person();
    const own = await identity.group(owner, { slug: 'walking-club' });
    const { login } = await somebody();
    const { user } = await signIn(login);
    const actor: Actor = { kind: 'user', userId: user!.id };
    await identity.join({ actor }, own.id);
    await signIn(login);
    const { groups } = await identity.groups(actor).listGroups({ page: undefined });
    expect(groups.map(({ id }) => id)).toContain(own.id);
  });

  it('that is not set up is refused, and one out of reach is told from a wrong answer', async () => {
    expect(await refusalOf(begin({ provider: 'other' }))).toBe('validation.choice provider');
    const { login } = await somebody();
    const answer = await comeBack(login, await begin());
    await provider.stop();
    expect(await refusalOf(withCode(answer))).toBe('auth.provider_unavailable');
  });
});

const FORM = {
  ...{ name: 'さくら', password: 'hana-saku-7', locale: enumOf(SETS.locale, 'ja'), timeZone: 'Asia/Tokyo' },
  ...{ address: '192.0.2.1', userAgent: 'jest' },
};
