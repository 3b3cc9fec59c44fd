import { LOCALES, type Locale } from '@kashikari/kernel';
import { ANNOUNCED_MAILS, REQUESTED_MAILS, type MailRow } from '@kashikari/kernel/mails';
import type { MailContent } from '../app/ports';
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

/** A hostile name of a person, a good or a group: markup, and characters that end an attribute. */
const HOSTILE = `<x-evil a='1' b="2">&`;
const ESCAPED = '&lt;x-evil a=&#39;1&#39; b=&quot;2&quot;&gt;&amp;';

const BOOKING = {
  booking_id: HOSTILE,
  title: HOSTILE,
  quantity: '2',
  time: 'days',
  start_date: '2026-11-24',
  end_date: '2026-11-27',
  time_zone: 'Asia/Tokyo',
};
const THINGS = JSON.stringify([
  { ...BOOKING, other: HOSTILE },
  { ...BOOKING, other: '' },
]);

/** Whatever another service may say is hostile, but for what says how a mail is made. */
const PLAIN = {
  ...Object.fromEntries(
    [...Object.values(REQUESTED_MAILS), ...Object.values(ANNOUNCED_MAILS)].flatMap((row: MailRow) =>
      Object.keys(row).map((name) => [name.replace('?', ''), HOSTILE]),
    ),
  ),
  minutes: '15',
  until: '2027-03-31',
  ...{ reply_by: '2026-11-18T08:00:00.000Z', time_zone: 'Asia/Tokyo' },
  path: `/-/${HOSTILE}`,
  stop: `/stop?t=${HOSTILE}`,
};

/** Returns every variant of a template's values. */
function paramsOf(template: string): Record<string, string>[] {
  const roles = ['borrower', 'lender'].map((role) => ({ ...BOOKING, role, by: 'self' }));
  if (template === 'booking_dispute_opened') return [...roles, { ...BOOKING, role: 'office', by: 'self' }];
  if (template.startsWith('booking_')) return roles;
  if (template.startsWith('bookings_')) return roles.map((one) => ({ ...one, things: THINGS }));
  if (template.startsWith('series_'))
    return roles.map((one) => ({ ...one, occasions: JSON.stringify([BOOKING, BOOKING]) }));
  if (template.startsWith('reminder_')) {
    const late = { ...BOOKING, late_days: '3' };
    return [late, { ...late, things: THINGS }];
  }
  if (template.startsWith('wait_'))
    return [{ ...BOOKING, booking_id: '', good_id: HOSTILE, answer_by: '2026-11-17T03:00:00.000Z' }];
  if (template === 'new_goods') {
    const goods = JSON.stringify([{ id: HOSTILE, title: HOSTILE, lender: HOSTILE }]);
    const names = JSON.stringify([HOSTILE]);
    return ['0', '34'].map((more) => ({ goods, more, group_ids: names, sellers: names }));
  }
  if (template === 'new_comment') return [{ ...BOOKING, good_id: HOSTILE, since_id: HOSTILE }];
  return [template === 'message' ? BOOKING : PLAIN];
}

const contents = TEMPLATES.flatMap((template) =>
  paramsOf(template).flatMap((params) =>
    LOCALES.map((locale): MailContent => ({
      ...{ template, locale, params, name: HOSTILE, timeZone: 'Asia/Tokyo', otherName: HOSTILE },
      quotes: [{ authorName: HOSTILE, body: HOSTILE }],
      now: Date.parse('2026-11-16T12:00:00+09:00'),
    })),
  ),
);

describe('the words of people in a mail', () => {
  it.each(TEMPLATES)('are never markup of it, nor leave an attribute: %s', (template) => {
    for (const content of contents.filter((one) => one.template === template)) {
      const { html, text } = writer.write(content);
      expect(html).not.toContain('<x-evil');
      expect(html).not.toContain(`a='1'`);
      expect(html).not.toContain('b="2"');
      // They are shown, not dropped.
      expect(text).toContain('<x-evil');
      expect(html).toContain(ESCAPED);
    }
  });

  it('are in the subject of no mail more than one line', () => {
    const lines = `a\r\nBcc: eve@example.jp`;
    for (const content of contents.slice(0, 12)) {
      const params = { ...content.params, title: lines, name: lines, group: lines };
      expect(writer.write({ ...content, params, otherName: lines }).subject).not.toMatch(/[\r\n]/);
    }
  });
});

describe('the texts of mails', () => {
  const leaves = (texts: object, before = ''): [string, string][] =>
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[before + key, value]] : leaves(value as object, `${before}${key}.`),
    );
  const shown = (text: string) =>
    [...new Set([...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1]))].sort();

  it('show the same values in every language, and say something under every key', () => {
    const japanese = new Map(leaves(ja));
    for (const texts of [en, hira])
      for (const [key, text] of leaves(texts))
        expect([key, shown(text)]).toEqual([key, shown(japanese.get(key) ?? '')]);
    const silent = [ja, en, hira].flatMap((texts) => leaves(texts).filter(([, text]) => !text.trim()));
    expect(silent).toEqual([]);
  });
});
