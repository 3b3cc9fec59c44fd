import { made, PASSWORD, signUp } from '../base';
import { resource } from '../resource';

/** A calendar with an entry of one day, long ahead. */
const CALENDAR = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:a',
  'DTSTART;VALUE=DATE:20200101',
  'RRULE:FREQ=YEARLY',
  'SUMMARY:New year',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

/** Accounts. The runs of closed dates stand with the calendars, see feeds.ts. */
export const users = resource({
  make: async () => ({}),
  examples: {
    createUser: () => ({
      body: {
        name: 'New',
        email: `new-${Math.random().toString(36).slice(2)}@example.jp`,
        password: PASSWORD,
        locale: 'en',
        time_zone: 'Europe/Berlin',
      },
    }),
    listUsers: () => ({}),
    getCurrentUser: () => ({}),
    getUser: ({ lender }) => ({ params: { id: lender.id } }),
    updateUser: ({ lender }) => ({ params: { id: lender.id }, body: { name: 'Renamed' } }),
    putUser: ({ lender }) => ({ params: { id: lender.id }, body: { name: 'Renamed' } }),
    exportUser: ({ lender }) => ({ params: { id: lender.id } }),
    deleteUser: ({ lender }) => ({ params: { id: lender.id }, body: { email: lender.email } }),
    importClosedDates: ({ lender }) => ({
      params: { id: lender.id },
      body: { calendar: CALENDAR, dry_run: true },
    }),
  },
  run: {
    'shows and changes an account, and lets go of it': async ({ visitor, lender, member, goodId }) => {
      const current = await lender.api.get('/users/current');
      expect(current.body).toMatchObject({
        user: { id: lender.id, email: lender.email },
        token: lender.api.token,
      });
      const rules = {
        max_supplies: 5,
        extendable_days: 7,
        queue_answer_hours: 48,
        pick_up_note: '鍵は事務室です。\n土曜はインターホンで。',
        closed_dates: ['2099-01-01'],
      };
      const changed = await lender.api.patch(`/users/${lender.id}`, rules);
      expect(changed.body.user).toMatchObject(rules);
      const shown = await member.api.get(`/users/${lender.id}`);
      expect(shown.body.user).toMatchObject({ id: lender.id, email: null, pick_up_note: '' });
      const beside = await member.api.get(`/goods/${goodId}`);
      expect(beside.body.users).toMatchObject([{ id: lender.id, pick_up_note: rules.pick_up_note }]);
      await lender.api.send('PUT', `/users/${lender.id}`, { body: { max_supplies: null } });
      const leaver = await signUp(visitor, 'leaver');
      expect((await leaver.api.delete(`/users/${leaver.id}`, { email: leaver.email })).status).toBe(204);
    },

    'counts the goods of a person as their list does, and their bookings for those whom it concerns': async (
      base,
    ) => {
      const { visitor, lender, member, goodId, day } = base;
      const range = { good_id: goodId, start_date: day(80), end_date: day(80) };
      await made(member.api.post('/bookings', range), 'booking');
      for (const { api } of [member, lender]) {
        const goods = await api.get(`/goods?owner_id=${lender.id}&per_page=1`);
        const { body } = await api.get(`/users/${lender.id}`);
        expect(body.user.goods_count).toBe(goods.body.meta.total);
      }
      const { body } = await lender.api.get(`/users/${member.id}`);
      expect(body.user.bookings_count).toBeGreaterThan(0);
      const stranger = await signUp(visitor, 'stranger');
      const unseen = await stranger.api.get(`/users/${member.id}`);
      expect(unseen.body.user?.bookings_count ?? null).toBeNull();
    },

    'adds accounts to the first one, signs in to them, and deletes them before it': async ({ visitor }) => {
      const first = await signUp(visitor, 'first');
      const form = { name: 'Branch', account_name: `branch_${first.id.slice(-12)}`, password: PASSWORD };
      const added = await first.api.post('/users', form);
      expect([added.status, Object.keys(added.body)]).toEqual([201, ['user']]);
      expect(added.body.user).toMatchObject({ email: null, account_name: form.account_name });
      const own = { id: added.body.user.id, name: 'Branch', account_name: form.account_name };
      const { user } = (await first.api.get('/users/current')).body;
      expect(user).toMatchObject({ accounts: [own], managing_users: [], account_name: null });
      expect((await first.api.get('/users')).body.users.map(({ id }: { id: string }) => id)).toEqual([
        first.id,
      ]);
      const named = await first.api.patch(`/users/${first.id}`, { account_name: 'first_1' });
      expect([named.status, named.body.errors.account_name[0].code]).toEqual([
        400,
        'user.account_name_first',
      ]);
      const early = await first.api.delete(`/users/${first.id}`, { email: first.email });
      expect([early.status, early.body.code]).toEqual([409, 'user.has_accounts']);
      const { account_name, password } = form;
      const { body } = await visitor.post('/auth/login', { account_name, password });
      const branch = visitor.as(String(body.token));
      const wrong = await branch.delete(`/users/${own.id}`, { account_name: 'x' });
      expect([wrong.status, wrong.body.errors.account_name[0].code]).toEqual([
        400,
        'user.account_name_mismatch',
      ]);
      expect((await branch.delete(`/users/${own.id}`, { account_name })).status).toBe(204);
      expect((await first.api.delete(`/users/${first.id}`, { email: first.email })).status).toBe(204);
    },

    'takes out everything of one’s own': async ({ lender, goodId, day }) => {
      const range = { good_id: goodId, start_date: day(70), end_date: day(70) };
      await made(lender.api.post('/bookings', range), 'booking');
      const { body } = await lender.api.get(`/users/${lender.id}/export`);
      expect(body.user).toMatchObject({ id: lender.id, email: lender.email });
      for (const part of ['sessions', 'security_events', 'groups', 'goods', 'bookings'])
        expect([part, body[part].length > 0]).toEqual([part, true]);
    },
  },
});
