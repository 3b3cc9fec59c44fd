import { route } from '../http/exchange';
import * as contract from './notification-setting.contract';
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

function answerWith({ setting }: notificationSettings.GetNotificationSettingResponse) {
  return {
    body: {
      notification_setting: {
        email_message: setting?.emailMessage ?? true,
        email_new_booking: setting?.emailNewBooking ?? true,
        email_update_booking: setting?.emailUpdateBooking ?? true,
        email_start_date: setting?.emailStartDate ?? true,
        email_return_date: setting?.emailReturnDate ?? true,
        email_new_post: setting?.emailNewPost ?? true,
        push_message: setting?.pushMessage ?? true,
        push_new_booking: setting?.pushNewBooking ?? true,
        push_update_booking: setting?.pushUpdateBooking ?? true,
        push_start_date: setting?.pushStartDate ?? true,
        push_new_post: setting?.pushNewPost ?? true,
      },
    },
  };
}
