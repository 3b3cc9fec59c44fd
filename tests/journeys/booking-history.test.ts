import { persona, lookAs } from './acts';
import { IN_TURN } from './browser';
import { openLendingRoom, type LendingRoom } from './lending-room';
import { fixture } from './fixture';
import { dayAfter } from './today';

const here = fixture();
let room: LendingRoom;

beforeAll(async () => {
  room = await openLendingRoom(here.product.url, ['デジタルカメラ', '工作用ミシン', '短焦点プロジェクター']);
  const [camera, machine, projector] = room.goodIds;
  const book = async (good_id: string | undefined, ahead: number) => {
    const day = dayAfter(ahead);
    const { booking } = await room.member.call('POST', '/bookings', {
      good_id,
      start_date: day,
      end_date: day,
    });
    return booking.id as string;
  };
  await room.member.call('POST', `/bookings/${await book(camera, 0)}/return`);
  await room.member.call('DELETE', `/bookings/${await book(machine, 2)}`);
  await book(projector, 3);
  await book(camera, 4);
});

test.each(IN_TURN)(
  'what is over, what is sought, and what a good is booked for, in %s on a %s',
  async (language, width) => {
    const act = persona(language, width);
    const { page, faults } = await here.open({ language, width, as: room.member });
    const rows = (count: number) =>
      page.waitForFunction(
        (wanted) => document.querySelectorAll('main .list .lrow').length === wanted,
        count,
      );

    await page.goto('/bookings');
    await page.getByRole('button', { name: act.t('bookings', 'list.others') }).click();
    await page.getByRole('menuitem', { name: act.t('bookings', 'history.title') }).click();
    await page.waitForURL('**/bookings_history');
    await rows(2);
    await lookAs(page, act, 'bookings-history');

    await page.goto('/bookings');
    await page.getByRole('link', { name: act.t('bookings', 'search.title') }).click();
    await page.waitForURL('**/bookings/search');
    await rows(4);
    await page.locator('main [name=match]').fill('プロジェクター');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/bookings/search?match=*');
    await rows(1);
    await lookAs(page, act, 'bookings-search');
    await page.getByRole('button', { name: act.t('bookings', 'search.states.cancelled') }).click();
    await page.getByText(act.t('bookings', 'search.empty')).waitFor();
    await lookAs(page, act, 'bookings-search-empty');
    await page.getByRole('button', { name: act.t('bookings', 'search.anew') }).click();
    await rows(4);
    await page.locator('main [name=from]').fill(dayAfter(4));
    await rows(1);

    await page.goto(`/goods/${room.goodIds[0]}`);
    await page.getByRole('link', { name: act.t('goods', 'detail.bookings') }).click();
    await page.waitForURL('**/bookings');
    await rows(1);
    await lookAs(page, act, 'good-bookings');
    await page.getByRole('link', { name: act.t('bookings', 'ofGood.over') }).click();
    await page.waitForURL('**/bookings/history');
    await page.getByText(act.t('bookings', 'state.returned')).waitFor();
    await lookAs(page, act, 'good-bookings-history');

    expect(faults).toEqual([]);
  },
  120_000,
);
