import { route } from '../rest/request-context';
import * as contract from './notification-setting.contract';
import { toNotificationSetting } from './notification-setting.mapper';
import type { notificationSettings } from '@kashikari/contracts';

const getNotificationSetting = route(contract.getNotificationSetting, async ({ params, call, services }) =>
  answerWith(await services.notificationSettings.getNotificationSetting({ userId: params.id }, call)),
);

const updateNotificationSetting = route(
  contract.updateNotificationSetting,
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
    };
    return answerWith(await services.notificationSettings.updateNotificationSetting(request, call));
  },
);

export const notificationSettingRoutes = [getNotificationSetting, updateNotificationSetting];

const answerWith = ({ setting }: notificationSettings.GetNotificationSettingResponse) => ({
  body: { notification_setting: toNotificationSetting(setting) },
});
