import { identityEvents } from '@kashikari/contracts';
import { VISITOR, type Actor } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { UnitOfWork } from '../src/app/ports';
import { refusalOf, TestIdentity, type Person } from './identity';

describe('the devices of an account', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await TestIdentity.start();
  });
  afterAll(() => identity.stop());

  const list = async (person: Person, refreshToken = '') =>
    (await identity.security(person.actor).listSessions({ refreshToken })).devices;

  it('are those signed in, the last used first, and which of them asks', async () => {
    const person = await identity.person();
    const { session } = await identity.signIn(person.email, person.password, '198.51.100.7');
    await identity.refresh(person.session.refreshToken, undefined, '203.0.113.5');
    const devices = await list(person, session!.refreshToken);
    expect(devices.map(({ address, current }) => [address, current])).toEqual([
      ['203.0.113.5', false],
      ['198.51.100.7', true],
    ]);
    expect(devices[0]!.userAgent).toBe('jest');
    expect(devices[0]!.usedAt!.getTime()).toBeGreaterThanOrEqual(devices[0]!.begunAt!.getTime());
  });

  it('that are new are told by mail, but not the first one, nor one that is known', async () => {
    const person = await identity.person();
    const news = async () => {
      await identity.service.drain();
      return identity.world.mails
        .filter(({ to, template }) => to === person.email && template === 'new_device')
        .map(({ params }) => params as object);
    };
    const come = (address: string, userAgent: string, tokens: readonly string[] = []) => {
      const value = { email: person.email, accountName: '', password: person.password };
      const method = { $case: 'password' as const, value };
      return identity
        .accounts()
        .signIn({ method, address, userAgent, knownBrowser: { tokens: [...tokens] } });
    };
    // The same browser and address as at sign-up.
    await come('192.0.2.1', 'jest');
    expect(await news()).toEqual([]);
    const firefox =
      'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0 http://evil.example';
    const { knownBrowser } = await come('203.0.113.8', firefox);
    const told = { device: 'Firefox, Linux', path: `/users/${person.id}/devices` };
    expect(await news()).toEqual([expect.objectContaining(told)]);
    await come('203.0.113.8', firefox);
    await come('198.51.100.20', `${firefox} newer`, knownBrowser!.tokens);
    expect(await news()).toHaveLength(1);
    await come('198.51.100.21', firefox);
    expect(await news()).toHaveLength(2);
  });

  it('bear the names that they gave themselves, each its own', async () => {
    const person = await identity.person();
    const named = { platform: 'iOS 26.1', device: 'iPhone 17', app: 'Kashikari 1.4' };
    const [own] = await list(person);
    const actor = { ...person.actor, sessionId: own!.id } as Actor;
    await identity.signIn(person.email, person.password);
    expect((await identity.security(actor).describeDevice(named)).device).toMatchObject(named);
    const names = (await list(person)).map(({ id, device }) => [id === own!.id, device]);
    expect(names.sort()).toEqual([
      [false, ''],
      [true, 'iPhone 17'],
    ]);
    const stranger = { ...(await identity.person()).actor, sessionId: own!.id } as Actor;
    for (const other of [
      stranger,
      { ...actor, sessionId: newId() } as Actor,
      { ...actor, sessionId: undefined } as never,
    ])
      expect(await refusalOf(identity.security(other).describeDevice(named))).toBe('token_expired');
  });

  it('are signed out one by one', async () => {
    const person = await identity.person();
    const { session } = await identity.signIn(person.email, person.password);
    const other = (await list(person, person.session.refreshToken)).find(({ current }) => !current)!;
    await identity.security(person.actor).endSession({ id: other.id });
    expect(await refusalOf(identity.refresh(session!.refreshToken))).toBe('unauthenticated');
    expect(await refusalOf(identity.refresh(person.session.refreshToken))).toBe('allowed');
    expect(await list(person)).toHaveLength(1);
    expect(await refusalOf(identity.security(person.actor).endSession({ id: other.id }))).toBe('not_found');
  });

  it('are all signed out but the one that asks', async () => {
    const person = await identity.person();
    const others = await Promise.all([1, 2].map(() => identity.signIn(person.email, person.password)));
    const { refreshToken } = person.session;
    await identity.security(person.actor).endOtherSessions({ refreshToken });
    for (const { session } of others) {
      expect(await refusalOf(identity.refresh(session!.refreshToken))).toBe('unauthenticated');
    }
    expect(await refusalOf(identity.refresh(refreshToken))).toBe('allowed');
  });

  it('are named by an event once they are signed out, so that nothing is told there any more', async () => {
    const person = await identity.person();
    await identity.signIn(person.email, person.password);
    const devices = await list(person, person.session.refreshToken);
    const [other] = devices.filter(({ current }) => !current);
    const [own] = devices.filter(({ current }) => current);
    await identity.security(person.actor).endSession({ id: other!.id });
    await identity.accounts(person.actor).signOut({ refreshToken: person.session.refreshToken, all: true });
    const told = await identity.service.published('kashikari.identity.session.v1');
    const mine = told.map(({ data }) => identityEvents.SessionsEnded.fromJSON(data));
    expect(mine.filter(({ userId }) => userId === person.id).map(({ sessionIds }) => sessionIds)).toEqual([
      [other!.id],
      [own!.id],
    ]);
  });

  it('that nobody has used for sixty days are over, and named, too', async () => {
    const person = await identity.person();
    const [device] = await list(person);
    const { db } = identity.service;
    await db.read(`update sessions set used_at = now() - interval '61 days' where id = $1`, [device!.id]);
    for (let times = 0; times < 2; times += 1)
      await identity.service.get(UnitOfWork).run((work) => work.sweep(Date.now()));
    const told = await identity.service.published('kashikari.identity.session.v1');
    const mine = told.map(({ data }) => identityEvents.SessionsEnded.fromJSON(data));
    expect(mine.filter(({ userId }) => userId === person.id).map(({ sessionIds }) => sessionIds)).toEqual([
      [device!.id],
    ]);
    expect(await list(person)).toEqual([]);
  });

  it('all stay where nobody says which is to stay', async () => {
    const [person, other] = [await identity.person(), await identity.person()];
    for (const refreshToken of ['', 'never-was', other.session.refreshToken]) {
      expect(await refusalOf(identity.security(person.actor).endOtherSessions({ refreshToken }))).toBe(
        'validation.required refresh_token',
      );
    }
    expect(await list(person)).toHaveLength(1);
  });

  it('are neither seen nor signed out by anybody else', async () => {
    const [person, manager] = [await identity.person(), await identity.person()];
    await identity.appoint(person, manager);
    const [device] = await list(person);
    const end = (actor: Actor) => refusalOf(identity.security(actor).endSession({ id: device!.id }));
    expect(await end(manager.actor)).toBe('not_found');
    expect(await end(VISITOR)).toBe('unauthenticated');
    const card: Actor = { kind: 'card', userId: person.id, groupId: newId(), canWrite: true };
    expect(await end(card)).toBe('forbidden');
    expect(await refusalOf(identity.security(card).listSessions({ refreshToken: '' }))).toBe('forbidden');
    expect((await list(manager)).map(({ id }) => id)).not.toContain(device!.id);
  });

  it('leave no address in the clear in the database', async () => {
    const person = await identity.person();
    await identity.signIn(person.email, person.password, '198.51.100.77');
    const rows = await Promise.all(
      ['sessions', 'security_events'].map((table) => identity.service.db.read(`select * from ${table}`)),
    );
    expect(JSON.stringify(rows)).not.toContain('198.51.100.77');
  });

  it('end by a second use of an old token, and the owner is told by mail, once', async () => {
    const person = await identity.person();
    const { session } = await identity.refresh(person.session.refreshToken);
    for (let again = 0; again < 3; again += 1) await refusalOf(identity.refresh(person.session.refreshToken));
    expect(await refusalOf(identity.refresh(session!.refreshToken))).toBe('unauthenticated');
    await identity.service.drain();
    const mails = identity.world.mails.filter(({ to }) => to === person.email);
    expect(mails.map(({ template }) => template)).toEqual(['session_reused']);
    expect(mails[0]!.params).toMatchObject({ path: `/users/${person.id}/devices` });
  });
});
