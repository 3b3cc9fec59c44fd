import type { notificationSettings } from '@kashikari/contracts';

/** All are on until they are turned off. */
export function toNotificationSetting(setting: notificationSettings.NotificationSetting | undefined) {
  return {
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
  };
}
