import { addDays } from '@kashikari/kernel';
import { persona, lookAs } from './acts';
import type { LANGUAGES } from './browser';
import { IN_TURN, type Width } from './browser';
import { openLendingRoom } from './lending-room';
import { Person } from './people';
import { fixture } from './fixture';
import { dayAfter } from './today';

const here = fixture();

/** Lets two people request the last unit of a good on the same days, in separate windows; one of them gets it. */
async function rivals(language: (typeof LANGUAGES)[number], width: Width, titles: readonly string[]) {
  const room = await openLendingRoom(here.product.url, titles);
  const other = await Person.signUp(here.product.url, '田中 そうた');
  await other.join(room.slug);
  const [from, to] = [dayAfter(3), dayAfter(4)];
  const path = `/goods/${room.goodIds[0]}/bookings/new?from=${from}&to=${to}`;
  const open = async (as: Person) => {
    const window = await here.open({ language, width, as });
    await window.page.goto(path);
    await window.page.locator('.bkbar button:enabled').waitFor();
    return { ...window, as };
  };
  const both = [await open(room.member), await open(other)] as const;
  // Both press at once, in either order. A page that already shows the other's booking disables its button.
  await Promise.all(both.map(({ page }) => page.locator('.bkbar button').click({ force: true })));
  await Promise.all(
    both.map(({ page }) => Promise.race([page.waitForURL('**/complete'), page.getByRole('alert').waitFor()])),
  );
  const [winner, loser] = both[0].page.url().endsWith('/complete') ? both : [both[1], both[0]];
  expect(winner.page.url()).toContain('/complete');
  return { room, winner, loser, from, to };
}

test.each(IN_TURN)(
  'of two who want the last one, the second takes another like it in one tap, in %s on a %s',
  async (language, width) => {
    const act = persona(language, width);
    const { room, winner, loser, from, to } = await rivals(language, width, ['三脚', '三脚']);
    await lookAs(loser.page, act, 'refusal');

    await loser.page.locator('.refuse .alt', { hasText: act.t('bookings', 'out.other') }).click();
    await loser.page.waitForURL(`**/goods/${room.goodIds[1]}/bookings/new?**`);
    await loser.page.locator('.bkbar button:enabled').click();
    await loser.page.waitForURL('**/complete');

    const { bookings } = await loser.as.call('GET', '/bookings?scope=use');
    expect(bookings).toHaveLength(1);
    expect(bookings[0]).toMatchObject({ good_id: room.goodIds[1], start_date: from, end_date: to });
    expect([...winner.faults, ...loser.faults]).toEqual([]);
  },
  120_000,
);

test('the second takes the nearest days in one tap', async () => {
  const act = persona('ja', 'phone');
  const { room, loser, to } = await rivals('ja', 'phone', ['三脚']);
  await loser.page
    .locator('.refuse .alt', { hasText: act.t('bookings', 'out.after', { length: '2日間' }) })
    .click();
  await loser.page.locator('.bkbar button:enabled').click();
  await loser.page.waitForURL('**/complete');

  const { bookings } = await loser.as.call('GET', '/bookings?scope=use');
  expect(bookings[0]).toMatchObject({
    good_id: room.goodIds[0],
    start_date: addDays(to, 1),
    end_date: addDays(to, 2),
  });
});
