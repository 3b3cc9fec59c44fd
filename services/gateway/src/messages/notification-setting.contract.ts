import { defineRoute } from '../rest/route';
import { byId } from '../schema/ids';
import { NotificationSettingAnswer, NotificationSettingPatch } from './notification-setting.schema';

const setting = {
  tag: 'Users',
  auth: 'required',
  path: '/users/{id}/notification_setting',
  params: byId('user'),
} as const;

export const getNotificationSetting = defineRoute({
  ...setting,
  method: 'get',
  operationId: 'getNotificationSetting',
  summary: 'What I want to be told',
  description:
    'One’s own alone, by mail and in browsers. All are on until they are turned off; the last one stays on.',
  answer: { status: 200, description: 'What is on.', body: NotificationSettingAnswer },
  refuses: ['not_found'],
});

export const updateNotificationSetting = defineRoute({
  ...setting,
  method: 'patch',
  alsoPut: true,
  operationId: 'updateNotificationSetting',
  summary: 'Choose what I want to be told',
  body: NotificationSettingPatch,
  answer: { status: 200, description: 'What is on after it.', body: NotificationSettingAnswer },
  refuses: ['not_found', 'notification_setting.none'],
});
