import { LOCALES, type Locale } from '@kashikari/kernel';
import { ANNOUNCED_MAILS, REQUESTED_MAILS, type MailRow } from '@kashikari/kernel/mails';
import type { MailContent } from '../app/ports';
import { formatDays, formatHours } from '../domain/dates';
import type { Template } from '../domain/mail';
import { I18nWriter } from './i18n-writer';
import { MAILS, TEMPLATES } from './mails';
import { FRAME } from './words';

/** All texts of mails in a language: the frame and the templates. */
const textsOf = (locale: Locale) => ({
  ...FRAME[locale],
  ...Object.fromEntries(TEMPLATES.map((template) => [template, MAILS[template].texts[locale]])),
});
const [ja, en, hira] = [textsOf('ja'), textsOf('en'), textsOf('ja-Hira')];

const writer = new I18nWriter('https://kashi.example');
const NOW = Date.parse('2026-11-16T12:00:00+09:00');

const BOOKING = {
  booking_id: 'b1',
  title: 'もの',
  quantity: '2',
  time: 'days',
  start_date: '2026-11-24',
  end_date: '2026-11-27',
  start_at: '2026-11-23T15:00:00.000Z',
  end_at: '2026-11-27T15:00:00.000Z',
  time_zone: 'Asia/Tokyo',
};
const SERIES = {
  ...BOOKING,
  occasions: JSON.stringify([BOOKING, { ...BOOKING, start_date: '2026-12-01', end_date: '2026-12-04' }]),
};
const SEVERAL = {
  ...BOOKING,
  things: JSON.stringify([
    { ...BOOKING, other: 'はな' },
    { ...BOOKING, title: 'ほん' },
  ]),
};
const REMINDER = { ...BOOKING, late_days: '3', role: 'borrower' };
const WAIT = { ...BOOKING, booking_id: '', good_id: 'g1', answer_by: '2026-11-17T03:00:00.000Z' };
const ASKED = {
  // Something for every value that another service may give.
  ...Object.fromEntries(
    [...Object.values(REQUESTED_MAILS), ...Object.values(ANNOUNCED_MAILS)].flatMap((row: MailRow) =>
      Object.keys(row).map((name) => [name.replace('?', ''), 'たろう']),
    ),
  ),
  name: 'はな',
  path: '/x',
  minutes: '15',
  account: 'かしかり',
  group: 'ほん',
  method: 'ひまわり',
  excerpt: 'おやすみの ひ',
  from: 'さくら',
  to: 'ひまわり',
  stop: '/invites/stop?token=t',
  plan: 'lite',
  plan_now: 'free',
  used: '8',
  payment_id: 'payment-1',
  yen: '5000',
  error: 'expired_card',
  limit: '8',
  until: '2027-03-31',
  email: 'hana@example.jp',
  device: 'Firefox (Linux)',
  ...{ reply_by: '2026-11-18T08:00:00.000Z', time_zone: 'Asia/Tokyo', category: 'fault', rating: '4' },
  ...{ first_day: '2026-11-01', last_day: '2026-11-15' },
  // Days of what is paid for.
  ...{ end: '2027-03-31', next: '2027-03-31', retry: '2027-03-31', due: '2027-03-31' },
};
const FEE = { ...ASKED, from: '2027-03-31' };

/** Values of mails whose names do not begin with their kind. */
const ALONE: Partial<Record<Template, Record<string, string>>> = {
  new_comment: { good_id: 'g1', since_id: 'c1', title: 'もの' },
  new_goods: {
    goods: JSON.stringify([{ id: 'g1', title: 'もの', lender: 'はな' }]),
    more: '34',
    group_ids: JSON.stringify(['ひまわり']),
    sellers: JSON.stringify(['はな']),
  },
};

