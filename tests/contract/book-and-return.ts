import type { World } from './base';

/** A booking from the first to the last, and many at once. */
export async function bookAndReturn(world: World): Promise<void> {
  const { lender, member, day } = world;
  const book = (from: number, to: number, good_id = world.otherGoodId) =>
    member.api.post('/bookings', { good_id, start_date: day(from), end_date: day(to) });
  const later = await book(40, 41);
  const moved = await member.api.patch(`/bookings/${later.body.booking.id}`, {
    start_date: day(43),
    end_date: day(44),
  });
  expect(moved.body.booking.start_date).toBe(day(43));
  await member.api.send('PUT', `/bookings/${later.body.booking.id}`, { body: { memo: '朝' } });
  expect((await member.api.delete(`/bookings/${later.body.booking.id}`)).body.booking.state).toBe(
    'cancelled',
  );
  const { body } = await book(0, 1);
  const struck = await member.api.get(`/bookings/${later.body.booking.id}/ical`);
  expect(struck.body).toContain(`UID:${later.body.booking.id}@kashikari\r\n`);
  expect(struck.body).toContain('STATUS:CANCELLED\r\n');
  const out = `/bookings/${body.booking.id}`;
  const shown = await lender.api.get(out);
  expect(shown.body.goods[0].id).toBe(world.otherGoodId);
  expect(shown.body.users.length).toBe(2);
  expect((await lender.api.get(`${out}/extend`, { days: 1 })).status).toBe(200);
  expect((await lender.api.post(`${out}/extend`, { days: 1 })).status).toBe(200);
  expect((await lender.api.post(`${out}/dispute`, { reason: '傷' })).body.booking.in_dispute).toBe(true);
  expect((await lender.api.delete(`${out}/dispute`)).body.booking.in_dispute).toBe(false);
  const tooMany = await lender.api.post(`${out}/return`, { quantity: 2 });
  expect([tooMany.status, tooMany.body.code]).toEqual([400, 'booking.quantity']);
  expect((await member.api.post(`${out}/return`, {})).body.booking.state).toBe('returned');
  const { body: figures } = await lender.api.get('/bookings/usage', { lender_id: lender.id });
  expect([figures.usage.length, figures.usage.at(-1).lent > 0]).toEqual([13, true]);
  expect((await lender.api.get('/bookings/idle_goods', { lender_id: lender.id })).status).toBe(200);
  const when = { start_date: day(70), end_date: day(70) };
  expect((await member.api.get(`/goods/${world.goodId}/companions`, when)).body).toEqual({ goods: [] });
  const twice = await lender.api.get('/bookings/usage', { lender_id: lender.id, group_id: lender.id });
  expect(twice.body.errors.body?.[0].code).toBe('validation.one_of');
  expect((await lender.api.delete(`${out}/return`)).status).toBe(200);
  const bulk = await lender.api.send('PUT', '/bookings/bulk_return', {
    body: { booking_ids: [body.booking.id, later.body.booking.id] },
  });
  expect(bulk.body.outcomes.map((one: { code: string | null }) => one.code)).toEqual([
    null,
    'booking.cancelled',
  ]);
  const many = await member.api.post('/bookings/bulk', {
    good_ids: [world.goodId, world.otherGoodId],
    start_date: day(50),
    end_date: day(50),
  });
  expect(many.body.bookings).toHaveLength(2);
  expect((await lender.api.get('/bookings', { scope: 'lend', per_page: 2 })).body.meta.next_page).toBe(2);
}

/** Tests hand-over and check-in: the lender manages hand-overs, and the good requires confirmation of returns. */
export async function handOverAndReceive(world: World): Promise<void> {
  const { lender, member, day } = world;
  await lender.api.patch(`/users/${lender.id}`, { manage_hand_over: true });
  await lender.api.patch(`/goods/${world.goodId}`, { confirmation_upon_return: true });
  const { body } = await member.api.post('/bookings', {
    good_id: world.goodId,
    start_date: day(0),
    end_date: day(1),
  });
  const out = `/bookings/${body.booking.id}`;
  expect((await lender.api.post(`${out}/prepare`, {})).body.booking.prepared_at).not.toBeNull();
  expect((await lender.api.post(`${out}/revert_prepare`, {})).body.booking.prepared_at).toBeNull();
  expect((await lender.api.post(`${out}/hand_over`, {})).body.booking.state).toBe('handed_over');
  expect((await lender.api.delete(`${out}/hand_over`)).body.booking.state).toBe('reserved');
  const { body: handed } = await lender.api.post('/bookings/bulk_hand_over', {
    booking_ids: [body.booking.id],
  });
  expect([handed.outcomes[0].ok, handed.bookings[0].state]).toEqual([true, 'handed_over']);
  const { body: today } = await lender.api.get('/bookings/day', { part: 'settled' });
  expect(today.day.settled.bookings.map(({ id }: { id: string }) => id)).toContain(body.booking.id);
  expect([today.week.length, today.goods.length > 0]).toEqual([7, true]);
  expect((await lender.api.get('/bookings/day', { date: day(32) })).body.code).toBe('validation.range');
  await lender.api.patch(out, { start_date: day(0), end_date: day(0) });
  const reminded = await lender.api.post(`${out}/remind`, { words: '充電器も' });
  expect(reminded.body.reminder.at).toBe(reminded.body.booking.reminded_at);
  expect((await lender.api.post(`${out}/remind`, {})).body.code).toBe('booking.already_reminded');
  expect((await member.api.post(`${out}/return`, {})).body.booking.state).toBe('returned');
  expect((await lender.api.post(`${out}/receive`, {})).body.booking.received_at).not.toBeNull();
}
