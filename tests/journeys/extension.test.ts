import { addDays, startOfDay } from '@kashikari/kernel';
import { persona, lookAs } from './acts';
import { IN_TURN } from './browser';
import { openLendingRoom } from './lending-room';
import { Person } from './people';
import { OWN, fixture } from './fixture';
import { dayAfter, today } from './today';

const here = fixture(OWN);

/** Creates one booking that is out, and two right after it. */
async function line() {
  const room = await openLendingRoom(here.product.url, ['短焦点プロジェクター']);
  const next = await Person.signUp(here.product.url, '井上 かな');
  const third = await Person.signUp(here.product.url, '鈴木 めい');
  for (const person of [next, third]) await person.join(room.slug);
  const book = async (person: Person, from: number, to: number) => {
    const range = { start_date: dayAfter(from), end_date: dayAfter(to) };
    return (await person.call('POST', '/bookings', { good_id: room.goodIds[0], ...range })).booking;
  };
  const out = await book(room.member, 0, 1);
  return { room, next, third, out, behind: await book(next, 3, 4), last: await book(third, 5, 5) };
}

test.each(IN_TURN)(
  'a manager sees who would be moved to when, and moves them by one word, in %s on a %s',
  async (language, width) => {
    const act = persona(language, width);
    const { room, next, third, out, behind, last } = await line();
    const { page, faults } = await here.open({ language, width, as: room.owner });
    await page.goto(`/bookings/${out.id}`);
    await page.getByRole('link', { name: act.t('bookings', 'extend.over') }).click();
    await page.waitForURL('**/extend?days=2');
    await page.locator('.ko').nth(1).waitFor();
    await page.getByText('鈴木 めい').first().waitFor();
    await lookAs(page, act, 'extension');
    await page.locator('.bkbar').getByRole('button').click();
    await page.waitForURL(`**/bookings/${out.id}`);

    const moved = (await next.call('GET', `/bookings/${behind.id}`)).booking;
    expect(moved.start_date).toBe(dayAfter(4));
    const chained = (await third.call('GET', `/bookings/${last.id}`)).booking;
    expect(chained.start_date).toBe(dayAfter(6));
    expect(faults).toEqual([]);
  },
  120_000,
);

test('what was shown is what happens, or it is shown anew', async () => {
  const act = persona('en', 'desk');
  const { room, third, out, last } = await line();
  const { page, faults } = await here.open({ language: 'en', as: room.owner });
  await page.goto(`/bookings/${out.id}/extend?days=2`);
  await page.locator('.ko').nth(1).waitFor();
  await third.call('DELETE', `/bookings/${last.id}`);
  const verb = page.locator('.bkbar').getByRole('button');
  await verb.click();
  await page.getByText(act.t('bookings', 'over.outdated')).waitFor();
  await page.locator('.ko').nth(1).waitFor({ state: 'detached' });
  expect(await page.locator('.ko').count()).toBe(1);
  await verb.click();
  await page.waitForURL(`**/bookings/${out.id}`);
  expect((await room.owner.call('GET', `/bookings/${out.id}`)).booking.extended_days).toBe(2);
  expect(faults).toEqual([]);
});

test('the way that moves nobody is taken in one tap', async () => {
  const act = persona('ja', 'phone');
  const { room, out } = await line();
  const { page } = await here.open({ language: 'ja', width: 'phone', as: room.owner });
  await page.goto(`/bookings/${out.id}/extend?days=3`);
  await page.getByText(act.t('bookings', 'over.fewerNote_other', { count: 1 })).click();
  await page.locator('.bkbar').getByText(act.t('bookings', 'over.movesNobody')).waitFor();
  await page.locator('.bkbar').getByRole('button').click();
  await page.waitForURL(`**/bookings/${out.id}`);
  expect((await room.owner.call('GET', `/bookings/${out.id}`)).booking.extended_days).toBe(1);
});

test('a late return moves the next person, who is told and cancels free', async () => {
  const act = persona('ja', 'phone');
  const room = await openLendingRoom(here.product.url, ['デジタルカメラ']);
  const next = await Person.signUp(here.product.url, '井上 かな');
  await next.join(room.slug);
  const good_id = room.goodIds[0];
  const [one, two] = [dayAfter(1), dayAfter(2)];
  await room.member.call('POST', '/bookings', { good_id, start_date: today(), end_date: one });
  const { booking } = await next.call('POST', '/bookings', { good_id, start_date: two, end_date: two });
  try {
    await here.product.setClock(new Date(startOfDay(two, 'Asia/Tokyo') + 60_000).toISOString());
    const { page, faults } = await here.open({ language: 'ja', width: 'phone', as: next });
    await page.goto(`/bookings/${booking.id}`);
    await page.getByText(act.t('bookings', 'detail.delayed')).waitFor();
    await lookAs(page, act, 'booking-delayed');
    const moved = (await next.call('GET', `/bookings/${booking.id}`)).booking;
    expect(moved.start_date).toBe(addDays(two, 1));

    await page.getByRole('button', { name: act.t('bookings', 'detail.more') }).click();
    await page.getByRole('menuitem', { name: act.t('bookings', 'cancel.verb') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: act.t('bookings', 'cancel.verb') })
      .click();
    await page.getByText(act.t('bookings', 'cancel.done')).waitFor();
    expect((await next.call('GET', `/bookings/${booking.id}`)).booking.state).toBe('cancelled');
    expect(faults).toEqual([]);
  } finally {
    await here.product.setClock(null);
  }
});
