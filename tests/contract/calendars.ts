import type { World } from './base';

/** Exports, subscribed calendars, closed days out of a calendar, and a range that repeats, on the world of the contract. */
export async function keepCalendars({ lender, member, visitor, group, goodId, day }: World): Promise<void> {
  const csv = await lender.api.get('/bookings/export', { scope: 'lend' });
  expect(String(csv.body)).toContain('カメラ');

  const made = await lender.api.post('/feeds', { group_id: group.id, name: '写真部の予約' });
  const { id, path } = made.body.feed as { id: string; path: string };
  const read = (address: string) => visitor.get(address.replace('/v1', ''));
  expect(String((await read(path)).body)).toContain('SUMMARY:カメラ');
  const again = await lender.api.post('/feeds', { group_id: group.id, name: '二つ目' });
  expect(again.body.code).toBe('feed.exists');
  const rotated = await lender.api.post(`/feeds/${id}/rotate`, {});
  expect([(await read(path)).status, (await read(rotated.body.feed.path as string)).status]).toEqual([
    404, 200,
  ]);
  const listed = (await lender.api.get('/feeds')).body.feeds as { group_id: string | null }[];
  expect(listed.map((feed) => feed.group_id).sort()).toEqual([group.id, null].sort());
  expect((await lender.api.delete(`/feeds/${id}`)).status).toBe(204);

  const entry = [
    'BEGIN:VEVENT',
    'UID:a',
    `DTSTART;VALUE=DATE:${day(90).replaceAll('-', '')}`,
    'SUMMARY:棚卸し',
  ];
  const calendar = ['BEGIN:VCALENDAR', ...entry, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
  const closed = await lender.api.post(`/users/${lender.id}/closed_dates/import`, calendar, {
    'Content-Type': 'text/calendar',
  });
  expect(closed.body.import.days).toEqual([{ date: day(90), summary: '棚卸し', known: false }]);
  expect(closed.body.user.closed_dates).toContain(day(90));

  const weekly = {
    good_id: goodId,
    start_date: day(83),
    end_date: day(83),
    repeat: { every: 'week', count: 3 },
  };
  const tried = await member.api.post('/bookings/recurring', { ...weekly, dry_run: true });
  expect([tried.status, tried.body.dates.map((date: { code: string | null }) => date.code)]).toEqual([
    200,
    [null, 'booking.closed_date', null],
  ]);
  const booked = await member.api.post('/bookings/recurring', { ...weekly, dates: [day(83), day(97)] });
  expect([booked.status, booked.body.bookings.length]).toEqual([201, 2]);
  expect(booked.body.bookings[0].series_id).toBe(booked.body.series_id);
  const ended = await member.api.delete(`/bookings/${booked.body.bookings[0].id}/series`);
  expect(ended.body.bookings.map((one: { state: string }) => one.state)).toEqual(['cancelled', 'cancelled']);
}
