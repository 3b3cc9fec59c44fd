import { z } from 'zod';
import { defineRoute } from '../http/route';
import { byId } from '../schema/ids';

const flags = {
  email_message: z.boolean().describe('Somebody wrote about a booking. Passed over by `force_notify`.'),
  email_new_booking: z.boolean().describe('A booking was made.'),
  email_update_booking: z.boolean().describe('A booking was changed, extended, moved or cancelled.'),
  email_start_date: z.boolean().describe('A booking of mine begins tomorrow.'),
  email_return_date: z
    .boolean()
    .describe('What I have is to be returned tomorrow. That it is late is told whatever is chosen.'),
  email_new_post: z
    .boolean()
    .describe('A group of mine has a new announcement. Passed over by `force_notify`.'),
  push_message: z.boolean().describe('As `email_message`, in browsers that I turned on (`/push_tokens`).'),
  push_new_booking: z.boolean().describe('As `email_new_booking`, in browsers.'),
  push_update_booking: z.boolean().describe('As `email_update_booking`, in browsers.'),
  push_start_date: z.boolean().describe('As `email_start_date`, in browsers.'),
  push_new_post: z.boolean().describe('As `email_new_post`, in browsers.'),
};

const NotificationSetting = z.object(flags).meta({ id: 'NotificationSetting' });

const NotificationSettingPatch = NotificationSetting.partial().meta({ id: 'NotificationSettingPatch' });

const NotificationSettingAnswer = z
  .object({ notification_setting: NotificationSetting })
  .meta({ id: 'NotificationSettingAnswer' });

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
