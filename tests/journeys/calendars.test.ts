import { readFile } from 'node:fs/promises';
import { persona, lookAs } from './acts';
import { settled } from './browser';
import { openLendingRoom } from './lending-room';
import { fixture } from './fixture';
import { dayAfter } from './today';

const here = fixture();
const tomorrow = dayAfter(1);

async function roomWithBooking() {
  const room = await openLendingRoom(here.product.url, ['=カメラ']);
  const { booking } = await room.member.call('POST', '/bookings', {
    good_id: room.goodIds[0],
    start_date: tomorrow,
    end_date: tomorrow,
  });
  return { ...room, booking };
}

test('what is lent is saved as a CSV file', async () => {
  const act = persona('ja', 'desk');
  const room = await roomWithBooking();
  const { page, faults } = await here.open({ language: 'ja', as: room.owner });
  await page.goto('/bookings/lend');
  await settled(page);
  await page.getByRole('button', { name: act.t('bookings', 'list.others') }).click();
  await lookAs(page, act, 'bookings-export');
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: act.t('bookings', 'export.verb') }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('予約一覧.csv');
  const text = await readFile(await saved.path(), 'utf8');
  expect(text).toMatch(/^\uFEFF予約番号,備品,/);
  expect(text).toContain(`${room.booking.id},'=カメラ,`);
  expect(faults).toEqual([]);
});

test('a booking is saved for the calendar', async () => {
  const act = persona('en', 'phone');
  const room = await roomWithBooking();
  const { page, faults } = await here.open({ language: 'en', width: 'phone', as: room.member });
  await page.goto(`/bookings/${room.booking.id}`);
  await page.getByRole('button', { name: act.t('bookings', 'detail.more') }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: act.t('bookings', 'detail.calendar') }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  expect(text).toContain(`UID:${room.booking.id}@kashikari`);
  expect(faults).toEqual([]);
});

test('a calendar subscribes to an address, which is changed and taken away after a question', async () => {
  const act = persona('ja-Hira', 'phone');
  const room = await roomWithBooking();
  const { page, faults } = await here.open({ language: 'ja-Hira', width: 'phone', as: room.owner });
  const t = (key: string) => act.t('bookings', key);
  const field = page.getByRole('textbox', { name: t('feeds.address') });
  const read = async () => fetch(await field.inputValue());
  await page.goto('/bookings/calendars');
  await settled(page);
  await lookAs(page, act, 'calendars-none');
  const group = page.getByRole('region', { name: 'さくら保育園 備品室' });
  await group.getByRole('button', { name: t('feeds.create') }).click();
  await field.waitFor();
  await lookAs(page, act, 'calendars');
  const first = await field.inputValue();
  const answer = await read();
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(room.booking.id)]);

  await group.getByRole('button', { name: t('feeds.rotate.verb') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('feeds.rotate.verb') })
    .click();
  await page.getByText(t('feeds.rotate.done')).waitFor();
  expect(await field.inputValue()).not.toBe(first);
  expect([(await fetch(first)).status, (await read()).status]).toEqual([404, 200]);

  await group.getByRole('button', { name: t('feeds.delete.verb') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('feeds.delete.verb') })
    .click();
  await group.getByRole('button', { name: t('feeds.create') }).waitFor();
  expect(faults).toEqual([]);
});
