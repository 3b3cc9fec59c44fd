import { MAX_ENTRIES, partsOf } from '../src/calendars/calendar-parts';
import { closedDaysIn } from '../src/calendars/closed-days-in';
import { growthOf, MAX_GROWTH } from './growth';
import { whenLong } from '../../../packages/platform/src/testing/budget';

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', 'SUMMARY:Closed', ...lines, 'END:VEVENT'];
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');

function read(text: string, zone = 'Asia/Tokyo') {
  const { days, leftOut } = closedDaysIn(text, { first: '2027-01-01', last: '2027-12-31', zone });
  return { dates: days.map(({ date }) => date), leftOut, days };
}

describe('the closed days in a calendar', () => {
  it('are whole days, the end not among them', () => {
    const text = calendar(...event('DTSTART;VALUE=DATE:20271229', 'DTEND;VALUE=DATE:20280104'));
    expect(read(text).dates).toEqual(['2027-12-29', '2027-12-30', '2027-12-31']);
    expect(read(calendar(...event('DTSTART;VALUE=DATE:20270505'))).dates).toEqual(['2027-05-05']);
  });

  it('are those that an hour falls on by the lender’s clock', () => {
    const text = calendar(...event('DTSTART:20270101T160000Z', 'DTEND:20270102T150000Z'));
    expect(read(text).dates).toEqual(['2027-01-02']);
    expect(read(text, 'America/New_York').dates).toEqual(['2027-01-01', '2027-01-02']);
  });

  it('follow a zone that the file brings itself, and floating times as they are', () => {
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
    expect(read(text, 'Europe/Berlin').dates).toEqual(['2027-03-09', '2027-03-10']);
    const floating = calendar(...event('DTSTART:20270310T090000', 'DTEND:20270310T100000'));
    expect(read(floating, 'America/New_York').dates).toEqual(['2027-03-10']);
  });

  it('repeat as calendar programs write it, without the days taken out', () => {
    const monthly = event(
      'DTSTART;VALUE=DATE:20200106',
      'RRULE:FREQ=MONTHLY;BYDAY=1MO',
      'EXDATE;VALUE=DATE:20270201',
    );
    expect(read(calendar(...monthly)).dates.slice(0, 3)).toEqual(['2027-01-04', '2027-03-01', '2027-04-05']);
    const weekly = event('DTSTART;VALUE=DATE:20270104', 'RRULE:FREQ=WEEKLY;BYDAY=MO,TH;COUNT=4');
    expect(read(calendar(...weekly)).dates).toEqual(['2027-01-04', '2027-01-07', '2027-01-11', '2027-01-14']);
    const yearly = event('DTSTART;VALUE=DATE:20201103', 'RRULE:FREQ=YEARLY');
    expect(read(calendar(...yearly)).dates).toEqual(['2027-11-03']);
  });

  it('are told with what the calendar calls them, each once', () => {
    const text = calendar(
      ...event('DTSTART;VALUE=DATE:20270505', 'SUMMARY:No').filter((line) => line !== 'SUMMARY:Closed'),
      ...event('DTSTART;VALUE=DATE:20270505'),
    ).replace('SUMMARY:No', 'SUMMARY:Children\\, all\r\n  of them');
    expect(read(text).days).toEqual([{ date: '2027-05-05', summary: 'Children, all of them' }]);
  });

  it('leave out what was cancelled', () => {
    expect(read(calendar(...event('DTSTART;VALUE=DATE:20270505', 'STATUS:CANCELLED'))).dates).toEqual([]);
  });

  it.each([
    'FREQ=SECONDLY',
    'FREQ=HOURLY;INTERVAL=6',
    'FREQ=DAILY;BYHOUR=9,18',
    'FREQ=DAILY;BYDAY=SA,SU;BYWEEKNO=-53',
    'FREQ=WEEKLY;INTERVAL=99999',
    'FREQ=DAILY;COUNT=9999999',
    'FREQ=MONTHLY;RSCALE=HEBREW',
    'FREQ=DAILY;FREQ=WEEKLY',
    'FREQ=NEVER',
    'BYDAY=MO',
  ])('say of %s that the rule was not read, and do not hang', (rule) => {
    const { dates, leftOut } = read(calendar(...event('DTSTART;VALUE=DATE:20270101', `RRULE:${rule}`)));
    expect([dates, leftOut]).toEqual([[], [{ summary: 'Closed', reason: 'rule', count: 1 }]]);
  });

  it.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31;INTERVAL=100',
    'FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6',
    'FREQ=WEEKLY;BYMONTH=2;BYDAY=MO;BYSETPOS=300',
  ])('are none of %s, which never comes, at once', (rule) => {
    const before = process.cpuUsage();
    expect(read(calendar(...event('DTSTART;VALUE=DATE:20200101', `RRULE:${rule}`))).dates).toEqual([]);
    const { user, system } = process.cpuUsage(before);
    whenLong(() => expect((user + system) / 1_000).toBeLessThan(250));
  });

  it('are none in what is no calendar', () => {
    expect(read('PK\u0003\u0004 nothing')).toEqual({ dates: [], leftOut: [], days: [] });
  });

  it.each([
    ['no start', 'time', []],
    ['a 13th month', 'time', ['DTSTART;VALUE=DATE:20271399']],
    ['a date with hyphens', 'time', ['DTSTART;VALUE=DATE:2027-05-05']],
    ['30 February', 'time', ['DTSTART;VALUE=DATE:20270230']],
    ['29 February of a common year', 'time', ['DTSTART:20270229T090000Z']],
    ['the 25th hour', 'time', ['DTSTART:20270310T250000Z']],
    ['an end that does not exist', 'time', ['DTSTART;VALUE=DATE:20270227', 'DTEND;VALUE=DATE:20270231']],
    [
      'a last repetition that does not exist',
      'rule',
      ['DTSTART:20270227', 'RRULE:FREQ=DAILY;UNTIL=20270230'],
    ],
    [
      'an exception that does not exist',
      'time',
      ['DTSTART:20270227', 'RRULE:FREQ=DAILY;COUNT=9', 'EXDATE:20270230'],
    ],
    ['an additional date that does not exist', 'time', ['DTSTART:20270227', 'RDATE:20270228,20270230']],
    [
      'a period from a date that does not exist',
      'time',
      ['DTSTART:20270227', 'RDATE;VALUE=PERIOD:20270230T000000Z/P1D'],
    ],
    ['a duration of ages', 'too_long', ['DTSTART:20270101', 'DURATION:P999999999W']],
    ['a negative duration', 'time', ['DTSTART:20270101', 'DURATION:-P1W']],
    ['a duration of seconds of ages', 'too_long', ['DTSTART:20270101', 'DURATION:PT99999999999999S']],
    ['repeated ages', 'too_long', ['DTSTART:20270101', 'RRULE:FREQ=DAILY', 'DURATION:P999999999D']],
    ['a period of ages', 'too_long', ['DTSTART:20270101', 'RDATE;VALUE=PERIOD:20270101T000000Z/P999999999W']],
    ['an end in ages', 'too_long', ['DTSTART:20270101', 'DTEND;VALUE=DATE:99991231']],
    ['a zone that nobody knows', 'time_zone', ['DTSTART;TZID=Nowhere/Land:20270310T090000']],
    [
      'a change of all that follow',
      'rule',
      ['DTSTART:20270101', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20270101'],
    ],
  ])('do not include entries with %s, which are named: %s', (_what, reason, lines) => {
    const { dates, leftOut } = read(calendar(...event(...lines)));
    expect([dates, leftOut]).toEqual([[], [{ summary: 'Closed', reason, count: 1 }]]);
  });

  it('include 29 February of a leap year, and the yearly day of a birthday of 1604', () => {
    const text = calendar(...event('DTSTART;VALUE=DATE:20280229'));
    const window = { first: '2028-01-01', last: '2028-12-31', zone: 'Asia/Tokyo' };
    expect(closedDaysIn(text, window).days.map(({ date }) => date)).toEqual(['2028-02-29']);
    const birthday = event('DTSTART;VALUE=DATE:16040505', 'RRULE:FREQ=YEARLY');
    expect(read(calendar(...birthday)).dates).toEqual(['2027-05-05']);
  });

  it('are not looked for in entries before or after the window, which are counted', () => {
    const entries = [
      ['DTSTART;VALUE=DATE:19000101', 'RRULE:FREQ=DAILY;UNTIL=20261220'],
      ['DTSTART;VALUE=DATE:20280110', 'RRULE:FREQ=DAILY'],
      ['DTSTART;VALUE=DATE:20261201', 'DURATION:P3W'],
    ];
    const { dates, leftOut } = read(calendar(...entries.flatMap((lines) => event(...lines))));
    expect([dates, leftOut]).toEqual([
      [],
      [
        { summary: '', reason: 'past', count: 2 },
        { summary: '', reason: 'too_far', count: 1 },
      ],
    ]);
  });

  it('are those of a daily series that began long ago, and of the 29th of February in leap years only', () => {
    const daily = event('DTSTART;VALUE=DATE:20060401', 'RRULE:FREQ=DAILY');
    expect(read(calendar(...daily)).dates).toHaveLength(365);
    const counted = event('DTSTART;VALUE=DATE:20060401', 'RRULE:FREQ=DAILY;COUNT=7600');
    expect(read(calendar(...counted)).dates.at(-1)).toBe('2027-01-20');
    const leap = event('DTSTART;VALUE=DATE:20200229', 'RRULE:FREQ=YEARLY');
    expect(read(calendar(...leap)).dates).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    ['20260105', 'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=2;UNTIL=20270301', ['2027-01-11', '2027-02-08']],
    ['20260130', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=14', ['2027-01-29', '2027-02-26']],
    ['20261228', 'FREQ=DAILY;BYDAY=MO,WE;COUNT=4', ['2027-01-04', '2027-01-06']],
    ['20260511', 'FREQ=YEARLY;BYMONTH=5;BYDAY=MO;BYSETPOS=2', ['2027-05-10']],
    ['20260302', 'FREQ=MONTHLY;BYMONTH=3,6;BYDAY=1MO', ['2027-03-01', '2027-06-07']],
    ['20261231', 'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3', ['2027-01-31', '2027-02-28']],
    [
      '20261230',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE;WKST=SU;COUNT=4',
      ['2027-01-10', '2027-01-13', '2027-01-24'],
    ],
    [
      '20261230',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE;WKST=MO;COUNT=4',
      ['2027-01-03', '2027-01-13', '2027-01-17'],
    ],
  ])('that begin at %s repeat by %s', (start, rule, dates) => {
    expect(read(calendar(...event(`DTSTART:${start}`, `RRULE:${rule}`))).dates).toEqual(dates);
  });

  it('of other entries are read where the library gives a rule up', () => {
    const heavy = event('DTSTART;VALUE=DATE:16040505', 'RRULE:FREQ=DAILY;COUNT=99999;BYMONTH=2');
    const { dates, leftOut } = read(calendar(...heavy, ...event('DTSTART:20270505')));
    expect([dates, leftOut]).toEqual([['2027-05-05'], [{ summary: 'Closed', reason: 'rule', count: 1 }]]);
  });

  it.each(['Asia/Tokyo', 'America/New_York', 'Europe/Berlin'])(
    'of 300 weekly series by the clock of %s are read within the second that a calendar has',
    (tzid) => {
      const series = event(
        ...[`DTSTART;TZID=${tzid}:20200505T090000`, `DTEND;TZID=${tzid}:20200505T100000`],
        'RRULE:FREQ=WEEKLY;BYDAY=MO,WE',
      );
      const text = calendar(...Array.from({ length: 300 }, () => series).flat());
      const window = { first: '2027-01-01', last: '2029-12-31', zone: 'Asia/Tokyo' };
      const before = process.cpuUsage();
      expect(closedDaysIn(text, window).days.length).toBeGreaterThan(300);
      const { user, system } = process.cpuUsage(before);
      whenLong(() => expect((user + system) / 1_000).toBeLessThan(1_000));
    },
  );

  it('follow a clock that changes, to the minute', () => {
    // Midnight in Tokyo is 16:00 in Berlin on 27 March, and 17:00 from the 28th on.
    const at = (time: string) => event(`DTSTART;TZID=Europe/Berlin:${time}`);
    expect(read(calendar(...at('20270327T163000')), 'Europe/Berlin').dates).toEqual(['2027-03-27']);
    expect(read(calendar(...at('20270327T155900'))).dates).toEqual(['2027-03-27']);
    expect(read(calendar(...at('20270327T160000'))).dates).toEqual(['2027-03-28']);
    expect(read(calendar(...at('20270328T165959'))).dates).toEqual(['2027-03-28']);
    expect(read(calendar(...at('20270328T170000'))).dates).toEqual(['2027-03-29']);
  });

  it('end at midnight of the lender’s clock where no zone is named', () => {
    const floating = event('DTSTART:20271215T000000', 'DTEND:20271216T000000');
    expect(read(calendar(...floating), 'America/New_York').dates).toEqual(['2027-12-15']);
  });

  it('are those of an entry or a rule that reaches into the window', () => {
    const long = event('DTSTART;VALUE=DATE:20261230', 'DURATION:P3D');
    expect(read(calendar(...long)).dates).toEqual(['2027-01-01']);
    const rule = event('DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=WEEKLY;UNTIL=20270105');
    expect(read(calendar(...rule)).dates).toEqual(['2027-01-05']);
    const open = event('DTSTART;VALUE=DATE:20261101', 'RRULE:FREQ=YEARLY;UNTIL=99991231');
    expect(read(calendar(...open)).dates).toEqual(['2027-11-01']);
    const quoted = event('DTSTART;X-A="a:b";TZID="Asia/Tokyo":20270310T090000', 'DTEND:20270310T100000');
    expect(read(calendar(...quoted)).dates).toEqual(['2027-03-10']);
  });

  it('are not looked for in descriptions, alarms and what is attached, however long', () => {
    const alarm = ['BEGIN:VALARM', 'DURATION:PT1H', 'SUMMARY:Wake up', 'END:VALARM'];
    const long = `ATTACH;ENCODING=BASE64:${'A'.repeat(500_000)}`;
    const text = calendar(...event('DTSTART;VALUE=DATE:20270505', ...alarm, long));
    expect(read(text).days).toEqual([{ date: '2027-05-05', summary: 'Closed' }]);
    const tooLong = event('DTSTART;VALUE=DATE:20270505', `EXDATE:${'20270101T000000,'.repeat(9_000)}`);
    expect(read(calendar(...tooLong)).leftOut).toEqual([
      { summary: 'Closed', reason: 'too_large', count: 1 },
    ]);
  });

  it('are those of the first entries that begin, whether or not they end', () => {
    const begun = (count: number) => 'BEGIN:VEVENT\r\n'.repeat(count);
    const last = event('DTSTART;VALUE=DATE:20270505').join('\r\n');
    expect(read(begun(MAX_ENTRIES - 1) + last).dates).toEqual(['2027-05-05']);
    expect(read(begun(MAX_ENTRIES) + last)).toMatchObject({
      dates: [],
      leftOut: [
        { summary: '', reason: 'too_many_entries', count: 1 },
        { summary: '', reason: 'unfinished', count: MAX_ENTRIES },
      ],
    });
  });

  it.each([
    ['entries that never end', 'BEGIN:VEVENT\r\n'],
    ['zones that never end', 'BEGIN:VTIMEZONE\r\n'],
    ['one line that is folded again and again', '\n '],
    ['entries of nothing', 'BEGIN:VEVENT\r\nEND:VEVENT\r\n'],
    ['a line without an end', 'SUMMARY'],
    ['alarms in an entry', 'BEGIN:VALARM\n'],
  ])('are looked for once in each character of %s', (_what, piece) => {
    const text = (length: number) => `BEGIN:VEVENT\n${piece.repeat(length / piece.length)}`;
    expect(growthOf(partsOf, text(2 ** 20), text(2 ** 21))).toBeLessThanOrEqual(MAX_GROWTH);
  });

  it('are told at once of 100 KB of entries that never end', () => {
    const before = process.cpuUsage();
    expect(read('BEGIN:VEVENT\r\n'.repeat(7_000)).dates).toEqual([]);
    const { user, system } = process.cpuUsage(before);
    // Read with an expression between two marks it took from 0.3 to 1.8 s.
    whenLong(() => expect((user + system) / 1_000).toBeLessThan(100));
  });
});
