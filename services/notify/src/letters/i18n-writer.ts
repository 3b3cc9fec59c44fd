import { createInstance, type TFunction } from 'i18next';
import { LOCALES, type Locale } from '@kashikari/kernel';
import { Writer, type Brief, type Letter, type Written } from '../app/ports';
import { oneLine } from '../domain/address';
import { answerBy, occasions, things, when } from './facts';
import { toHtml, type Page } from './html';
import en from './texts/en.json';
import hira from './texts/ja-Hira.json';
import ja from './texts/ja.json';

const TEXTS: Readonly<Record<Locale, object>> = { ja, en, 'ja-Hira': hira };

/** Values that people chose, cut where a headline would get out of hand. */
const LONGEST_NAME = 120;

/** Characters of a message that a mail quotes; the thread has the rest. */
const LONGEST_QUOTE = 1_000;

/** Characters of what stands in a browser's notification: they show two or three lines. */
const LONGEST_BRIEF = 200;

/** Writes mails from the texts beside: the same page as plain text, as HTML, and in a few words. */
export class I18nWriter extends Writer {
  private readonly translate: ReadonlyMap<Locale, TFunction>;
  /** Words without values, by language and key: every mail has half a dozen of them. */
  private readonly words = new Map<string, string>();

  /** @param site origin that links begin with */
  constructor(private readonly site: string) {
    super();
    const texts = createInstance({
      resources: Object.fromEntries(LOCALES.map((locale) => [locale, { translation: TEXTS[locale] }])),
      fallbackLng: false,
      load: 'currentOnly',
      initAsync: false,
      // HTML is made of the finished texts, and escapes them then.
      interpolation: { escapeValue: false },
    });
    void texts.init();
    this.translate = new Map(LOCALES.map((locale) => [locale, texts.getFixedT(locale)]));
  }

  write(letter: Letter): Written {
    const page = this.pageOf(letter);
    return { subject: page.subject, text: toText(page, this.t(letter)), html: toHtml(page) };
  }

  /** What people wrote about a booking stays out: a lock screen is read by who passes. */
  brief(letter: Letter): Brief {
    const { subject, lead, quotes = [], link } = this.pageOf(letter);
    const body = letter.template === 'message' ? '' : (quotes[0]?.text ?? lead);
    return {
      title: cut(subject, LONGEST_BRIEF),
      body: cut(oneLine(body), LONGEST_BRIEF),
      path: link?.url.slice(this.site.length) ?? '/home',
    };
  }

  private pageOf(letter: Letter): Page {
    if (letter.template === 'message') return this.messagePage(letter);
    if (letter.params['answer_by']) return this.waitPage(letter);
    if (letter.params['late_days']) return this.reminderPage(letter);
    if (letter.params['things']) return this.bookingsPage(letter);
    return letter.params['booking_id'] ? this.bookingPage(letter) : this.plainPage(letter);
  }

  private messagePage(letter: Letter): Page {
    const t = this.t(letter);
    const { params, quotes } = letter;
    const other = letter.otherName ? t('person', { name: name(letter.otherName) }) : t('someone');
    const says = (part: string) => t(`message.${part}`, { title: name(params['title']), other });
    return {
      ...this.frame(letter, oneLine(says('subject'))),
      lead: says('lead'),
      facts: [],
      quotes: quotes.map(({ authorName, body }) => ({
        who: authorName ? t('person', { name: name(authorName) }) : t('someone'),
        text: cut(body, LONGEST_QUOTE),
      })),
      link: { text: this.word(letter, 'message.action'), url: this.bookingUrl(params['booking_id']!) },
      note: says('note'),
    };
  }

  private waitPage(letter: Letter): Page {
    const t = this.t(letter);
    const { params, template } = letter;
    const values = { title: name(params['title']), when: when(letter), until: answerBy(letter) };
    const says = (part: string) => t(`${template}.${part}`, values);
    const label = (key: string, value: string) => ({ label: this.word(letter, `labels.${key}`), value });
    const isOffer = template === 'wait_offered';
    const path = isOffer ? '/bookings/use' : `/goods/${encodeURIComponent(params['good_id'] ?? '')}`;
    return {
      ...this.frame(letter, oneLine(says('subject'))),
      lead: says('lead'),
      facts: [
        label(params['start_date'] ? 'days' : 'hours', values.when),
        ...(params['quantity'] === '1' ? [] : [label('quantity', params['quantity'] ?? '')]),
        ...(letter.otherName ? [label('lender', name(letter.otherName))] : []),
        ...(isOffer ? [label('answer_by', values.until)] : []),
      ],
      link: { text: says('action'), url: `${this.site}${path}` },
      note: says('note'),
    };
  }

