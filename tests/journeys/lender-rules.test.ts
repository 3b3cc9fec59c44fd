import { addDays } from '@kashikari/kernel';
import { persona, changeOf, lookAs } from './acts';
import { settled } from './browser';
import { openLendingRoom } from './lending-room';
import { OWN, fixture } from './fixture';
import { dayAfter } from './today';

const here = fixture(OWN);

test.each([
  ['ja', 'desk'],
  ['en', 'phone'],
  ['ja-Hira', 'phone'],
] as const)('a lender says what is asked of borrowers (%s, %s)', async (language, width) => {
  const act = persona(language, width);
  const t = (key: string) => act.t('shell', `lenderRules.${key}`);
  const room = await openLendingRoom(here.product.url, ['テント']);
  const { page, faults } = await here.open({ language, width, as: room.owner });
  await page.goto(`/users/${room.owner.id}/edit/lending`);
  await settled(page);
  const saved = async () => {
    const answer = changeOf(page, '/v1/users/');
    await page.getByRole('button', { name: act.t('kit', 'save.save'), exact: true }).click();
    await answer;
    return (await room.owner.call('GET', `/users/${room.owner.id}`)).user;
  };

  const more = page
    .getByRole('group', { name: t('extendable_days') })
    .getByRole('button', { name: act.t('kit', 'field.more') });
  for (let day = 0; day < 2; day++) await more.click();
  await page.getByRole('switch', { name: t('limit') }).click();
  await page.getByRole('switch', { name: t('allow_return_by_borrower') }).click();
  await page
    .getByRole('group', { name: t('disabled_days_indexes') })
    .getByRole('checkbox')
    .first()
    .click();
  await lookAs(page, act, 'lender-rules');
  expect(await saved()).toMatchObject({
    extendable_days: 2,
    max_supplies: 3,
    allow_return_by_borrower: false,
    disabled_days_indexes: [0],
    manage_hand_over: false,
    queue_answer_hours: 24,
  });

  await page.getByRole('switch', { name: t('limit') }).click();
  await page.getByLabel(t('queue_answer_hours')).selectOption('3');
  expect(await saved()).toMatchObject({ max_supplies: null, queue_answer_hours: 3, extendable_days: 2 });
  expect(faults).toEqual([]);
});

test('a lender says when reminders leave, and the borrower gets one then, about both things at once', async () => {
  const act = persona('ja-Hira', 'phone');
  const t = (key: string) => act.t('shell', `reminders.${key}`);
  const room = await openLendingRoom(here.product.url, ['テント', 'たいこ']);
  const { page, faults } = await here.open({ language: 'ja-Hira', width: 'phone', as: room.owner });
  await page.goto('/user_reminder_setting');
  const saved = changeOf(page, '/v1/users/');
  await page.getByLabel(t('time')).selectOption('17:30');
  await saved;
  const savedDays = changeOf(page, '/v1/users/');
  await page
    .getByRole('group', { name: t('days') })
    .getByRole('checkbox')
    .nth(1)
    .click();
  await savedDays;
  await lookAs(page, act, 'reminder-setting');
  const { user } = await room.owner.call('GET', `/users/${room.owner.id}`);
  expect(user).toMatchObject({ reminder_time: '17:30', reminder_days_indexes: [1] });

  const day = dayAfter(5);
  for (const goodId of room.goodIds)
    await room.member.call('POST', '/bookings', { good_id: goodId, start_date: day, end_date: day });
  await here.product.setClock(`${addDays(day, -1)}T17:30:01+09:00`);
  const mail = await here.product.mailTo(room.member.email, 'たいこ — ');
  expect(mail.text).toContain('- テント — ');
  await here.product.setClock(null);
  expect(faults).toEqual([]);
});
