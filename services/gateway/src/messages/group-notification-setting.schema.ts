import { z } from 'zod';
import { newGoodsWording, NotificationSetting } from './notification-setting.schema';

const general = NotificationSetting.pick({
  email_message: true,
  email_new_booking: true,
  email_update_booking: true,
  email_new_post: true,
  email_new_goods: true,
  email_comment: true,
  push_message: true,
  push_new_booking: true,
  push_update_booking: true,
  push_new_post: true,
  push_new_goods: true,
  push_comment: true,
});

/** Flags of a group in this order, each for mail and for browsers. */
export const GROUP_FLAGS = Object.keys(general.shape) as (keyof typeof general.shape)[];

const ABOUT =
  '`message`, `new_booking` and `update_booking` concern goods that the user lends; the user’s own bookings follow the general setting.';

const choice = () => z.boolean().nullable().describe('Null: as in the general setting.');

const choices = z.object({
  email_message: choice(),
  email_new_booking: choice(),
  email_update_booking: choice(),
  email_new_post: choice(),
  email_new_goods: choice(),
  email_comment: choice(),
  push_message: choice(),
  push_new_booking: choice(),
  push_update_booking: choice(),
  push_new_post: choice(),
  push_new_goods: choice(),
  push_comment: choice(),
});

export const EffectiveGroupNotifications = general.meta({ id: 'EffectiveGroupNotifications' });

export const GroupNotificationSetting = choices
  .extend({
    email_usage_report: z
      .boolean()
      .describe('A usage report of the day before by mail, every day that has rows. For group owners.'),
    effective: EffectiveGroupNotifications.describe(
      `The resulting flags: the choice for the group, or else the general setting. ${ABOUT}`,
    ),
  })
  .meta({ id: 'GroupNotificationSetting' });

export const GroupNotificationSettingPatch = choices
  .partial()
  .extend({ email_usage_report: z.boolean().optional(), new_goods_wording: newGoodsWording().optional() })
  .meta({ id: 'GroupNotificationSettingPatch' });

export const GroupNotificationSettingAnswer = z
  .object({ notification_setting: GroupNotificationSetting })
  .meta({ id: 'GroupNotificationSettingAnswer' });
