import { route } from '../rest/request-context';
import { toNotificationSetting } from './notification-setting.mapper';
import type { notificationSettings } from '@kashikari/contracts';
import { byId } from '../schema/ids';
import { NotificationSettingAnswer, NotificationSettingPatch } from './notification-setting.schema';

const setting = {
  tag: 'Users',
  auth: 'required',
  path: '/users/{id}/notification_setting',
  params: byId('user'),
} as const;

const getNotificationSetting = route(
  {
    ...setting,
    method: 'get',
    operationId: 'getNotificationSetting',
    summary: 'Get notification settings',
    description:
      'Settings of the caller only, for email and for browsers. All are on by default. The last one cannot be turned off.',
    answer: { status: 200, description: 'The settings.', body: NotificationSettingAnswer },
    refuses: ['not_found'],
  },
  async ({ params, call, services }) =>
    answerWith(await services.notificationSettings.getNotificationSetting({ userId: params.id }, call)),
);

const updateNotificationSetting = route(
  {
    ...setting,
    method: 'patch',
    alsoPut: true,
    operationId: 'updateNotificationSetting',
    summary: 'Update notification settings',
    body: NotificationSettingPatch,
    answer: { status: 200, description: 'The settings after the change.', body: NotificationSettingAnswer },
    refuses: ['not_found', 'notification_setting.none'],
  },
  async ({ params, body, call, services }) => {
    const request = {
      userId: params.id,
      emailMessage: body.email_message,
      emailNewBooking: body.email_new_booking,
      emailUpdateBooking: body.email_update_booking,
      emailStartDate: body.email_start_date,
      emailReturnDate: body.email_return_date,
      emailNewPost: body.email_new_post,
      pushMessage: body.push_message,
      pushNewBooking: body.push_new_booking,
      pushUpdateBooking: body.push_update_booking,
      pushStartDate: body.push_start_date,
      pushNewPost: body.push_new_post,
      emailNewGoods: body.email_new_goods,
      pushNewGoods: body.push_new_goods,
      emailComment: body.email_comment,
      pushComment: body.push_comment,
      newGoodsWording: body.new_goods_wording,
    };
    return answerWith(await services.notificationSettings.updateNotificationSetting(request, call));
  },
);

export const notificationSettingRoutes = [getNotificationSetting, updateNotificationSetting];

const answerWith = ({ setting }: notificationSettings.GetNotificationSettingResponse) => ({
  body: { notification_setting: toNotificationSetting(setting) },
});
