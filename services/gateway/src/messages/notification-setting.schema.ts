import { z } from 'zod';

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

export const NotificationSetting = z.object(flags).meta({ id: 'NotificationSetting' });

export const NotificationSettingPatch = NotificationSetting.partial().meta({
  id: 'NotificationSettingPatch',
});

export const NotificationSettingAnswer = z
  .object({ notification_setting: NotificationSetting })
  .meta({ id: 'NotificationSettingAnswer' });
