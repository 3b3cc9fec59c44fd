import { made } from '../base';
import { resource } from '../resource';

/** Waits for a good that somebody else has booked. */
export const waits = resource({
  /** The lender waits for a good that the member has booked, all of it, on `day(60)`. */
  make: async ({ lender, member, otherGoodId, day }) => {
    const allOfIt = { good_id: otherGoodId, start_date: day(60), end_date: day(60), quantity: 3 };
    await made(member.api.post('/bookings', allOfIt), 'booking');
    return { waitId: (await made(lender.api.post('/waits', allOfIt), 'wait')).id };
  },
  examples: {
    createWait: ({ otherGoodId, day }) => ({
      body: { good_id: otherGoodId, start_date: day(60), end_date: day(61), quantity: 1 },
    }),
    listWaits: ({ goodId }) => ({ query: { good_id: goodId, live: 'true' } }),
    leaveWait: ({ waitId }) => ({ params: { id: waitId } }),
    acceptWait: ({ waitId }) => ({ params: { id: waitId } }),
    declineWait: ({ waitId }) => ({ params: { id: waitId } }),
  },
  run: {
    // Two wait for what a member has booked: one lets it go, the other books it, and the first leaves in the end.
    'waits, is asked, declines, accepts and leaves': async ({ lender, member, stranger, day }) => {
      const { body: posted } = await lender.api.post('/goods', { title: '脚立', is_public_use: true });
      const good = posted.good.id;
      const range = { good_id: good, start_date: day(20), end_date: day(21) };
      const { body } = await member.api.post('/bookings', range);
      expect((await stranger.api.post('/bookings', range)).body.code).toBe('booking.unavailable');
      const first = await stranger.api.post('/waits', range);
      const second = await lender.api.post('/waits', range);
      expect([first.body.wait.place, second.body.wait.place]).toEqual([1, 2]);
      await member.api.delete(`/bookings/${body.booking.id}`);
      const mine = await stranger.api.get('/waits', { live: 'true' });
      expect(mine.body.waits[0]).toMatchObject({
        state: 'offered',
        permissions: ['accept', 'decline', 'leave'],
      });
      const declined = await stranger.api.post(`/waits/${first.body.wait.id}/decline`, {});
      expect(declined.body.wait.state).toBe('declined');
      const accepted = await lender.api.post(`/waits/${second.body.wait.id}/accept`, {});
      expect(accepted.body.wait.booking_id).toBe(accepted.body.booking.id);
      const third = await stranger.api.post('/waits', range);
      const line = await lender.api.get('/waits', { good_id: good });
      expect(line.body.waits.map(({ state }: { state: string }) => state)).toEqual([
        'declined',
        'booked',
        'waiting',
      ]);
      expect((await stranger.api.delete(`/waits/${third.body.wait.id}`)).status).toBe(204);
    },
  },
});
