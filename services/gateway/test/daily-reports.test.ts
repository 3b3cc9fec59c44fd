import { notificationSettings } from '@kashikari/contracts';
import { DomainError } from '@kashikari/kernel';
import request from 'supertest';
import { testApp, tokenFor } from './test-app';
import { GOOD_ID as GROUP_ID, USER_ID } from './user-message';

/** Changes the setting for a group. @returns the status, and the groups whose daily reports are looked for */
async function change(body: object, reservationIsAway = false) {
  const planned: string[] = [];
  const setting = notificationSettings.GroupNotificationSetting.fromPartial({ groupId: GROUP_ID });
  const services = {
    notificationSettings: { updateGroupNotificationSetting: async () => ({ setting }) },
    usageReports: {
      planDailyReports: async ({ groupId }: { groupId: string }) => {
        if (reservationIsAway) throw unavailable();
        planned.push(groupId);
        return {};
      },
    },
  };
  const { status } = await request(testApp(services))
    .patch('/v1/groups/camera-club/notification_setting')
    .set('Authorization', `Bearer ${await tokenFor({ id: USER_ID })}`)
    .send(body);
  return { status, planned };
}

const unavailable = () => new DomainError({ kind: 'unavailable', code: 'unavailable' });

describe('the daily report of a group', () => {
  it('is looked for as soon as somebody turns it on, and not for any other change', async () => {
    expect(await change({ email_usage_report: true })).toEqual({ status: 200, planned: [GROUP_ID] });
    expect(await change({ email_usage_report: false })).toEqual({ status: 200, planned: [] });
    expect(await change({ email_message: true })).toEqual({ status: 200, planned: [] });
  });

  it('is turned on while reservation is away', async () => {
    expect(await change({ email_usage_report: true }, true)).toEqual({ status: 200, planned: [] });
  });
});
