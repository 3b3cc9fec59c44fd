import { persona, lookAs, pickDays } from './acts';
import { IN_TURN } from './browser';
import { openLendingRoom } from './lending-room';
import { colourFaults } from './look';
import { Person } from './people';
import { fixture } from './fixture';
import { dayAfter } from './today';

const here = fixture();
const [from, to] = [dayAfter(3), dayAfter(4)];

/** Creates a booked camera, and two people who want the same days. */
async function wanted() {
  const { url } = here.product;
  const { owner, member, slug, goodIds } = await openLendingRoom(url, ['デジタルカメラ']);
  const [goodId = ''] = goodIds;
  const range = { good_id: goodId, start_date: from, end_date: to };
  const { booking } = await member.call('POST', '/bookings', range);
  const first = await Person.signUp(url, '田中 そうた');
  const second = await Person.signUp(url, '鈴木 めい');
  for (const one of [first, second]) await one.join(slug);
  /** Cancels the booking, so that the next person gets an offer. */
  const cancel = async () => {
    await member.call('DELETE', `/bookings/${booking.id}`);
    await here.product.setClock(null);
  };
  return { owner, first, second, goodId, range, cancel };
}

test.each(IN_TURN)(
  'waits in one tap, is asked when it becomes free, and books what is held, in %s on a %s',
  async (language, width) => {
    const act = persona(language, width);
    const { owner, first, second, goodId, range, cancel } = await wanted();
    const waiting = await here.open({ language, width, as: first });
    const lending = await here.open({ language, width, as: owner });

    const { page } = waiting;
    await page.goto(`/goods/${goodId}/bookings/new`);
    await pickDays(page, act, from, to);
    const wait = page.getByRole('button', { name: act.t('bookings', 'waits.wait') });
    await wait.waitFor();
    await lookAs(page, act, 'booking-new-wait');
    await wait.click();
    await page.waitForURL('**/bookings');
    const shelf = page.getByRole('region', { name: act.t('bookings', 'waits.title') });
    await shelf.getByText(act.t('bookings', 'waits.place', { place: 1 })).waitFor();
    await lookAs(page, act, 'bookings-waiting');

    await second.call('POST', '/waits', range);
    await lending.page.goto(`/goods/${goodId}/bookings`);
    const line = lending.page.getByRole('region', { name: act.t('bookings', 'waits.title') });
    await line.getByText('鈴木 めい').waitFor();
    expect(await line.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      '田中 そうた',
      '鈴木 めい',
    ]);
    await lookAs(lending.page, act, 'good-bookings-queue');

    await cancel();
    await page.reload();
    const accept = shelf.getByRole('button', { name: act.t('bookings', 'waits.accept'), exact: true });
    await accept.waitFor();
    await lookAs(page, act, 'bookings-offered');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await colourFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await accept.click();
    await page.waitForURL('**/complete');

    await lending.page.reload();
    await line.getByText('鈴木 めい').waitFor();
    expect(await line.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['鈴木 めい']);
    expect([waiting, lending].flatMap(({ faults }) => faults)).toEqual([]);
  },
  120_000,
);

test('who lets it go is followed by the next; who was taken out of the line waits no longer', async () => {
  const act = persona('ja', 'phone');
  const { owner, first, second, goodId, range, cancel } = await wanted();
  await first.call('POST', '/waits', range);
  await second.call('POST', '/waits', range);
  await cancel();
  const [one, two, lending] = await Promise.all(
    [first, second, owner].map((as) => here.open({ language: 'ja', width: 'phone', as })),
  );

  await one!.page.goto('/bookings/use');
  await one!.page.getByRole('button', { name: act.t('bookings', 'waits.decline.verb'), exact: true }).click();
  const question = one!.page.getByRole('dialog');
  await lookAs(one!.page, act, 'bookings-decline');
  await question.getByRole('button', { name: act.t('bookings', 'waits.decline.verb'), exact: true }).click();
  await one!.page.getByText(act.t('bookings', 'waits.decline.done')).waitFor();

  await here.product.setClock(null);
  await two!.page.goto('/bookings');
  await two!.page.getByRole('button', { name: act.t('bookings', 'waits.accept'), exact: true }).waitFor();

  await lending!.page.goto(`/goods/${goodId}/bookings`);
  await lending!.page
    .getByRole('button', { name: act.t('bookings', 'waits.remove.verb'), exact: true })
    .click();
  await lending!.page
    .getByRole('dialog')
    .getByRole('button', { name: act.t('bookings', 'waits.remove.verb'), exact: true })
    .click();
  await lending!.page.getByText(act.t('bookings', 'waits.remove.done')).waitFor();
  await two!.page.reload();
  await two!.page.getByText(act.t('bookings', 'empty.use')).waitFor();
  expect([one!, two!, lending!].flatMap(({ faults }) => faults)).toEqual([]);
});
