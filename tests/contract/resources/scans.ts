import { UNKNOWN } from '../../../services/catalog/test/book-catalogs';
import type { Client } from '../client';
import { made, SECRET_WORD, signUp, type Person } from '../base';
import { appoint, confirmAddress } from '../../product/consent';
import { willing } from '../world';
import { SITE } from '../provider';
import { resource } from '../resource';

const READ = { permission: 'read' };

/** A new card; older ones leave their seats, which the other resources may have taken. */
async function drawCard(api: Client, groupId: string, fields: object) {
  const { auth_tokens: cards } = (await api.get('/auth_tokens', { group_id: groupId })).body;
  for (const { id } of cards as { id: string }[]) await api.delete(`/auth_tokens/${id}`);
  return made<{ readonly jti: string; readonly user_id: string }>(
    api.post('/auth_tokens', { group_id: groupId, ...fields }),
    'auth_token',
  );
}

/** Codes of the lender's goods. */
export const scans = resource({
  make: async () => ({}),
  examples: {
    resolveScan: ({ url, goodId }) => ({ body: { code: `${url}/goods/${goodId}` } }),
  },
  run: {
    'resolves a code to what the caller may see and do': async ({
      url,
      lender,
      member,
      visitor,
      group,
      day,
    }) => {
      const fields = {
        title: `${SECRET_WORD} 三脚`,
        management_id: 'TRI-7',
        quantity: 2,
        group_ids: [group.id],
      };
      const { id } = await made(lender.api.post('/goods', fields), 'good');
      const { body: labelled } = await lender.api.post(`/goods/${id}/label_code`, {});
      const label = `${SITE}/q/${labelled.code}`;
      const resolve = async (api: Client, code: string, more: object = {}) => {
        const { status, body } = await api.post('/scans/resolve', { code, group_id: group.slug, ...more });
        expect(status).toBe(200);
        return body;
      };
      const actions = async (api: Client, code = label, more = {}) =>
        ((await resolve(api, code, more)).scan.actions as string[]).join(' ');
      const codes = [label, `${SITE}/goods/${id}`, 'ｔｒｉ-7'];
      for (const code of codes) {
        const { scan, goods } = await resolve(member.api, code);
        expect(scan).toMatchObject({ kind: 'good', good_id: id });
        expect(goods).toMatchObject([{ id, title: fields.title }]);
      }
      const manager = await signUp(visitor, 'desk');
      const owner = await signUp(visitor, 'group-owner');
      for (const person of [lender, manager, owner]) await confirmAddress(url, willing(person));
      await appoint(willing(lender), willing(manager));
      const place = { group_id: group.id, passcode: `${SECRET_WORD}-1` };
      const { id: placeId } = await made(owner.api.post('/memberships', place), 'membership');
      await lender.api.patch(`/memberships/${placeId}`, { group_owner: true });
      expect(await actions(lender.api)).toBe('hand_out count edit open');
      expect(await actions(manager.api)).toBe('hand_out count edit open');
      expect(await actions(owner.api)).toBe('hand_out count edit open');
      expect(await actions(manager.api, label, { mode: 'count' })).toBe('count hand_out edit open');
      expect(await actions(member.api)).toBe('borrow open');
      const { jti } = await drawCard(lender.api, group.id, READ);
      const card = visitor.as(String((await visitor.post('/auth/login', { jti })).body.token));
      expect(await actions(card)).toBe('open');

      const unknown = `${SITE}/q/ABCDEFGHJKL2`;
      const stranger = await signUp(visitor, 'passer-by-with-a-scanner');
      for (const api of [stranger.api, visitor]) {
        const [hidden, missing] = [await resolve(api, label), await resolve(api, unknown)];
        expect(hidden.scan).toEqual({ ...missing.scan, normal: label });
        expect({ ...hidden, scan: {} }).toEqual({ ...missing, scan: {} });
        expect(missing.scan).toMatchObject({ kind: 'unknown', actions: [] });
        expect((await resolve(api, 'TRI-7')).scan).toMatchObject({ kind: 'unknown', actions: ['search'] });
      }
      await lender.api.patch(`/goods/${id}`, { is_public: true });
      expect(await actions(visitor)).toBe('open sign_in');
      expect((await resolve(visitor, 'TRI-7')).scan).toMatchObject({ kind: 'good', good_id: id });

      const today = { good_id: id, start_date: day(0), end_date: day(1), quantity: 2 };
      const booking = await made(member.api.post('/bookings', today), 'booking');
      expect(await actions(member.api)).toMatch(/^(?:collect|return)/);
      const address = `${SITE}/bookings/${booking.id}`;
      expect((await resolve(member.api, address)).scan).toMatchObject({
        kind: 'good',
        booking_id: booking.id,
      });
      expect((await resolve(stranger.api, address)).scan).toMatchObject({ kind: 'unknown' });
      expect(await actions(stranger.api)).toBe('open');
      expect(await actions(lender.api)).toMatch(/^(?:hand_over|take_back)/);
      expect((await resolve(lender.api, label)).users.map((user: { id: string }) => user.id)).toContain(
        member.id,
      );
      expect(JSON.stringify(await resolve(stranger.api, label))).not.toContain(member.id);
    },

    'finds goods by further codes, which are one good’s of a lender unless they are GTINs': async ({
      lender,
      member,
      group,
    }) => {
      const [jan, tag] = ['4901234567894', 'TAG-4711'];
      const scan = async ({ api }: Person, code: string) =>
        (await api.post('/scans/resolve', { code, group_id: group.id })).body.scan;
      expect(await scan(lender, tag)).toMatchObject({
        kind: 'unknown',
        actions: ['register', 'attach', 'search'],
      });
      const fields = { group_ids: [group.id], codes: [` ${jan} `, tag] };
      const first = await made<{ readonly id: string; readonly codes: string[] }>(
        lender.api.post('/goods', { title: '三脚', ...fields }),
        'good',
      );
      expect(first.codes).toEqual([jan, tag]);
      expect(await scan(member, `0${jan}`)).toMatchObject({ kind: 'good', good_id: first.id });
      const taken = await lender.api.post('/goods', { title: '脚立', ...fields });
      expect([taken.status, taken.body.code]).toEqual([409, 'good.code_taken']);
      expect(taken.body.params).toMatchObject({ code: tag, good_id: first.id, title: '三脚' });
      expect(taken.body.detail).toContain('三脚');
      const second = await made(
        lender.api.post('/goods', { title: '脚立', ...fields, codes: [jan] }),
        'good',
      );
      expect((await scan(member, jan)).candidates.map((one: { good_id: string }) => one.good_id)).toEqual([
        first.id,
        second.id,
      ]);
      const { body } = await lender.api.patch(`/goods/${first.id}`, { codes: [tag] });
      expect(body.good.codes).toEqual([tag]);
      expect(await scan(member, jan)).toMatchObject({ kind: 'good', good_id: second.id });
      const many = Array.from({ length: 21 }, (_, n) => `C-${n}`);
      expect((await lender.api.patch(`/goods/${first.id}`, { codes: many })).status).toBe(400);
    },

    'resolves groups, cards, books and addresses of others': async ({ lender, member, visitor, group }) => {
      const resolve = async (api: Client, code: string, more: object = {}) =>
        (await api.post('/scans/resolve', { code, ...more })).body;
      const shown = await resolve(member.api, `${SITE}/-/${group.slug}`);
      expect(shown).toMatchObject({ scan: { kind: 'group', group_id: group.id, actions: ['open'] } });
      expect(shown.groups).toMatchObject([{ id: group.id }]);

      const { jti, user_id } = await drawCard(lender.api, group.id, { management_id: '70411' });
      const holder = { kind: 'card', user_id, group_id: group.id };
      expect((await resolve(lender.api, '70411')).scan).toMatchObject({ ...holder, normal: '70411' });
      expect((await resolve(lender.api, `${SITE}/auth_tokens/${jti}`)).scan).toMatchObject(holder);
      expect((await resolve(member.api, '70411')).scan).toMatchObject({ kind: 'unknown' });
      for (const api of [member.api, visitor]) {
        const known = await resolve(api, `${SITE}/auth_tokens/${jti}`);
        expect(known).toEqual(await resolve(api, `${SITE}/auth_tokens/nobodys-secret`));
        expect(known.scan).toMatchObject({ kind: 'card', user_id: null, actions: ['sign_in'] });
        expect(JSON.stringify(known)).not.toContain(jti);
      }

      const isbn = '9784103325512';
      const book = { title: '本', isbn, group_ids: [group.id] };
      const { id } = await made(lender.api.post('/goods', book), 'good');
      const found = await resolve(member.api, isbn, { format: 'ean_13' });
      expect(found.scan).toMatchObject({ kind: 'isbn', normal: isbn });
      // Earlier runs determine if members may register goods.
      expect(found.scan.actions).toEqual(expect.arrayContaining(['show_goods', 'search']));
      expect(found.scan.candidates).toMatchObject([{ good_id: id }]);
      const unknown = (await resolve(lender.api, UNKNOWN)).scan;
      expect(unknown.actions).toEqual(['register', 'attach', 'search']);
      expect([unknown.kind, unknown.code]).toEqual(['isbn', 'books.none']);
      expect((await resolve(member.api, UNKNOWN, { group_id: group.id })).scan.code).toBeNull();
      expect((await resolve(member.api, '1920793014003')).scan.code).toBe('good.isbn_jan');

      const evil = 'https://evil.example/q/ABCDEFGHJKL2';
      expect((await resolve(member.api, evil)).scan).toMatchObject({
        kind: 'unknown',
        normal: evil,
        actions: [],
      });
      const long = await member.api.post('/scans/resolve', { code: 'x'.repeat(513) });
      expect([long.status, long.body.code]).toEqual([400, 'code.too_long']);
      for (const body of [{}, { code: '' }, { code: 'x', format: 'pdf_417' }, { code: 'x', mode: 'steal' }])
        expect((await member.api.post('/scans/resolve', body)).body.code).toBe('validation');
    },
  },
});
