import { readFileSync } from 'node:fs';
import path from 'node:path';
import { closedDaysIn } from '../src/calendars/closed-days-in';

function read(name: string, zone = 'Asia/Tokyo') {
  const text = readFileSync(path.join(__dirname, 'calendars', `${name}.ics`), 'utf8').replace(/\n/g, '\r\n');
  const { days, leftOut } = closedDaysIn(text, { first: '2027-01-01', last: '2027-12-31', zone });
  return { days: days.map(({ date, summary }) => `${date} ${summary}`), leftOut };
}

describe('an export in the style of Google Calendar', () => {
  it('is read to the day: a moved, a cancelled and an excluded occurrence of a weekly series', () => {
    expect(read('google')).toEqual({
      days: [
        // Fridays: the 8th is called off, the 15th moved to Saturday, the 22nd excluded.
        '2027-01-01 定休日',
        '2027-01-16 定休日（土曜に変更）',
        '2027-01-29 定休日',
        '2027-03-20 棚卸し',
        '2027-03-21 棚卸し',
        '2027-07-02 Closed early',
      ],
      leftOut: [{ summary: '', reason: 'past', count: 1 }],
    });
  });

  it('is read by the clock of the lender, wherever its entries were written', () => {
    expect(read('google', 'America/New_York').days).toContain('2027-07-01 Closed early');
  });
});

describe('an export in the style of Outlook', () => {
  it('is read to the day, with Windows names of zones and without VTIMEZONE', () => {
    expect(read('outlook')).toEqual({
      days: [
        // The second Monday of each month until March; that of February is moved to Tuesday.
        '2027-01-11 Staff meeting',
        '2027-02-09 Staff meeting',
        '2027-03-08 Staff meeting',
        // A zone that the file defines itself: 23:00 in UTC+1 is the next morning in Tokyo.
        '2027-04-02 Head office',
        // Weekdays.
        '2027-05-06 Inventory',
        '2027-05-07 Inventory',
        '2027-05-10 Inventory',
        // Pacific time.
        '2027-06-02 Video call',
      ],
      leftOut: [{ summary: 'Lunar holiday', reason: 'rule', count: 1 }],
    });
  });
});

describe('an export in the style of Apple Calendar', () => {
  it('is read to the day: a floating day, a last day in UTC, an occurrence that the series lost', () => {
    expect(read('apple')).toEqual({
      days: [
        '2027-02-01 清掃',
        '2027-02-03 清掃',
        '2027-02-05 清掃',
        '2027-04-30 館内整理日',
        '2027-12-15 休館',
      ],
      leftOut: [{ summary: '研修', reason: 'time_zone', count: 1 }],
    });
  });
});

describe('an export in the style of Evolution', () => {
  it('is read with names of zones that have a prefix', () => {
    expect(read('evolution')).toEqual({
      days: ['2027-08-02 Wartung', '2027-08-04 Wartung', '2027-08-09 Wartung'],
      leftOut: [],
    });
  });
});
