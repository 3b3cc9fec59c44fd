import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { persona, joinGroup, lookAs, makeGroup, pickDays, registerGood, signUp, type Persona } from './acts';
import { EVERYWHERE, goOn } from './browser';
import { Person } from './people';
import { aPicture } from './picture';
import { OWN, fixture } from './fixture';
import { dayAfter } from './today';

const here = fixture(OWN);
let photo: string;

beforeAll(async () => {
  photo = join(here.product.dataDir, 'camera.jpg');
  writeFileSync(photo, await aPicture());
});

afterEach(() => here.product.setClock(null));

async function book(page: Page, act: Persona, goodId: string, from: string, to: string): Promise<string> {
  await page.goto(`/goods/${goodId}/bookings/new`);
  await pickDays(page, act, from, to);
  await lookAs(page, act, 'booking-new');
  await page.getByRole('button', { name: act.t('bookings', 'new.verb'), exact: true }).click();
  await page.waitForURL('**/complete');
  await lookAs(page, act, 'booking-complete');
  return page.url().split('/').at(-2) ?? '';
}

/** Lets another user request the same days: they are refused before a press, and book the days after instead. */
async function wantTheSame(
  page: Page,
  act: Persona,
  goodId: string,
  from: string,
  to: string,
): Promise<void> {
  await page.goto(`/goods/${goodId}/bookings/new`);
  await pickDays(page, act, from, to);
  await page.getByRole('alert').waitFor();
  await lookAs(page, act, 'booking-new-refused');
  const verb = page.getByRole('button', { name: act.t('bookings', 'new.verb'), exact: true });
  expect(await verb.isDisabled()).toBe(true);
  // The ways out with a strip of days are other days: the last of them are those after.
  await page.getByRole('alert').locator('button:has(.mini)').last().click();
  await verb.click();
  await page.waitForURL('**/complete');
}

async function bringBack(page: Page, act: Persona, bookingId: string): Promise<void> {
  await page.goto(`/bookings/${bookingId}`);
  await lookAs(page, act, 'booking');
  await page.getByRole('button', { name: act.t('bookings', 'acts.return'), exact: true }).click();
  await page.getByText(act.t('bookings', 'returned.done')).waitFor();
}

test.each(EVERYWHERE)(
  'the main job, from sign-up to the good being free again, in %s on a %s',
  async (language, width) => {
    const act = persona(language, width);
    const looks = { language, width };
    const slug = `sakura-${language.toLowerCase()}-${width}`;
    const [from, to] = [dayAfter(3), dayAfter(5)];

    const owner = await here.open(looks);
    await signUp(owner.page, act, 'さくら保育園', 'owner');
    await makeGroup(owner.page, act, slug);
    const goodId = await registerGood(owner.page, act, photo);
    await lookAs(owner.page, act, 'good');

    const member = await here.open(looks);
    await signUp(member.page, act, '佐藤 はるか', 'member');
    await joinGroup(member.page, act, slug);
    await lookAs(member.page, act, 'group');
    const bookingId = await book(member.page, act, goodId, from, to);

    const rival = await Person.signUp(here.product.url, '田中 そうた');
    await rival.join(slug, '382916');
    const other = await here.open({ ...looks, as: rival });
    await wantTheSame(other.page, act, goodId, from, to);

    const inUse = `${from}T01:00:00Z`;
    await here.product.setClock(inUse);
    const later = Date.parse(inUse) - here.product.now();
    for (const window of [member, other]) await goOn(window, later);
    await bringBack(member.page, act, bookingId);
    await member.page.goto('/bookings');
    await lookAs(member.page, act, 'bookings');

    await goOn(other, 30 * 60_000);
    await other.page.goto(`/goods/${goodId}/bookings/new?from=${from}&to=${from}`);
    const free = other.page.getByRole('button', { name: act.t('bookings', 'new.verb'), exact: true });
    await free.and(other.page.locator(':enabled')).waitFor();

    expect([owner, member, other].flatMap(({ faults }) => faults)).toEqual([]);
  },
  180_000,
);
