import { push } from '@kashikari/contracts';
import { VISITOR, type Actor, type DomainError } from '@kashikari/kernel';
import { tokensOf, turnOn, user } from './browsers';
import { startPushService, type TestPushService } from './push-endpoint';
import { startNotify, type World } from './world';

let world: World;
let makers: TestPushService;

beforeAll(async () => {
  makers = await startPushService();
  world = await startNotify({ WEB_PUSH_TO_PRIVATE: '1' });
});
afterAll(async () => {
  await world.service.stop();
  await makers.close();
});
afterEach(() => world.service.db.read('delete from push_token'));

const list = (userId: string) => tokensOf(world, user(userId)).listPushTokens({});
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
    await turnOn(world, makers, 'media', 'desk', 'session-1');
    const again = await turnOn(world, makers, 'media', 'desk', 'session-2');
    const { pushTokens, applicationServerKey } = await list('media');
    expect(pushTokens).toEqual([again]);
    expect(again.sessionId).toBe('session-2');
    expect(Buffer.from(applicationServerKey, 'base64url')).toHaveLength(65);
  });

  it('are at most twenty: the oldest goes for one more', async () => {
    const first = await turnOn(world, makers, 'media', 'browser-0');
    for (let number = 1; number <= 20; number += 1) await turnOn(world, makers, 'media', `browser-${number}`);
    const { pushTokens } = await list('media');
    expect(pushTokens).toHaveLength(20);
    expect(pushTokens.map(({ id }) => id)).not.toContain(first.id);
  });

  it('are everybody’s own matter, and none of a member card’s', async () => {
    const { id } = await turnOn(world, makers, 'media');
    const remove = (actor: Actor, of = id) => faultOf(tokensOf(world, actor).deletePushToken({ id: of }));
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
    const good = { ...makers.browser('desk'), sessionId: '' };
    const create = (wrong: Partial<push.CreatePushTokenRequest>) =>
      faultOf(tokensOf(world, user('media')).createPushToken({ ...good, ...wrong }));
    expect(await create({ endpoint: 'ftp://push.example.org/a' })).toBe('push.endpoint at endpoint');
    expect(await create({ p256dh: 'short' })).toBe('push.keys at p256dh');
    expect(await create({ auth: 'short' })).toBe('push.keys at auth');
  });

  it('lie encrypted', async () => {
    await turnOn(world, makers, 'media');
    const rows = await world.service.db.read('select * from push_token');
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });
});
