import { notificationSettings, notify } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import { PAUSE } from '../src/domain/message-mails';
import { NOON, PEOPLE, startNotify, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await startNotify();
});
afterAll(() => world.service.stop());
beforeEach(async () => {
  world.clock.set(NOON);
  await world.service.db.read('delete from mail');
  await world.service.db.read('delete from notification_setting');
});

const POST = {
  group: 'ひまわり文庫',
  author: '園長',
  excerpt: '年末は休みます。\n新年は5日から。',
  path: '/-/hima/posts',
};

async function tell(userIds: readonly string[], more: Partial<notify.TellUsersRequest> = {}) {
  await world.mails.tellUsers({
    ...{ key: newId(), userIds: [...userIds], template: 'new_post', thread: 'new_post:g', force: false },
    ...{ params: POST, accountId: '' },
    ...more,
  });
  await world.settle();
}

const subjects = async (userId: keyof typeof PEOPLE) =>
  (await world.sent(PEOPLE[userId].email)).map(({ subject }) => subject);

const wantNone = (userId: string) =>
  world.service
    .as({ kind: 'user', userId })
    .connect(notificationSettings.NotificationSettingServiceClient)
    .updateNotificationSetting({ userId, emailNewPost: false });

describe('what is told to many by mail', () => {
  it('reaches each in their own language, with what was written and the way to it', async () => {
    await tell(['hanako', 'ann', 'card', 'nobody', 'hanako']);
    expect(await subjects('hanako')).toEqual(['「ひまわり文庫」の新しいお知らせ']);
    const [mail] = await world.sent(PEOPLE.ann.email);
    expect(mail!.subject).toBe('New announcement in “ひまわり文庫”');
    expect(mail!.text).toContain('> 年末は休みます。\n> 新年は5日から。');
    expect(mail!.text).toContain('https://kashi.example/-/hima/posts');
    expect(await world.sent()).toHaveLength(2);
  });

  it('reaches nobody twice when the same is told again', async () => {
    await tell(['hanako'], { key: 'post-1' });
    world.clock.set(NOON + 2 * PAUSE);
    await tell(['hanako', 'taro'], { key: 'post-1' });
    expect([await subjects('hanako'), await subjects('taro')].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is told together when more comes soon, after a pause', async () => {
    await tell(['hanako']);
    await tell(['hanako']);
    await tell(['hanako']);
    expect(await subjects('hanako')).toHaveLength(1);
    world.clock.set(NOON + PAUSE);
    await world.settle();
    expect(await subjects('hanako')).toHaveLength(2);
  });

  it('does not reach who wants no such mails, but where its writer presses on', async () => {
    await wantNone('hanako');
    await tell(['hanako', 'taro']);
    expect([await subjects('hanako'), await subjects('taro')].map(({ length }) => length)).toEqual([0, 1]);
    await tell(['hanako', 'taro'], { force: true });
    expect([await subjects('hanako'), await subjects('taro')].map(({ length }) => length)).toEqual([1, 2]);
  });

  it.each([
    [{ template: 'sign_in_link' }, 'template'],
    [{ template: 'constructor' }, 'template'],
    [{ userIds: Array.from({ length: 501 }, () => newId()) }, 'user_ids'],
    [{ thread: '' }, 'thread'],
    [{ params: { ...POST, path: 'https://evil.example' } }, 'params'],
    [{ params: { ...POST, excerpt: '' } }, 'params'],
  ])('is refused when it is wrong: %#', async (more, field) => {
    await expect(tell(['hanako'], more)).rejects.toMatchObject({ refusal: { code: 'validation', field } });
  });

  it('is asked for by services alone', async () => {
    const mails = world.service.as({ kind: 'user', userId: 'hanako' }).connect(notify.MailServiceClient);
    await expect(mails.tellUsers(notify.TellUsersRequest.create())).rejects.toMatchObject({
      refusal: { kind: 'forbidden' },
    });
  });
});
