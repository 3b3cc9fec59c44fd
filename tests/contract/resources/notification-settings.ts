import { mailWith } from '../../product/consent';
import { resource } from '../resource';

/** Looks like a token, and no installation has made it. */
const NO_TOKEN = 'n'.repeat(100);

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
    getUnsubscribe: () => ({ params: { token: NO_TOKEN } }),
    unsubscribe: () => ({ params: { token: NO_TOKEN } }),
    getGroupNotificationSetting: ({ group }) => ({ params: { id: group.id } }),
    updateGroupNotificationSetting: ({ group }) => ({
      params: { id: group.id },
      body: { email_new_goods: false, push_comment: null },
    }),
    putGroupNotificationSetting: ({ group }) => ({
      params: { id: group.id },
      body: { email_new_goods: false, push_comment: null },
    }),
  },
  run: {
    'turns the mails of a kind off by the link of a mail, without sign-in': async ({
      url,
      lender,
      visitor,
    }) => {
      const { match: token } = await mailWith(url, lender.email, /\/v1\/unsubscribe\/([\w-]+)/);
      const path = `/unsubscribe/${token}`;
      const address = `${url}/v1${path}`;
      const seen = await visitor.get(path);
      expect([seen.status, seen.headers.get('content-type'), seen.headers.get('set-cookie')]).toEqual([
        ...[200, 'text/html; charset=utf-8', null],
      ]);
      expect(seen.body).toContain('<form method="post"');
      const setting = async () =>
        Object.entries<boolean>(
          (await lender.api.get(`/users/${lender.id}/notification_setting`)).body.notification_setting,
        ).flatMap(([flag, on]) => (on ? [] : [flag]));
      const before = await setting();
      const form = new FormData();
      form.set('List-Unsubscribe', 'One-Click');
      for (const body of [new URLSearchParams('List-Unsubscribe=One-Click'), form, undefined]) {
        const pressed = await fetch(address, { method: 'POST', ...(body && { body }), redirect: 'error' });
        expect([pressed.status, (await pressed.text()).includes('<form')]).toEqual([200, false]);
      }
      expect((await visitor.post(path, {})).status).toBe(200);
      expect((await setting()).length).toBe(before.length + 1);
      const other = await fetch(`${url}/v1/unsubscribe/${NO_TOKEN}`, { method: 'POST' });
      expect(other.status).toBe(404);
    },
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
        email_new_goods: true,
        push_new_goods: true,
        email_comment: true,
        push_comment: true,
      });
    },
    'asks which notices somebody wants of a group': async ({ lender, member, group }) => {
      const path = `/groups/${group.id}/notification_setting`;
      expect((await member.api.patch(path, { email_new_post: false, push_comment: false })).status).toBe(200);
      await member.api.send('PUT', path, { body: { push_comment: null, email_comment: false } });
      const { notification_setting: setting } = (await member.api.get(path)).body;
      expect(setting).toMatchObject({ email_new_post: false, push_comment: null, email_comment: false });
      expect(setting.effective).toMatchObject({
        email_new_post: false,
        push_comment: true,
        email_comment: false,
      });
      expect((await lender.api.get(`/groups/${group.slug}/notification_setting`)).status).toBe(200);
    },
  },
});
