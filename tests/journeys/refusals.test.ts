import { addDays, dayOf } from '@kashikari/kernel';
import { cast, lookAs } from './acts';
import { LANGUAGES, type Width } from './browser';
import { openLendingRoom } from './lending-room';
import { Person } from './people';
import { theatre } from './theatre';

const here = theatre();
const today = dayOf(Date.now(), 'Asia/Tokyo');

const CASES = LANGUAGES.flatMap((language) =>
  (['phone', 'desk'] satisfies Width[]).map((width) => [language, width] as const),
);

/** Two people with the same days of the same thing before them, each in a window of its own. */
async function rivals(language: (typeof LANGUAGES)[number], width: Width, titles: readonly string[]) {
  const room = await openLendingRoom(here.stage.url, titles);
  const other = await Person.signUp(here.stage.url, '田中 そうた');
  await other.join(room.slug);
  const [from, to] = [addDays(today, 3), addDays(today, 4)];
  const path = `/goods/${room.goodIds[0]}/bookings/new?from=${from}&to=${to}`;
  const windows = [];
  for (const person of [room.member, other]) {
    const window = await here.open({ language, width, as: person });
    await window.page.goto(path);
    await window.page.locator('.bkbar button:enabled').waitFor();
    windows.push(window);
  }
  const [winner, loser] = windows;
  if (!winner || !loser) throw new Error('There are two of them.');
  return { room, other, winner, loser, from, to };
}

test.each(CASES)(
  'of two who want the last one, the second takes another like it in one tap, in %s on a %s',
  async (language, width) => {
    const act = cast(language, width);
    const { room, other, winner, loser, from, to } = await rivals(language, width, ['三脚', '三脚']);
    await winner.page.locator('.bkbar button').click();
    await winner.page.waitForURL('**/complete');
    await loser.page.locator('.bkbar button').click();
    await loser.page.getByRole('alert').waitFor();
    await lookAs(loser.page, act, 'refusal');

    await loser.page.locator('.refuse .alt', { hasText: act.t('bookings', 'out.other') }).click();
    await loser.page.waitForURL(`**/goods/${room.goodIds[1]}/bookings/new?**`);
    await loser.page.locator('.bkbar button:enabled').click();
    await loser.page.waitForURL('**/complete');

    const { bookings } = await other.call('GET', '/bookings?scope=use');
    expect(bookings).toHaveLength(1);
    expect(bookings[0]).toMatchObject({ good_id: room.goodIds[1], start_date: from, end_date: to });
    expect([...winner.faults, ...loser.faults]).toEqual([]);
  },
  120_000,
);

test('the second takes the nearest days in one tap', async () => {
  const act = cast('ja', 'phone');
  const { room, other, winner, loser, to } = await rivals('ja', 'phone', ['三脚']);
  await winner.page.locator('.bkbar button').click();
  await winner.page.waitForURL('**/complete');
  await loser.page.locator('.bkbar button').click();
  await loser.page
    .locator('.refuse .alt', { hasText: act.t('bookings', 'out.after', { length: '2日間' }) })
    .click();
  await loser.page.locator('.bkbar button:enabled').click();
  await loser.page.waitForURL('**/complete');

  const { bookings } = await other.call('GET', '/bookings?scope=use');
  expect(bookings[0]).toMatchObject({
    good_id: room.goodIds[0],
    start_date: addDays(to, 1),
    end_date: addDays(to, 2),
  });
});
