import { persona, changeOf, lookAs } from './acts';
import { IN_TURN, settled } from './browser';
import { openLendingRoom } from './lending-room';
import { fixture } from './fixture';
import { dayAfter } from './today';

const here = fixture();
const basic = (day: string) => day.replaceAll('-', '');

test.each(IN_TURN)(
  'a lender closes holidays, a typed day and those of a calendar (%s, %s)',
  async (language, width) => {
    const act = persona(language, width);
    const t = (key: string) => act.t('shell', key);
    /** Returns a text for a count of two; only English has plural forms. */
    const two = (key: string) => act.t('shell', language === 'en' ? `${key}_other` : key, { count: 2 });
    const room = await openLendingRoom(here.product.url, ['テント']);
    const { page, faults } = await here.open({ language, width, as: room.owner });
    await page.goto(`/users/${room.owner.id}/edit/closed_days`);
    await settled(page);
    const user = async () => (await room.owner.call('GET', `/users/${room.owner.id}`)).user;
    const saved = () => changeOf(page, '/v1/users/');

    const switched = saved();
    await page.getByRole('switch', { name: t('closedDays.holidays') }).click();
    await switched;
    expect((await user()).closed_on_holidays).toBe('JP');

    const typed = saved();
    await page.locator('[name=closed_date]').fill(dayAfter(10));
    await page.getByRole('button', { name: t('closedDays.add'), exact: true }).click();
    await typed;
    expect((await user()).closed_dates).toEqual([dayAfter(10)]);

    const buffer = Buffer.from(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'BEGIN:VEVENT',
        'UID:a',
        `DTSTART;VALUE=DATE:${basic(dayAfter(10))}`,
        `DTEND;VALUE=DATE:${basic(dayAfter(13))}`,
        'SUMMARY:棚卸し',
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n'),
    );
    await page
      .getByTestId('closed-days-file')
      .setInputFiles({ name: 'closed.ics', mimeType: 'text/calendar', buffer });
    await page.getByRole('dialog').getByText('棚卸し').first().waitFor();
    await lookAs(page, act, 'closed-days-import');
    expect((await user()).closed_dates).toHaveLength(1);
    await page.getByRole('button', { name: two('closedDays.close') }).click();
    await page.getByText(two('closedDays.imported')).waitFor();
    expect((await user()).closed_dates).toEqual([10, 11, 12].map((days) => dayAfter(days)));
    await lookAs(page, act, 'closed-days');

    const { schedule } = await room.member.call(
      'GET',
      `/goods/${room.goodIds[0]}/schedule?from=${dayAfter(10)}&days=3`,
    );
    expect(schedule.days.map((day: { state: string }) => day.state)).toEqual(['closed', 'closed', 'closed']);
    expect(faults).toEqual([]);
  },
);
