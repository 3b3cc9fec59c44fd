import { closedDaysIn, MOST_ENTRIES } from './closed-days-in';

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', 'SUMMARY:Closed', ...lines, 'END:VEVENT'];
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');

async function read(text: string, zone = 'Asia/Tokyo') {
  const { days, unread } = await closedDaysIn(text, '2027-01-01', '2027-12-31', zone);
  return { dates: days.map(({ date }) => date), unread, days };
}

describe('the closed days in a calendar', () => {
  it('are whole days, the end not among them', async () => {
    const text = calendar(...event('DTSTART;VALUE=DATE:20271229', 'DTEND;VALUE=DATE:20280104'));
    expect((await read(text)).dates).toEqual(['2027-12-29', '2027-12-30', '2027-12-31']);
    expect((await read(calendar(...event('DTSTART;VALUE=DATE:20270505')))).dates).toEqual(['2027-05-05']);
  });

  it('are those that an hour falls on by the lender’s clock', async () => {
    const text = calendar(...event('DTSTART:20270101T160000Z', 'DTEND:20270102T150000Z'));
    expect((await read(text)).dates).toEqual(['2027-01-02']);
    expect((await read(text, 'America/New_York')).dates).toEqual(['2027-01-01', '2027-01-02']);
  });

  it('follow a zone that the file brings itself, and floating times as they are', async () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Office',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0900',
      'TZOFFSETTO:+0900',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const text = calendar(
      ...zone,
      ...event('DTSTART;TZID=Office:20270310T000000', 'DTEND;TZID=Office:20270310T235900'),
    );
    expect((await read(text, 'Europe/Berlin')).dates).toEqual(['2027-03-09', '2027-03-10']);
    const floating = calendar(...event('DTSTART:20270310T090000', 'DTEND:20270310T100000'));
    expect((await read(floating, 'America/New_York')).dates).toEqual(['2027-03-10']);
  });

  it('repeat as calendar programs write it, without the days taken out', async () => {
    const monthly = event(
      'DTSTART;VALUE=DATE:20200106',
      'RRULE:FREQ=MONTHLY;BYDAY=1MO',
      'EXDATE;VALUE=DATE:20270201',
    );
    expect((await read(calendar(...monthly))).dates.slice(0, 3)).toEqual([
      '2027-01-04',
      '2027-03-01',
      '2027-04-05',
    ]);
    const weekly = event('DTSTART;VALUE=DATE:20270104', 'RRULE:FREQ=WEEKLY;BYDAY=MO,TH;COUNT=4');
    expect((await read(calendar(...weekly))).dates).toEqual([
      '2027-01-04',
      '2027-01-07',
      '2027-01-11',
      '2027-01-14',
    ]);
    const yearly = event('DTSTART;VALUE=DATE:20201103', 'RRULE:FREQ=YEARLY');
    expect((await read(calendar(...yearly))).dates).toEqual(['2027-11-03']);
  });

  it('are told with what the calendar calls them, each once', async () => {
    const text = calendar(
      ...event('DTSTART;VALUE=DATE:20270505', 'SUMMARY:No').filter((line) => line !== 'SUMMARY:Closed'),
      ...event('DTSTART;VALUE=DATE:20270505'),
    ).replace('SUMMARY:No', 'SUMMARY:Children\\, all\r\n  of them');
    expect((await read(text)).days).toEqual([{ date: '2027-05-05', summary: 'Children, all of them' }]);
  });

  it('leave out what was cancelled', async () => {
    expect((await read(calendar(...event('DTSTART;VALUE=DATE:20270505', 'STATUS:CANCELLED')))).dates).toEqual(
      [],
    );
  });

  it.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=SECONDLY',
    'FREQ=DAILY;BYDAY=SA,SU;BYWEEKNO=-53',
    'FREQ=WEEKLY;INTERVAL=99999',
    'FREQ=NEVER',
  ])('say of %s that it was not read, and do not hang', async (rule) => {
    const { dates, unread } = await read(calendar(...event('DTSTART;VALUE=DATE:20270101', `RRULE:${rule}`)));
    expect([dates, unread]).toEqual([[], ['Closed']]);
  });

  it('are none in what is no calendar, and broken entries are named', async () => {
    expect(await read('PK\u0003\u0004 nothing')).toEqual({ dates: [], unread: [], days: [] });
    expect((await read(calendar(...event('DTSTART;VALUE=DATE:2027-13-77')))).dates).toEqual([]);
    expect((await read(calendar(...event()))).dates).toEqual([]);
  });

  it('let others have their turn while a large file is read', async () => {
    let turns = 0;
    const beat = setInterval(() => (turns += 1), 1);
    const entries = Array.from({ length: MOST_ENTRIES }, () => event('DTSTART;VALUE=DATE:20270505')).flat();
    expect((await read(calendar(...entries))).dates).toEqual(['2027-05-05']);
    clearInterval(beat);
    expect(turns).toBeGreaterThan(5);
  });
});