  /** One good stands with its days, several as a list, with the way to all of one's bookings. */
  private reminderPage(letter: Letter): Page {
    const t = this.t(letter);
    const { params, template } = letter;
    const list = this.things(letter);
    const several = list.length > 0 ? 'several' : 'one';
    const values = {
      title: name(params['title']),
      when: when(letter),
      number: list.length,
    };
    const says = (part: string) => t(`${template}.${several}.${part}`, values);
    const label = (key: string, value: string) => ({ label: this.word(letter, `labels.${key}`), value });
    const lender = letter.otherName ? [label('lender', name(letter.otherName))] : [];
    const facts = [
      label(params['start_date'] ? 'days' : 'hours', values.when),
      ...(params['quantity'] === '1' ? [] : [label('quantity', params['quantity'] ?? '')]),
      ...(params['late_days'] === '0' ? [] : [label('late_days', params['late_days'] ?? '')]),
    ];
    return {
      ...this.frame(letter, oneLine(says('subject'))),
      lead: says('lead'),
      facts: list.length ? lender : [...facts, ...lender],
      ...(list.length && { list: { label: this.word(letter, 'labels.things'), items: list } }),
      link: {
        text: this.word(letter, list.length ? 'reminder.action' : 'booking.action'),
        url: list.length ? `${this.site}/bookings/use` : this.bookingUrl(params['booking_id']!),
      },
      note: this.word(letter, `${template}.note`),
    };
  }

  private bookingUrl(id: string): string {
    return `${this.site}/bookings/${encodeURIComponent(id)}`;
  }

  private bookingPage(letter: Letter): Page {
    const t = this.t(letter);
    const { params, template } = letter;
    const role = params['role'] ?? 'borrower';
    const other = letter.otherName ? t('person', { name: name(letter.otherName) }) : t('someone');
    const dates = occasions(letter);
    const values = {
      title: name(params['title']),
      when: when(letter),
      number: dates.length,
      other,
      context: params['by'],
    };
    const says = (part: string) => t(`${template}.${role}.${part}`, { ...values, defaultValue: '' });
    const label = (key: string, value: string) => ({ label: this.word(letter, `labels.${key}`), value });
    return {
      ...this.frame(letter, oneLine(says('subject'))),
      lead: says('lead'),
      facts: [
        ...(dates.length ? [] : [label(params['start_date'] ? 'days' : 'hours', values.when)]),
        ...(params['quantity'] === '1' ? [] : [label('quantity', params['quantity'] ?? '')]),
        ...(letter.otherName
          ? [label(role === 'borrower' ? 'lender' : 'borrower', name(letter.otherName))]
          : []),
      ],
      ...(dates.length && { list: { label: this.word(letter, 'labels.dates'), items: dates } }),
      link: {
        text: this.word(letter, 'booking.action'),
        url: this.bookingUrl(params['booking_id']!),
      },
      note: says(params['office'] ? 'note_office' : 'note'),
    };
  }

  /** Several bookings, each with when it is and who it is with; the way leads to all of them. */
  private bookingsPage(letter: Letter): Page {
    const { params, template } = letter;
    const role = params['role'] ?? 'borrower';
    const items = this.things(letter);
    const values = { number: items.length, context: params['by'] };
    const says = (part: string) => this.t(letter)(`${template}.${role}.${part}`, values);
    return {
      ...this.frame(letter, says('subject')),
      lead: says('lead'),
      facts: [],
      list: { label: this.word(letter, 'labels.things'), items },
      link: {
        text: this.word(letter, 'bookings.action'),
        url: `${this.site}/bookings/${role === 'borrower' ? 'use' : 'lend'}`,
      },
      note: '',
    };
  }

  private things(letter: Letter): string[] {
    return things(letter, (who) => this.t(letter)('person', { name: name(who) }));
  }

  private plainPage(letter: Letter): Page {
    const t = this.t(letter);
    const { params, template } = letter;
    const inviter = params['inviter'] ? t('person', { name: name(params['inviter']) }) : t('someone');
    const named = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, name(value)]));
    const says = (part: string) => t(`${template}.${part}`, { ...named, inviter, defaultValue: '' });
    return {
      ...this.frame(letter, oneLine(says('subject'))),
      lead: says('lead'),
      facts: [],
      ...(params['excerpt'] && {
        quotes: [{ who: named['author'] ?? '', text: cut(params['excerpt'], LONGEST_QUOTE) }],
      }),
      link: { text: says('action'), url: `${this.site}${params['path'] ?? '/home'}` },
      note: says('note'),
    };
  }

  private frame(letter: Letter, subject: string) {
    const t = this.t(letter);
    const greeting = letter.name ? t('greeting', { name: name(letter.name) }) : '';
    return { locale: letter.locale, subject, greeting, footer: this.word(letter, 'footer') };
  }

  private word(letter: Letter, key: string): string {
    const place = `${letter.locale} ${key}`;
    const known = this.words.get(place);
    if (known !== undefined) return known;
    const word = this.t(letter)(key);
    this.words.set(place, word);
    return word;
  }

  private t({ locale }: Letter): TFunction {
    return this.translate.get(locale)!;
  }
}

/** What somebody named something, as one line of bearable length. */
function name(text = ''): string {
  return cut(oneLine(text), LONGEST_NAME);
}

function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
}

function toText(page: Page, t: TFunction): string {
  const facts = page.facts.map(({ label, value }) => t('label', { label, value })).join('\n');
  const list = page.list && [page.list.label, ...page.list.items.map((item) => `- ${item}`)].join('\n');
  const link = page.link && `${page.link.text}\n${page.link.url}`;
  const quotes = (page.quotes ?? []).map(
    ({ who, text }) => `${who}\n${text.replace(/\r?\n|\r/g, '\n').replace(/^/gm, '> ')}`,
  );
  const parts = [page.greeting, page.lead, facts, list, ...quotes, link, page.note, `-- \n${page.footer}`];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
