import type { World } from './world';

/** Two wait for what a member has booked: one lets it go, the other books it, and the first leaves in the end. */
export async function waitInLine(world: World): Promise<void> {
  const { lender, member, stranger, day } = world;
  const good = (await lender.api.post('/goods', { title: '脚立', is_public_use: true })).body.good.id;
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
}
