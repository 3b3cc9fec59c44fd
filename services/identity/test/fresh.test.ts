import { newId } from '@kashikari/platform';
import { enumOf, type security, SETS } from '@kashikari/contracts';
import type { Actor } from '@kashikari/kernel';
import { decodeJwt } from 'jose';
import { refusalOf, TestIdentity, type Person } from './identity';

describe('a fresh sign-in', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  const sessionOf = (token: string) => decodeJwt(token)['sid'] as string;
  /** Returns the actor with a session's token. */
  const holder = (person: Person, token = person.session.token): Actor => ({
    ...{ kind: 'user', userId: person.id },
    sessionId: sessionOf(token),
  });
  const check = (actor: Actor) => refusalOf(identity.security(actor).checkFresh({}));
  const confirm = (actor: Actor, proof: security.ConfirmSessionRequest['proof']) =>
    refusalOf(identity.security(actor).confirmSession({ proof, address: '192.0.2.1' }));
  const password = (value: string) => ({ $case: 'password' as const, value });
  /** Eleven minutes go by. */
  const grow = (table = 'begun_at') =>
    identity.service.db.read(`update sessions set ${table} = ${table} - interval '11 minutes'`);
  const grown = async () => {
    const person = await identity.person();
    await grow();
    return person;
  };

  it('is one of the last ten minutes, also after the session was renewed', async () => {
    const person = await identity.person();
    expect(await check(holder(person))).toBe('allowed');
    await grow();
    expect(await check(holder(person))).toBe('auth.fresh_needed');
    const { session } = await identity.refresh(person.session.refreshToken);
    expect(await check(holder(person, session!.token))).toBe('auth.fresh_needed');
  });

  it('is renewed for ten minutes by the password', async () => {
    const person = await grown();
    expect(await confirm(holder(person), password('not-this-one'))).toBe('auth.failed');
    expect(await check(holder(person))).toBe('auth.fresh_needed');
    expect(await confirm(holder(person), password(person.password))).toBe('allowed');
    expect(await check(holder(person))).toBe('allowed');
    await grow('fresh_at');
    expect(await check(holder(person))).toBe('auth.fresh_needed');
  });

  it('is that of one session alone, and of no session that is over', async () => {
    const person = await grown();
    const { session: other } = await identity.signIn(person.email, person.password);
    expect(await check(holder(person, other!.token))).toBe('allowed');
    expect(await check(holder(person))).toBe('auth.fresh_needed');
    await identity.accounts().signOut({ refreshToken: other!.refreshToken, all: false });
    expect(await check(holder(person, other!.token))).toBe('auth.fresh_needed');
    expect(await confirm(holder(person, other!.token), password(person.password))).toBe('unauthenticated');
  });

  it('is of no stranger who names the session', async () => {
    const [person, stranger] = [await identity.person(), await identity.person()];
    const actor: Actor = { kind: 'user', userId: stranger.id, sessionId: sessionOf(person.session.token) };
    expect(await check(actor)).toBe('auth.fresh_needed');
    expect(await check({ kind: 'user', userId: person.id })).toBe('token_expired');
    const card: Actor = { kind: 'card', userId: person.id, groupId: newId(), canWrite: true };
    expect(await check(card)).toBe('forbidden');
  });

  it('is renewed by a mailed link of one’s own, once, and not by that of another', async () => {
    const [person, other] = [await identity.person(), await grown()];
    const linkTo = async (email: string) => {
      await identity.accounts().requestEmailLink({ email, locale: enumOf(SETS.locale, 'en') });
      await identity.service.drain();
      const mail = identity.world.mails.filter(
        ({ to, template }) => to === email && template === 'sign_in_link',
      );
      const { token } = mail.at(-1)!.params as { token: string };
      return { $case: 'linkToken' as const, value: token };
    };
    const link = await linkTo(person.email);
    expect(await confirm(holder(other), link)).toBe('auth.link_expired');
    expect(await confirm(holder(person), link)).toBe('allowed');
    expect(await check(holder(person))).toBe('allowed');
    expect(await confirm(holder(person), link)).toBe('auth.link_expired');
  });

  it('is not guessed: ten wrong passwords a minute, and no more', async () => {
    const person = await grown();
    const answers: string[] = [];
    for (let tries = 0; tries < 11; tries += 1)
      answers.push(await confirm(holder(person), password(`guess-${tries}`)));
    expect([answers[9], answers[10]]).toEqual(['auth.failed', 'rate_limited']);
    expect(await confirm(holder(person), password(person.password))).toBe('rate_limited');
    const request = { proof: password('guess'), address: '192.0.2.1' };
    const { refusal } = await identity
      .security(holder(person))
      .confirmSession(request)
      .catch((fault) => fault);
    expect(refusal).toMatchObject({ kind: 'limited', params: { by: 'account' } });
    expect(refusal.params.retry_after).toBeGreaterThan(50);
  });

  it('is not guessed in many sessions either, nor beside guesses at the sign-in: they count together', async () => {
    const person = await grown();
    const tokens: string[] = [];
    for (let turn = 0; turn < 2; turn += 1)
      tokens.push((await identity.signIn(person.email, person.password)).session!.token);
    for (let tries = 0; tries < 10; tries += 1) {
      for (const token of tokens)
        expect(await confirm(holder(person, token), password(`guess-${tries}`))).toBe('auth.failed');
      expect(await refusalOf(identity.signIn(person.email, 'guess', '203.0.113.7'))).toBe('auth.failed');
    }
    expect(await confirm(holder(person), password(person.password))).toBe('rate_limited');
    const elsewhere = identity.signIn(person.email, person.password, '203.0.113.8');
    expect(await refusalOf(elsewhere)).toBe('rate_limited');
  });

  it('needs a proof', async () => {
    const person = await grown();
    expect(await confirm(holder(person), undefined)).toBe('auth.failed');
    const broken = { $case: 'passkeyJson' as const, value: '{}' };
    expect(await confirm(holder(person), broken)).toBe('auth.attempt_expired');
  });
});
