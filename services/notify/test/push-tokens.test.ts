import type { push } from '@kashikari/contracts';
import { VISITOR, type Actor, type DomainError } from '@kashikari/kernel';
import { besidePushService, tokensOf, turnOn, user } from './browsers';

const there = besidePushService();
afterEach(() => there.world.service.db.read('delete from push_token'));

const list = (userId: string) => tokensOf(there.world, user(userId)).listPushTokens({});
const faultOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: unknown) => {
      const { code, field } = (error as DomainError).refusal;
      return field ? `${code} at ${field}` : code;
    },
  );

describe('the browsers that tell somebody', () => {
  it('are listed with the key to subscribe with, the same browser once', async () => {
    await turnOn(there.world, there.makers, 'media', 'desk', 'session-1');
    const again = await turnOn(there.world, there.makers, 'media', 'desk', 'session-2');
    const { pushTokens, applicationServerKey } = await list('media');
    expect(pushTokens).toEqual([again]);
    expect(again.sessionId).toBe('session-2');
    expect(Buffer.from(applicationServerKey, 'base64url')).toHaveLength(65);
  });

  it('are at most twenty: the oldest goes for one more', async () => {
    const first = await turnOn(there.world, there.makers, 'media', 'browser-0');
    for (let number = 1; number <= 20; number += 1)
      await turnOn(there.world, there.makers, 'media', `browser-${number}`);
    const { pushTokens } = await list('media');
    expect(pushTokens).toHaveLength(20);
    expect(pushTokens.map(({ id }) => id)).not.toContain(first.id);
  });

  it('are everybody’s own matter, and none of a member card’s', async () => {
    const { id } = await turnOn(there.world, there.makers, 'media');
    const remove = (actor: Actor, of = id) =>
      faultOf(tokensOf(there.world, actor).deletePushToken({ id: of }));
    expect((await list('hanako')).pushTokens).toEqual([]);
    expect(await remove(user('hanako'))).toBe('not_found');
    expect(await remove(user('media'), 'nonsense')).toBe('not_found');
    expect(await remove(VISITOR)).toBe('unauthenticated');
    expect(await remove({ kind: 'card', userId: 'card', groupId: 'g', canWrite: true })).toBe('forbidden');
    expect(await remove({ kind: 'card', userId: 'card', groupId: 'g', canWrite: false })).toBe(
      'no_edit_rights',
    );
    expect(await remove(user('media'))).toBe('ok');
    expect((await list('media')).pushTokens).toEqual([]);
  });

  it('are refused at the field that can not be right', async () => {
    const good = { ...there.makers.browser('desk'), sessionId: '' };
    const create = (wrong: Partial<push.CreatePushTokenRequest>) =>
      faultOf(tokensOf(there.world, user('media')).createPushToken({ ...good, ...wrong }));
    expect(await create({ endpoint: 'ftp://push.example.org/a' })).toBe('push.endpoint at endpoint');
    expect(await create({ p256dh: 'short' })).toBe('push.keys at p256dh');
    expect(await create({ auth: 'short' })).toBe('push.keys at auth');
  });

  it('lie encrypted', async () => {
    await turnOn(there.world, there.makers, 'media');
    const rows = await there.world.service.db.read('select * from push_token');
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });
});
