import { SETS, textOf, notificationSettings, unsubscribes } from '@kashikari/contracts';
import { VISITOR, type Actor } from '@kashikari/kernel';
import PostalMime from 'postal-mime';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '@kashikari/platform';
import { Encryptor } from '../src/store/encryptor';
import { SealedUnsubscribeTokens } from '../src/store/sealed-unsubscribe-tokens';
import { booking, startNotify, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await startNotify();
});
afterAll(() => world.service.stop());
beforeEach(async () => {
  for (const table of ['mail', 'notification_setting']) await world.service.db.read(`delete from ${table}`);
});

const HANAKO: Actor = { kind: 'user', userId: 'hanako' };
const client = () => world.service.as(VISITOR).connect(unsubscribes.UnsubscribeServiceClient);
const settings = () =>
  world.service.as(HANAKO).connect(notificationSettings.NotificationSettingServiceClient);

async function tokenOf(to: string): Promise<string> {
  const mails = (await world.sent()).filter((mail) => mail.to === to);
  return /\/v1\/unsubscribe\/([\w-]+)/.exec(mails[0]!.text)![1]!;
}

async function offOf(): Promise<string[]> {
  const { setting } = await settings().getNotificationSetting({ userId: 'hanako' });
  return Object.entries(setting!).flatMap(([flag, on]) => (on === false ? [flag] : []));
}

describe('the link at the end of a mail that can be turned off', () => {
  it('turns off its kind for its receiver, as often as it is pressed; looking changes nothing', async () => {
    await world.tell(booking());
    const token = await tokenOf('hanako@example.org');
    const seen = await client().getUnsubscribe({ token });
    expect([textOf(SETS.noticeKind, seen.unsubscription!.kind), seen.unsubscription!.off]).toEqual([
      'new_booking',
      false,
    ]);
    expect(await offOf()).toEqual([]);
    for (let pressed = 0; pressed < 2; pressed += 1) {
      const { unsubscription } = await client().unsubscribe({ token });
      expect([unsubscription!.off, unsubscription!.userId]).toEqual([true, 'hanako']);
    }
    expect(await offOf()).toEqual(['emailNewBooking']);
    await world.service.db.read('delete from mail');
    await world.tell(booking({ id: 'booking-2' }));
    expect((await world.sent()).map(({ to }) => to)).toEqual(['media@example.org']);
  });

  it('has the last word: it also turns off the last notice that is on', async () => {
    await world.tell(booking());
    const all = (await settings().getNotificationSetting({ userId: 'hanako' })).setting!;
    const none = Object.fromEntries(Object.keys(all).map((flag) => [flag, flag === 'emailNewBooking']));
    await settings().updateNotificationSetting({ userId: 'hanako', ...none });
    await client().unsubscribe({ token: await tokenOf('hanako@example.org') });
    expect((await offOf()).sort()).toEqual(Object.keys(all).sort());
  });

  it('also takes back what was chosen for a group', async () => {
    const { db } = world.service;
    await db.read(
      `insert into group_notification_setting (user_id, group_id, email_new_booking, email_message)
        values ('hanako', 'g', true, true), ('media', 'g', true, true)`,
    );
    await world.tell(booking());
    await client().unsubscribe({ token: await tokenOf('hanako@example.org') });
    const rows = await db.read(
      'select user_id, email_new_booking as booking, email_message as message from group_notification_setting order by 1',
    );
    expect(rows).toEqual([
      { user_id: 'hanako', booking: null, message: true },
      { user_id: 'media', booking: true, message: true },
    ]);
    await db.read('delete from group_notification_setting');
  });

  it('is not found for what another installation made, or what was changed', async () => {
    await world.tell(booking());
    const token = await tokenOf('hanako@example.org');
    const secret = Buffer.alloc(32, 7).toString('base64');
    const elsewhere = new SealedUnsubscribeTokens(new Encryptor({ KASHIKARI_SECRET: secret } as Settings));
    const foreign = elsewhere.make({ userId: 'hanako', kind: 'NewBooking', locale: 'ja' });
    // In the middle: the last character of a text in base64 has bits that mean nothing.
    const middle = token.length >> 1;
    const changed = `${token.slice(0, middle)}${token[middle] === 'A' ? 'B' : 'A'}${token.slice(middle + 1)}`;
    for (const bad of [foreign, `${token}AAAA`, token.slice(4), '', 'n'.repeat(100), changed]) {
      await expect(client().getUnsubscribe({ token: bad })).rejects.toMatchObject({
        refusal: { code: 'not_found' },
      });
      await expect(client().unsubscribe({ token: bad })).rejects.toMatchObject({
        refusal: { code: 'not_found' },
      });
    }
  });

  it('is in the header too, for mail programs; a mail that always comes has neither', async () => {
    await world.tell(booking());
    await world.sendMail({
      ...{ to: 'h@example.org', template: 'sign_in_link' },
      params: { name: '花子', token: 't', path: '/auth_redirect?token=t', minutes: '15' },
    });
    await world.settle();
    const folder = path.join(world.folder, 'mail');
    const box = readdirSync(folder)
      .map((file) => readFileSync(path.join(folder, file), 'utf8'))
      .join('');
    const mails = await Promise.all(
      box
        .split(/^From .*\n/m)
        .filter(Boolean)
        .map((raw) => PostalMime.parse(raw)),
    );
    const headersOf = (to: string) =>
      mails
        .findLast((mail) => mail.to?.[0]?.address === to)!
        .headers.filter(({ key }) => key.startsWith('list-'));
    expect(headersOf('hanako@example.org')).toEqual([
      {
        key: 'list-unsubscribe',
        originalKey: 'List-Unsubscribe',
        value: expect.stringMatching(/^<https:\/\/kashi\.example\/v1\/unsubscribe\/[\w-]+>$/),
      },
      {
        key: 'list-unsubscribe-post',
        originalKey: 'List-Unsubscribe-Post',
        value: 'List-Unsubscribe=One-Click',
      },
    ]);
    expect(headersOf('h@example.org')).toEqual([]);
  });
});
