import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOAN_WORDS } from './loan-words';
import { namespaces, words } from './words';

const FOLDER = path.resolve(__dirname, '../shell/src/no-mail');

/** English texts about a mail that was or will be sent, or about a person who is notified. */
const CLAIMS =
  /notif(y|ied)|on its way|\b(e-?mail|link)s? (arrive|come)|\b(we|us|it) (sent|e?mail)|email(s|ed)? (you|people|a request)|(by|get an?|receive) e?mail|(invitation|request|link|email)s? (was |were )?sent|a link (was|we) sent/i;

/** Texts that these words are in although no mail is claimed, with the reason. */
const NO_CLAIM: Readonly<Record<string, string>> = {
  'bookings:messages.force': 'a choice',
  'bookings:day.remind.inPerson': 'says that nothing reaches them',
  'bookings:day.remind.told': 'names the ways that reach them, which leave mail out',
  'groups:invite.title': 'the name of the screen',
  'groups:posts.force': 'a choice',
  'shell:history.kinds.link_requested': 'the record of what happened',
  'shell:history.kinds.invites_sent': 'the record of what happened',
  'shell:history.by.link': 'the record of what happened',
  'shell:lenderRules.disable_auto_delayHint': 'says that nobody is notified',
  'shell:contact.replyBy': 'the form exists only where there is mail',
  'shell:setup.mail.choice': 'the question whether there is one',
  'shell:setup.mail.intro': 'what mail is for',
  'shell:setup.mail.noneHow': 'the choice to have none',
  'shell:setup.done.noMail': 'says that none is sent',
  'payments:invoice.terms': 'the payment provider sends it',
  'payments:payouts.intro': 'money on its way to a bank',
  'payments:payouts.done': 'money on its way to a bank',
};

const nameOf = (place: string) =>
  /web-kit/.test(place) ? 'kit' : (/frontends\/(\w+?)(-mfe)?\/src/.exec(place)?.[1] ?? place);
const originals = (locale: string) =>
  new Map(
    namespaces().flatMap((place) =>
      [...words(place, locale)].map(([key, text]) => [`${nameOf(place)}:${key}`, text] as [string, string]),
    ),
  );

function replaced(locale: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (value: unknown, keys: readonly string[]): void => {
    if (typeof value === 'string') found.set(`${keys[0]}:${keys.slice(1).join('.')}`, value);
    else for (const [name, inner] of Object.entries(value as object)) visit(inner, [...keys, name]);
  };
  visit(JSON.parse(readFileSync(path.join(FOLDER, `${locale}.json`), 'utf8')), []);
  return found;
}

const holes = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).filter((name) => name !== 'ask');
/** Refusals use the gateway's texts; only without mail do they have texts here. */
const isRefusal = (key: string) => key.startsWith('kit:errors.');

test('every text that claims a mail is replaced where the installation has none', () => {
  const known = replaced('en');
  const claims = [...originals('en')].filter(([, text]) => CLAIMS.test(text)).map(([key]) => key);
  expect(claims.length).toBeGreaterThan(20);
  expect(claims.filter((key) => !known.has(key) && !(key in NO_CLAIM))).toEqual([]);
  expect(Object.keys(NO_CLAIM).filter((key) => !claims.includes(key))).toEqual([]);
});

test.each(['ja', 'en', 'ja-Hira'])(
  'each replacement in %s stands for a text, and shows no other values',
  (locale) => {
    const texts = originals(locale);
    const strange = [...replaced(locale)].filter(([key, text]) => {
      const original = texts.get(key);
      if (original === undefined) return !isRefusal(key);
      return holes(text).some((name) => !holes(original).includes(name));
    });
    expect(strange).toEqual([]);
  },
);

test('all languages replace the same texts', () => {
  const keysOf = (locale: string) =>
    [...replaced(locale).keys()].filter((key) => !key.endsWith('_one')).sort();
  expect(keysOf('ja')).toEqual(keysOf('en'));
  expect(keysOf('ja-Hira')).toEqual(keysOf('en'));
});

test('the replacements for children have no kanji, and katakana only of the listed loan words', () => {
  const bare = [...replaced('ja-Hira')].map(
    ([key, text]) => [key, text.replace(/\{\{\w+\}\}/g, '')] as const,
  );
  expect(bare.filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
  const listed: readonly string[] = LOAN_WORDS;
  const loans = bare.flatMap(([, text]) => text.match(/[\u30a1-\u30faー]{2,}/g) ?? []);
  expect(loans.filter((word) => !listed.includes(word))).toEqual([]);
});
