import { z } from 'zod';

const flags = {
  email_message: z.boolean().describe('A message about a booking was written. Overridden by `force_notify`.'),
  email_new_booking: z.boolean().describe('A booking was made.'),
  email_update_booking: z.boolean().describe('A booking was changed, extended, moved or cancelled.'),
  email_start_date: z.boolean().describe('A booking of the user starts tomorrow.'),
  email_return_date: z
    .boolean()
    .describe('A good must be returned tomorrow. Overdue notices are sent regardless of this setting.'),
  email_new_post: z.boolean().describe('A group of the user has a new post. Overridden by `force_notify`.'),
  push_message: z
    .boolean()
    .describe('Like `email_message`, in the user’s registered browsers (`/push_tokens`).'),
  push_new_booking: z.boolean().describe('Like `email_new_booking`, in browsers.'),
  push_update_booking: z.boolean().describe('Like `email_update_booking`, in browsers.'),
  push_start_date: z.boolean().describe('Like `email_start_date`, in browsers.'),
  push_new_post: z.boolean().describe('Like `email_new_post`, in browsers.'),
};

export const NotificationSetting = z.object(flags).meta({ id: 'NotificationSetting' });

export const NotificationSettingPatch = NotificationSetting.partial().meta({
  id: 'NotificationSettingPatch',
});

export const NotificationSettingAnswer = z
  .object({ notification_setting: NotificationSetting })
  .meta({ id: 'NotificationSettingAnswer' });
