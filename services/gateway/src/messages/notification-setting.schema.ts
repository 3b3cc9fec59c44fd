import { z } from 'zod';
import { text } from '../schema/text';

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
  email_new_goods: z
    .boolean()
    .describe(
      'Goods that a group of the user shows for the first time, on Mondays. Goods with a price are included after `true` was sent.',
    ),
  push_new_goods: z.boolean().describe('Like `email_new_goods`, in browsers.'),
  email_comment: z
    .boolean()
    .describe('A comment or review of a good that the user lends, or has commented on, was written.'),
  push_comment: z.boolean().describe('Like `email_comment`, in browsers.'),
};

/** Proof of consent to advertising mail: the text that the user saw when turning on `new_goods`. */
export const newGoodsWording = () =>
  text(500).describe('Text beside the switch, as the user saw it when turning on `new_goods`. Write-only.');

export const NotificationSetting = z.object(flags).meta({ id: 'NotificationSetting' });

export const NotificationSettingPatch = NotificationSetting.partial()
  .extend({ new_goods_wording: newGoodsWording().optional() })
  .meta({ id: 'NotificationSettingPatch' });

export const NotificationSettingAnswer = z
  .object({ notification_setting: NotificationSetting })
  .meta({ id: 'NotificationSettingAnswer' });
