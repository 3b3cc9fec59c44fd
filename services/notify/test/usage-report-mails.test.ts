import { randomUUID } from 'node:crypto';
import { notificationSettings, notify, PATCHES, SETS, textOf, unsubscribes } from '@kashikari/contracts';
import { SYSTEM, VISITOR, type Actor, type DomainError } from '@kashikari/kernel';
import { NOON, startNotify, type World } from './world';

const GROUP = randomUUID();

let world: World;
beforeAll(async () => {
  world = await startNotify();
  world.groups.isMember('media', GROUP, true);
  world.groups.isMember('ann', GROUP);
});
afterAll(() => world.service.stop());
beforeEach(async () => {
  world.clock.set(NOON);
  for (const table of ['mail', 'push', 'group_notification_setting', 'notification_setting'])
    await world.service.db.read(`delete from ${table}`);
});

const client = (actor: Actor) =>
  world.service.as(actor).connect(notificationSettings.NotificationSettingServiceClient);
const choose = (userId: string, patch: object) =>
  client({ kind: 'user', userId }).updateGroupNotificationSetting({
    ...{ groupId: GROUP, newGoodsWording: '' },
    patch: PATCHES.groupNotifications.write({ ...patch }),
  });
const readers = async (after?: notificationSettings.UsageReportReader) =>
  (await client(SYSTEM).listUsageReportReaders({ after })).readers;
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: unknown) => (error as DomainError).refusal.code,
  );

/** Reservation says that a report is ready. */
async function tell(template: string, key = randomUUID(), ...userIds: string[]): Promise<void> {
  const params = {
    ...{ group: 'Photo club', group_id: GROUP, first_day: '2026-11-15', last_day: '2026-11-15' },
    path: '/-/photo-club/usage_reports?report=r1',
  };
  const asked = { key, userIds: userIds.length ? userIds : ['media'], template, params, thread: key };
  await world.mails.tellUsers(notify.TellUsersRequest.create({ ...asked, force: false }));
  await world.settle();
}

describe('the choice of daily usage reports', () => {
  it('is made by those who run the group, forbidden to members and not found by others', async () => {
    expect(await codeOf(choose('media', { email_usage_report: true }))).toBe('ok');
    expect(await codeOf(choose('ann', { email_usage_report: true }))).toBe('forbidden');
    expect(await codeOf(choose('ann', { email_usage_report: false, email_comment: false }))).toBe(
      'forbidden',
    );
    expect(await codeOf(choose('hanako', { email_usage_report: true }))).toBe('not_found');
    expect(await codeOf(choose('ann', { email_comment: false }))).toBe('ok');
    expect(await readers()).toEqual([{ userId: 'media', groupId: GROUP, since: new Date(NOON) }]);
  });

  it('is off until it is made, and keeps the time at which it was turned on', async () => {
    const media = client({ kind: 'user', userId: 'media' });
    const chosen = async () =>
      (await media.getGroupNotificationSetting({ groupId: GROUP })).setting!.choices!.emailUsageReport;
    expect(await chosen()).toBeUndefined();
    await choose('media', { email_usage_report: true });
    world.clock.set(NOON + 1_000);
    await choose('media', { email_usage_report: true, email_comment: false });
    expect([await chosen(), (await readers())[0]!.since]).toEqual([true, new Date(NOON)]);
    await choose('media', { email_usage_report: false });
    expect([await chosen(), await readers()]).toEqual([false, []]);
    await choose('media', { email_usage_report: true });
    expect((await readers())[0]!.since).toEqual(new Date(NOON + 1_000));
  });

  it('is listed in pages, for the system only', async () => {
    await world.service.db.read(
      `insert into group_notification_setting (user_id, group_id, email_usage_report, usage_report_since)
        select 'u' || lpad((n / 2)::text, 4, '0'), 'g' || n % 2, true, now() from generate_series(1, 700) as n`,
    );
    const first = await readers();
    const second = await readers(first.at(-1));
    const keys = [...first, ...second].map(({ userId, groupId }) => `${userId} ${groupId}`);
    expect([first.length, second.length, new Set(keys).size]).toEqual([500, 200, 700]);
    const asked = client({ kind: 'user', userId: 'media' }).listUsageReportReaders({ after: undefined });
    expect(await codeOf(asked)).toBe('forbidden');
  });
});

describe('a mail with a usage report', () => {
  it('has the group, the days and a link, once for each report and person, and is not pushed', async () => {
    const key = randomUUID();
    for (let press = 0; press < 3; press += 1) await tell('usage_report', key, 'media', 'ann');
    const mails = await world.sent();
    expect(mails.map(({ to }) => to).sort()).toEqual(['ann@example.org', 'media@example.org']);
    const english = mails.find(({ to }) => to.startsWith('ann'))!;
    expect(english.subject).toBe('Usage report of Photo club: Sun 15 Nov');
    expect(english.text).toContain('https://kashi.example/-/photo-club/usage_reports?report=r1');
    expect(english.text).not.toContain('/v1/unsubscribe/');
    expect(await world.service.db.read('select 1 from push')).toEqual([]);
  });

  it('is daily for readers who have it on, until its link turns it off', async () => {
    await tell('usage_report_daily');
    expect(await world.sent()).toEqual([]);
    await choose('media', { email_usage_report: true });
    await tell('usage_report_daily');
    const [mail] = await world.sent();
    expect(mail!.subject).toBe('「Photo club」の利用報告：11/15（日）');
    const token = /\/v1\/unsubscribe\/([\w-]+)/.exec(mail!.text)![1]!;
    const links = world.service.as(VISITOR).connect(unsubscribes.UnsubscribeServiceClient);
    const { unsubscription } = await links.getUnsubscribe({ token });
    expect([textOf(SETS.noticeKind, unsubscription!.kind), unsubscription!.off]).toEqual([
      'usage_report',
      false,
    ]);
    expect((await links.unsubscribe({ token })).unsubscription!.off).toBe(true);
    expect((await links.getUnsubscribe({ token })).unsubscription!.off).toBe(true);
    expect(await readers()).toEqual([]);
    await tell('usage_report_daily');
    expect(await world.sent()).toHaveLength(1);
  });
});
