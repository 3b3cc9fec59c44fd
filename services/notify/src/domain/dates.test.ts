import type { Locale } from '@kashikari/kernel';
import { formatDay, formatDays, formatHours, formatMoment } from './dates';

const TODAY = '2026-11-16';
const TOKYO = 'Asia/Tokyo';
const at = (text: string) => Date.parse(`${text}+09:00`);

describe('a day', () => {
  test.each<[Locale, string, string]>([
    ['ja', '11/24（火）', '2027/1/3（日）'],
    ['en', 'Tue 24 Nov', 'Sun 3 Jan 2027'],
    ['ja-Hira', '11がつ 24にち（か）', '2027ねん 1がつ 3にち（にち）'],
  ])('in %s is %s, with its year %s when that is another', (locale, day, other) => {
    expect(formatDay('2026-11-24', locale, TODAY)).toBe(day);
    expect(formatDay('2027-01-03', locale, TODAY)).toBe(other);
  });

  test.each<[Locale, string[]]>([
    ['ja', ['月', '火', '水', '木', '金', '土', '日']],
    ['en', ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']],
    ['ja-Hira', ['げつ', 'か', 'すい', 'もく', 'きん', 'ど', 'にち']],
  ])('in %s has its weekday', (locale, names) => {
    const days = names.map((_, place) => formatDay(`2026-11-${16 + place}`, locale, TODAY));
    const weekdays = days.map((day) => (locale === 'en' ? day.split(' ')[0] : day.split(/[（）]/)[1]));
    expect(weekdays).toEqual(names);
  });

  test('has the name of its month in English', () => {
    const months = Array.from({ length: 12 }, (_, month) =>
      formatDay(`2026-${String(month + 1).padStart(2, '0')}-01`, 'en', TODAY)
        .split(' ')
        .at(-1),
    );
    expect(months.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
  });
});

describe('several days', () => {
  test.each<[Locale, string]>([
    ['ja', '11/24（火）– 27（金）'],
    ['en', 'Tue 24 – Fri 27 Nov'],
    ['ja-Hira', '11がつ 24にち（か）– 27にち（きん）'],
  ])('of one month name it once: in %s %s', (locale, days) => {
    expect(formatDays('2026-11-24', '2026-11-27', locale, TODAY)).toBe(days);
  });

  test.each<[Locale, string]>([
    ['ja', '11/30（月）– 12/2（水）'],
    ['en', 'Mon 30 Nov – Wed 2 Dec'],
    ['ja-Hira', '11がつ 30にち（げつ）– 12がつ 2にち（すい）'],
  ])('over the end of a month name both: in %s %s', (locale, days) => {
    expect(formatDays('2026-11-30', '2026-12-02', locale, TODAY)).toBe(days);
  });

  test('from a month to the same one of the next year name both', () => {
    expect(formatDays('2026-11-24', '2027-11-24', 'ja', TODAY)).toBe('11/24（火）– 2027/11/24（水）');
  });

  test('that are one are that day', () => {
    expect(formatDays('2026-11-24', '2026-11-24', 'ja', TODAY)).toBe('11/24（火）');
  });
});

describe('a moment', () => {
  test.each<[Locale, string]>([
    ['ja', '11/24（火）09:05'],
    ['en', 'Tue 24 Nov 09:05'],
    ['ja-Hira', '11がつ 24にち（か） ごぜん 9じ 5ふん'],
  ])('in %s is %s', (locale, moment) => {
    expect(formatMoment(at('2026-11-24T09:05'), TOKYO, locale, TODAY)).toBe(moment);
  });

  test('is told by the clock of the zone', () => {
    expect(formatMoment(at('2026-11-24T09:05'), 'America/New_York', 'en', TODAY)).toBe('Mon 23 Nov 19:05');
  });

  test.each([
    ['00:00', 'ごぜん 0じ'],
    ['11:59', 'ごぜん 11じ 59ふん'],
    ['12:00', 'ごご 0じ'],
    ['17:15', 'ごご 5じ 15ふん'],
  ])('at %s is %s to who reads hiragana', (time, told) => {
    expect(formatMoment(at(`2026-11-24T${time}`), TOKYO, 'ja-Hira', TODAY)).toBe(
      `11がつ 24にち（か） ${told}`,
    );
  });
});

describe('hours', () => {
  test('of one day name it once', () => {
    const [from, until] = [at('2026-11-24T10:00'), at('2026-11-24T12:00')];
    expect(formatHours(from, until, TOKYO, 'ja', TODAY)).toBe('11/24（火）10:00 – 12:00');
  });

  test('over midnight name both days', () => {
    const [from, until] = [at('2026-11-24T22:00'), at('2026-11-25T01:00')];
    expect(formatHours(from, until, TOKYO, 'ja', TODAY)).toBe('11/24（火）22:00 – 11/25（水）01:00');
  });
});
