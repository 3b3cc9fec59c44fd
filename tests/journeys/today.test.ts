import { dayOf } from '@kashikari/kernel';
import { openLendingRoom } from './lending-room';
import { fixture } from './fixture';
import { ZONE, dayAfter, today } from './today';

const here = fixture();

test('the product and a browser are on the day of all journeys, and agree on what time it is', async () => {
  const { member, goodIds } = await openLendingRoom(here.product.url, ['三脚']);
  const book = (day: string) =>
    member.send('POST', '/bookings', { good_id: goodIds[0], start_date: day, end_date: day });
  expect((await book(dayAfter(-1))).body.code).toBe('booking.in_the_past');
  const { status, body } = await book(today());
  expect(status).toBe(201);

  const { page } = await here.open({ as: member });
  await page.goto('/bookings');
  // eslint-disable-next-line no-restricted-syntax -- what a page takes for now is what is looked at
  const asked = await page.evaluate(() => [Date.parse(Date()), new Date().getTime(), Date.now()]);
  for (const now of [...asked, here.product.now()]) {
    expect(dayOf(now, ZONE)).toBe(today());
    expect(Math.abs(now - Date.parse(body.booking.created_at))).toBeLessThan(60_000);
  }
  // Dates with an explicit time are unchanged.
  const named = () => [new Date(0).getTime(), new Date(2000, 0, 31).getDate(), new Date(0) instanceof Date];
  expect(await page.evaluate(named)).toEqual([0, 31, true]);
});
