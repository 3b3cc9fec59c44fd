import { decodeJwt } from 'jose';
import { refusalOf, TestIdentity, type Person } from './identity';

describe('a session', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start({ env: { PUBLIC_URL: 'https://lending.example.jp' } });
  });
  afterAll(() => identity.stop());

  const refresh = (refreshToken: string, idempotency?: { key: string; bodyHash: string }) =>
    identity.refresh(refreshToken, idempotency);
  const kinds = async ({ id }: Person) =>
    (
      await identity.service.db.read<{ kind: string }>(
        'select kind from security_events where user_id = $1 order by id',
        [id],
      )
    ).map(({ kind }) => kind);

  it('goes on with a new pair of tokens', async () => {
    const person = await identity.person();
    const { user, session } = await refresh(person.session.refreshToken);
    expect(user!.id).toBe(person.id);
    expect(session!.refreshToken).not.toBe(person.session.refreshToken);
    const claims = decodeJwt(session!.token);
    expect(claims['id']).toBe(person.id);
    // Both tokens name the one session, and the installation that made them.
    expect(claims['sid']).toMatch(/^[0-9a-f-]{36}$/);
    expect(decodeJwt(person.session.token)['sid']).toBe(claims['sid']);
    expect(claims).toMatchObject({ iss: 'https://lending.example.jp', aud: 'kashikari-rest' });
    expect(await refusalOf(refresh(session!.refreshToken))).toBe('allowed');
  });

  it('ends, with all its tokens, when an old one is shown again', async () => {
    const person = await identity.person();
    const { session } = await refresh(person.session.refreshToken);
    expect(await refusalOf(refresh(person.session.refreshToken))).toBe('unauthenticated');
    expect(await refusalOf(refresh(session!.refreshToken))).toBe('unauthenticated');
    expect(await kinds(person)).toEqual(['signed_up', 'refresh_token_reused']);
  });

  it('ends when two exchange one token at the same time', async () => {
    const person = await identity.person();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refusalOf(refresh(person.session.refreshToken))),
    );
    expect(answers.filter((answer) => answer === 'allowed')).toHaveLength(1);
    expect(await kinds(person)).toContain('refresh_token_reused');
  });

  it('answers a repeated request with the same pair, which is not a reuse', async () => {
    const person = await identity.person();
    const idempotency = { key: `refresh-${person.id}`, bodyHash: 'b'.repeat(64) };
    const first = await refresh(person.session.refreshToken, idempotency);
    expect(await refresh(person.session.refreshToken, idempotency)).toEqual(first);
    expect(await refusalOf(refresh(first.session!.refreshToken))).toBe('allowed');
  });

  it('is not given back to a repeated sign-in or refresh after its end', async () => {
    const person = await identity.person();
    const value = { email: person.email, accountName: '', password: person.password };
    const form = { method: { $case: 'password' as const, value }, address: '192.0.2.1', userAgent: 'jest' };
    const byPassword = { idempotency: { key: `sign-in-${person.id}`, bodyHash: 'c'.repeat(64) } };
    const first = await identity.accounts().signIn(form, byPassword);
    expect((await identity.accounts().signIn(form, byPassword)).session).toEqual(first.session);
    const byToken = { key: `refresh-${person.id}`, bodyHash: 'd'.repeat(64) };
    const next = await refresh(first.session!.refreshToken, byToken);
    await identity
      .accounts(person.actor)
      .signOut({ refreshToken: next.session!.refreshToken, all: true, kept: undefined });
    expect(await refusalOf(identity.accounts().signIn(form, byPassword))).toBe('unauthenticated');
    expect(await refusalOf(refresh(first.session!.refreshToken, byToken))).toBe('unauthenticated');
  });

  it('ends by itself when nobody uses it for sixty days', async () => {
    const person = await identity.person();
    await identity.service.db.read(
      `update sessions set used_at = now() - interval '61 days' where user_id = $1`,
      [person.id],
    );
    expect(await refusalOf(refresh(person.session.refreshToken))).toBe('unauthenticated');
  });

  it('is signed out alone', async () => {
    const person = await identity.person();
    const { session: other } = await identity.signIn(person.email, person.password);
    await identity.accounts(person.actor).signOut({ refreshToken: person.session.refreshToken, all: false });
    expect(await refusalOf(refresh(person.session.refreshToken))).toBe('unauthenticated');
    expect(await refusalOf(refresh(other!.refreshToken))).toBe('allowed');
  });

  it('is signed out with all others', async () => {
    const person = await identity.person();
    const { session: other } = await identity.signIn(person.email, person.password);
    await identity.accounts(person.actor).signOut({ refreshToken: '', all: true });
    expect(await refusalOf(refresh(person.session.refreshToken))).toBe('unauthenticated');
    expect(await refusalOf(refresh(other!.refreshToken))).toBe('unauthenticated');
  });

  it('of each account that the browser remembers is signed out in the same call', async () => {
    const [own, other] = [await identity.person(), await identity.person()];
    const { session: elsewhere } = await identity.signIn(other.email, other.password);
    const kept = { refreshTokens: [other.session.refreshToken, 'never-was'] };
    const request = { refreshToken: own.session.refreshToken, all: true, kept };
    await identity.accounts(own.actor).signOut(request);
    expect(await refusalOf(refresh(own.session.refreshToken))).toBe('unauthenticated');
    expect(await refusalOf(refresh(other.session.refreshToken))).toBe('unauthenticated');
    expect(await refusalOf(refresh(elsewhere!.refreshToken))).toBe('allowed');
    expect(await kinds(other)).toContain('signed_out');
  });

  it.each([
    ['signOut', 'kept'],
    ['signIn', 'held'],
  ] as const)('%s accepts up to six refresh tokens', async (method, field) => {
    const held = { refreshTokens: Array.from({ length: 7 }, (_, at) => `token-${at}`) };
    const accounts = identity.accounts();
    const from = { address: '192.0.2.1', userAgent: 'test' };
    const calls = {
      signOut: () => accounts.signOut({ refreshToken: '', all: false, kept: held }),
      signIn: () => accounts.signIn({ ...from, method: { $case: 'linkToken', value: 'x' }, held }),
    };
    expect(await refusalOf(calls[method]())).toBe(`validation.too_many ${field}`);
  });

  it('of others stays when somebody shows an old token and asks to sign out everywhere', async () => {
    const person = await identity.person();
    const { session: other } = await identity.signIn(person.email, person.password);
    await refresh(person.session.refreshToken);
    await identity.accounts().signOut({ refreshToken: person.session.refreshToken, all: true });
    expect(await refusalOf(refresh(other!.refreshToken))).toBe('allowed');
  });

  it('answers signing out alike, whether there is one or not', async () => {
    expect(await refusalOf(identity.accounts().signOut({ refreshToken: 'never-was', all: true }))).toBe(
      'allowed',
    );
  });

  it('ends after half a year, although it is used all the time', async () => {
    const person = await identity.person();
    const age = (days: number) =>
      identity.service.db.read(
        `update sessions set begun_at = now() - $2 * interval '1 day' where user_id = $1`,
        [person.id, days],
      );
    await age(179);
    const { session } = await refresh(person.session.refreshToken);
    await age(181);
    expect(await refusalOf(refresh(session!.refreshToken))).toBe('unauthenticated');
  });

  it('keeps no token that could be used', async () => {
    const person = await identity.person();
    const { db } = identity.service;
    const tables = ['sessions', 'refresh_tokens', 'idempotency', 'security_events', 'outbox', 'signing_keys'];
    const rows = await Promise.all(tables.map((table) => db.read(`select * from ${table}`)));
    expect(JSON.stringify(rows)).not.toContain(person.session.refreshToken);
    expect(JSON.stringify(rows)).not.toContain(person.session.token);
    expect(JSON.stringify(rows)).not.toContain('"d":');
  });
});

describe('signing keys', () => {
  it('are shared by replicas, and one that had its time is still told while its tokens live', async () => {
    const first = await TestIdentity.start();
    const { database, bus } = first.service;
    const second = await TestIdentity.start({ database, bus });
    const kids = async (identity: TestIdentity) =>
      (
        JSON.parse((await identity.accounts().getSigningKeys({})).jwksJson) as { keys: { kid: string }[] }
      ).keys.map(({ kid }) => kid);
    const [[one], [same]] = await Promise.all([kids(first), kids(second)]);
    expect(same).toBe(one);
    await second.stop();
    await first.service.db.read(`update signing_keys set created_at = now() - interval '90 days 1 minute'`);
    const third = await TestIdentity.start({ database, bus });
    const both = await kids(third);
    expect(both).toHaveLength(2);
    expect(both[1]).toBe(one);
    await third.stop();
    await first.stop();
  });
});
