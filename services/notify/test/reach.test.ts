import { enumOf, notify, notificationSettings, SETS } from '@kashikari/contracts';
import { besidePushService, turnOn, user } from './browsers';

const there = besidePushService();

const reachOf = (userId: string) => there.world.mails.getMessageReach({ userId });
const choose = (userId: string, patch: Partial<notificationSettings.UpdateNotificationSettingRequest>) =>
  there.world.service
    .as(user(userId))
    .connect(notificationSettings.NotificationSettingServiceClient)
    .updateNotificationSetting({ userId, ...patch });

describe('how a message reaches somebody', () => {
  it('is by mail to a confirmed address and in browsers that are on, as far as messages are wanted', async () => {
    expect(await reachOf('ann')).toEqual({ locale: enumOf(SETS.locale, 'en'), ways: ['email'] });
    await turnOn(there.world, there.makers, 'ann');
    expect((await reachOf('ann')).ways).toEqual(['email', 'push']);
    await choose('ann', { emailMessage: false });
    expect((await reachOf('ann')).ways).toEqual(['push']);
    await choose('ann', { pushMessage: false });
    expect((await reachOf('ann')).ways).toEqual([]);
  });

  it('is not at all where there is no address, or none that was confirmed', async () => {
    expect((await reachOf('card')).ways).toEqual([]);
    expect((await reachOf('new')).ways).toEqual([]);
    expect((await reachOf('deleted')).ways).toEqual([]);
  });

  it('is not by mail where the installation was set up without', async () => {
    const { world } = there;
    world.isSetUpWithoutMail();
    // Identity's earlier answer is cached for a while.
    world.clock.advance(60_000);
    expect((await reachOf('hanako')).ways).toEqual([]);
  });

  it('is known to services only', async () => {
    const client = there.world.service.as(user('ann')).connect(notify.MailServiceClient);
    await expect(client.getMessageReach({ userId: 'ann' })).rejects.toMatchObject({
      refusal: { code: 'forbidden' },
    });
  });
});
