import { resource } from '../resource';

/** Notification settings of a user, for mail and browsers. */
export const notificationSettings = resource({
  make: async () => ({}),
  examples: {
    getNotificationSetting: ({ lender }) => ({ params: { id: lender.id } }),
    updateNotificationSetting: ({ lender }) => ({
      params: { id: lender.id },
      body: { email_message: false },
    }),
    putNotificationSetting: ({ lender }) => ({
      params: { id: lender.id },
      body: { email_message: false },
    }),
  },
  run: {
    'asks which mails somebody wants': async ({ member }) => {
      const path = `/users/${member.id}/notification_setting`;
      expect((await member.api.patch(path, { email_message: false })).status).toBe(200);
      await member.api.send('PUT', path, { body: { email_new_booking: false } });
      expect((await member.api.get(path)).body.notification_setting).toEqual({
        email_message: false,
        email_new_booking: false,
        email_update_booking: true,
        email_start_date: true,
        email_return_date: true,
        email_new_post: true,
        push_message: true,
        push_new_booking: true,
        push_update_booking: true,
        push_start_date: true,
        push_new_post: true,
      });
    },
  },
});
