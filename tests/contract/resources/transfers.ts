import { appoint, confirmAddress } from '../../product/consent';
import type { Answer } from '../client';
import { made, signUp, willing, type Person } from '../base';
import { resource } from '../resource';
import { within } from '../within';

/** A good of the lender that is offered to the member. */
export const transfers = resource({
  make: async ({ lender, member, otherGoodId }) => ({
    transferId: (await requested(lender, otherGoodId, '三脚', member)).body.transfer.id as string,
  }),
  examples: {
    listTransferees: ({ otherGoodId }) => ({ params: { id: otherGoodId } }),
    transferGood: ({ otherGoodId, member }) => ({
      params: { id: otherGoodId },
      body: { user_id: member.id, title: '三脚' },
    }),
    acceptTransfer: ({ transferId }) => ({ params: { id: transferId } }),
    deleteTransfer: ({ transferId }) => ({ params: { id: transferId } }),
    listTransfers: () => ({ query: { from: 'me' } }),
  },
  run: {
    'transfers a good with its bookings, and the old owner has none of it': async ({
      lender,
      member,
      day,
    }) => {
      const id = await newGood(lender, '和太鼓');
      const asked = { good_id: id, start_date: day(20), end_date: day(21) };
      const booking = await made(lender.api.post('/bookings', asked), 'booking');
      const shown = (await lender.api.get(`/goods/${id}/transfer`)).body;
      expect(shown).toMatchObject({ bookings: { live: 1, out: 0 }, transfer: null });
      expect(shown.transferees).toEqual(
        expect.arrayContaining([expect.objectContaining({ user_id: member.id, managed: false })]),
      );
      expect(await codeOf(requested(lender, id, '太鼓', member))).toBe('good.confirmation');
      const { status, body } = await requested(lender, id, ' 和太鼓', member);
      expect([status, body.transfer.state]).toEqual([202, 'open']);
      const waiting = await member.api.get('/transfers', { to: 'me', state: 'open' });
      expect(waiting.body.transfers).toEqual(
        expect.arrayContaining([expect.objectContaining({ id: body.transfer.id, good_title: '和太鼓' })]),
      );
      const accepted = await member.api.post(`/transfers/${body.transfer.id}/accept`, {});
      expect([accepted.status, accepted.body.good.owner_id]).toEqual([200, member.id]);
      expect((await lender.api.get(`/goods/${id}`)).status).toBe(404);
      expect((await lender.api.patch(`/goods/${id}`, { title: 'x' })).status).toBe(404);
      const moved = await member.api.get(`/bookings/${booking.id}`);
      expect(moved.body.booking).toMatchObject({ lender_id: member.id, user_id: lender.id });
      await within(1_000, async () => {
        const ids = async ({ api }: Person, query: object) =>
          ((await api.get('/goods', { ...query })).body.goods as { id: string }[]).map((good) => good.id);
        for (const query of [{ owner_id: lender.id }, { match: '和太鼓' }])
          expect(await ids(lender, query)).not.toContain(id);
        for (const query of [{ owner_id: member.id }, { match: '和太鼓' }])
          expect(await ids(member, query)).toContain(id);
      });
    },

    'transfers no good that is out, and none to a stranger': async ({ lender, member, visitor, day }) => {
      const stranger = await signUp(visitor, 'outsider');
      const id = await newGood(lender, '三味線');
      expect(await codeOf(requested(lender, id, '三味線', stranger))).toBe('good.no_transferee');
      const asked = { good_id: id, start_date: day(0), end_date: day(0) };
      const booking = await made(lender.api.post('/bookings', asked), 'booking');
      await lender.api.patch(`/users/${lender.id}`, { manage_hand_over: true });
      await lender.api.post(`/bookings/${booking.id}/hand_over`, {});
      const out = await requested(lender, id, '三味線', member);
      expect([out.status, out.body.code]).toEqual([409, 'good.on_loan']);
      await lender.api.post(`/bookings/${booking.id}/return`, {});
      const { body } = await requested(lender, id, '三味線', member);
      expect((await member.api.delete(`/transfers/${body.transfer.id}`)).status).toBe(204);
      expect(await codeOf(member.api.post(`/transfers/${body.transfer.id}/accept`, {}))).toBe(
        'transfer.ended',
      );
      const past = (await lender.api.get('/transfers', { from: 'me', state: 'refused' })).body.transfers;
      expect(past).toMatchObject([{ id: body.transfer.id, to_user_id: member.id }]);
    },

    'transfers a good at once to an account that its owner manages': async ({ url, visitor, lender }) => {
      const account = await signUp(visitor, 'festival');
      await confirmAddress(url, willing(account));
      await appoint(willing(account), willing(lender));
      const id = await newGood(lender, '琴');
      await within(2_000, async () => {
        const { status, body } = await requested(lender, id, '琴', account);
        expect([status, body.good?.owner_id]).toEqual([200, account.id]);
      });
    },
  },
});

const newGood = async ({ api }: Person, title: string) =>
  (await made(api.post('/goods', { title }), 'good')).id;

const requested = ({ api }: Person, goodId: string, title: string, to: Person) =>
  api.post(`/goods/${goodId}/transfer`, { user_id: to.id, title });

const codeOf = async (answer: Promise<Answer>) => String((await answer).body.code);