function content(template: Template, locale: Locale, more: Record<string, string> = {}): MailContent {
  const asked =
    ALONE[template] ??
    {
      ...{ booking: BOOKING, bookings: SEVERAL, message: BOOKING, series: SERIES, wait: WAIT },
      ...{ reminder: REMINDER, fee: FEE },
    }[template.split('_')[0] as string] ??
    ASKED;
  const params = { ...asked, ...more };
  return {
    template,
    locale,
    params,
    name: 'はな',
    timeZone: 'Asia/Tokyo',
    otherName: 'たろう',
    quotes: [],
    now: NOW,
  };
}

function rolesOf(template: Template): string[] {
  if (template === 'booking_dispute_opened') return ['borrower', 'lender', 'office'];
  if (template === 'booking_prepared') return ['borrower'];
  return /^(bookings?|series)_/.test(template) ? ['borrower', 'lender'] : [''];
}

const every = TEMPLATES.flatMap((template) =>
  LOCALES.flatMap((locale) =>
    rolesOf(template).flatMap((role) =>
      (role ? ['self', 'other', 'nobody'] : ['']).map((by) => [template, locale, role, by] as const),
    ),
  ),
);

/** Returns the leaves of a tree of texts, as `a.b`, without the variants by actor. */
function keysOf(texts: object, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${before}${key}`] : keysOf(value as object, `${before}${key}.`),
  );
}

describe('mails', () => {
  it.each(every)('%s in %s to %s (by %s) say all they have to', (template, locale, role, by) => {
    const { subject, text, html } = writer.write(content(template, locale, { role, by }));
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|\}\}|undefined|NaN|\$t\(/);
    expect(subject.length).toBeGreaterThan(5);
    // Mails of support are answered by mail.
    if (!/^(inquiry|feedback)/.test(template)) expect(text).toMatch(/https:\/\/kashi[.]example\//);
    expect(html).toContain(`<html lang="${locale}">`);
    // No key of ours where a sentence should be.
    for (const part of [subject, text])
      expect(part).not.toMatch(/bookings?_|series_|reminder_|sign_in|seats_|plan_|[.](lead|subject|action)/);
    expect(text).not.toContain('!');
    expect(text).not.toContain('！');
  });

  it.each(LOCALES)('that invite in %s say who and to what in the subject, in few characters', (locale) => {
    for (const template of ['invite', 'manager_invite', 'heir_invite'] as const) {
      const subject = (name: string) => {
        const words = { name, group: name, inviter: name, account: name, from: name };
        return writer.write(content(template, locale, words)).subject;
      };
      expect(subject('ZZ')).toContain('ZZ');
      expect(subject('Z'.repeat(500)).length).toBeLessThan(130);
    }
  });

  it('have the same texts in every language', () => {
    const [inEnglish, inHiragana] = [keysOf(en).sort(), keysOf(hira).sort()];
    expect(inHiragana).toEqual(keysOf(ja).sort());
    // English uses the same subject if the receiver cancelled.
    expect(keysOf(ja).filter((key) => !inEnglish.includes(key))).toEqual([
      'booking_cancelled.borrower.subject_self',
      'booking_cancelled.lender.subject_self',
      'series_cancelled.borrower.subject_self',
      'series_cancelled.lender.subject_self',
    ]);
    expect(inEnglish.filter((key) => !keysOf(ja).includes(key))).toEqual([]);
  });

  it('hold no kanji for children, and only the katakana that children read', () => {
    const texts = JSON.stringify(hira);
    expect(texts).not.toMatch(/\p{Script=Han}/u);
    const loanWords = new Set(texts.match(/[ァ-ヺー]+/g));
    expect([...loanWords].sort()).toEqual([
      ...[
        'アカウント',
        'カード',
        'グループ',
        'パスワード',
        'プラン',
        'ページ',
        'メンバー',
        'メール',
        'メールアドレス',
        'リンク',
        'ログアウト',
        'ログイン',
      ],
    ]);
  });

  it('name the zone of hours to who lives in another', () => {
    const hourly = {
      ...BOOKING,
      time: 'hours',
      start_date: '',
      end_date: '',
      start_at: '2026-11-24T01:00:00Z',
      end_at: '2026-11-24T03:00:00Z',
    };
    const away = {
      ...content('booking_created', 'en', { ...hourly, role: 'borrower', by: 'self' }),
      timeZone: 'Europe/Berlin',
    };
    expect(writer.write(away).text).toContain('Time: Tue 24 Nov 10:00 – 12:00 (Asia/Tokyo)');
    expect(writer.write({ ...away, timeZone: 'Asia/Tokyo' }).text).toContain('10:00 – 12:00\n');
  });

  it.each([
    ['days', 'Dates: Tue 24'],
    ['hours', 'Time: Tue 24 Nov 00:00'],
  ])('say when a booking by the %s is', (time, when) => {
    const { text } = writer.write(
      content('booking_created', 'en', { ...BOOKING, role: 'borrower', by: 'self', time }),
    );
    expect(text).toContain(when);
  });

  it('list the dates of a series, and say how many they are', () => {
    const { subject, text, html } = writer.write(
      content('series_created', 'en', { role: 'borrower', by: 'self' }),
    );
    expect(subject).toBe('2 dates booked: もの, from Tue 24 – Fri 27 Nov');
    expect(text).toContain('Dates\n- Tue 24 – Fri 27 Nov\n- Tue 1 – Fri 4 Dec\n');
    expect(html).toContain('<li>Tue 1 – Fri 4 Dec</li>');
  });

  it('cut a name that is out of hand', () => {
    const { subject } = writer.write(
      content('booking_created', 'ja', { title: '長'.repeat(500), role: 'borrower', by: 'self' }),
    );
    expect([...subject].length).toBeLessThan(170);
    expect(subject).toContain('長…');
  });
});

describe('dates', () => {
  it.each([
    ['ja', '2026-11-24', '2026-11-27', '11/24（火）– 27（金）'],
    ['en', '2026-11-24', '2026-11-27', 'Tue 24 – Fri 27 Nov'],
    ['ja-Hira', '2026-11-24', '2026-11-27', '11がつ 24にち（か）– 27にち（きん）'],
    ['ja', '2026-11-24', '2026-11-24', '11/24（火）'],
    ['ja', '2026-11-30', '2026-12-02', '11/30（月）– 12/2（水）'],
    ['en', '2026-11-30', '2026-12-02', 'Mon 30 Nov – Wed 2 Dec'],
    ['ja', '2026-12-30', '2027-01-02', '12/30（水）– 2027/1/2（土）'],
    ['en', '2027-01-02', '2027-01-03', 'Sat 2 – Sun 3 Jan 2027'],
    ['ja-Hira', '2027-01-02', '2027-02-03', '2027ねん 1がつ 2にち（ど）– 2027ねん 2がつ 3にち（すい）'],
  ] as const)('in %s from %s to %s read %s', (locale, from, to, expected) => {
    expect(formatDays(from, to, locale, '2026-11-16')).toBe(expected);
  });

  it.each([
    ['ja', '10:00', '12:00', '11/24（火）10:00 – 12:00'],
    ['en', '10:00', '12:00', 'Tue 24 Nov 10:00 – 12:00'],
    ['ja-Hira', '10:00', '17:15', '11がつ 24にち（か） ごぜん 10じ – ごご 5じ 15ふん'],
  ] as const)('in %s the hours %s to %s read %s', (locale, from, to, expected) => {
    const at = (time: string) => Date.parse(`2026-11-24T${time}:00+09:00`);
    expect(formatHours(at(from), at(to), 'Asia/Tokyo', locale, '2026-11-16')).toBe(expected);
  });

  it('over midnight name both days', () => {
    const [from, until] = ['2026-11-24T23:00:00+09:00', '2026-11-25T01:00:00+09:00'].map((text) =>
      Date.parse(text),
    );
    expect(formatHours(from!, until!, 'Asia/Tokyo', 'ja', '2026-11-16')).toBe(
      '11/24（火）23:00 – 11/25（水）01:00',
    );
  });
});
