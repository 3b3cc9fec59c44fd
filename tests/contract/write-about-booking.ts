import type { World } from './world';

export { turnBrowserOn } from './turn-browser-on';

/** A borrower writes, the lender reads and marks it read. */
export async function writeAboutBooking(world: World): Promise<void> {
  const { lender, member, bookingId } = world;
  const written = await member.api.post('/messages', { booking_id: bookingId, body: '鍵はどこですか。' });
  expect([written.status, written.body.message.side]).toEqual([201, 'borrower']);
  const message_id = written.body.message.id;
  const { body } = await lender.api.get('/messages', { booking_id: bookingId });
  expect([body.messages[0].body, body.users[0].id]).toEqual(['鍵はどこですか。', member.id]);
  const shown = await lender.api.get(`/bookings/${bookingId}`);
  const unread = shown.body.booking.unread_messages as number;
  expect(unread).toBe(body.meta.total);
  const before = (await lender.api.get('/messages/unread')).body.unread.messages as number;
  const left = await lender.api.send('PUT', '/messages/read', {
    body: { booking_id: bookingId, message_id },
  });
  expect(left.body.unread.messages).toBe(before - unread);
}

/** Somebody says what to be told by mail and in browsers. */
export async function chooseMails(world: World): Promise<void> {
  const { member } = world;
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
}

/** A note that managers alone see, with its version. */
export async function noteDown(world: World): Promise<void> {
  const { lender, member, bookingId } = world;
  const path = `/bookings/${bookingId}/note`;
  const empty = await lender.api.get(path);
  expect(empty.body.note).toEqual({ body: '', user_id: null, updated_at: null });
  const put = (text: string, etag?: string | null) =>
    lender.api.send('PUT', path, {
      body: { body: text },
      ...(etag && { headers: { 'If-Match': etag } }),
    });
  expect((await put('ランプ交換')).body.users[0].id).toBe(lender.id);
  expect((await put('点検', empty.headers.get('etag'))).body.code).toBe('stale');
  expect((await member.api.get(path)).body.code).toBe('booking.manager_only');
}
