import type { Locale } from '@kashikari/kernel';
import { articlesIn } from '../src';

/** The frequent questions of section 1 of the specification: what is said, where, and by which words. */
const FACTS: readonly (readonly [Locale, fact: string, slug: string, words: RegExp])[] = [
  ['en', 'no payment details are needed before an upgrade', 'plans', /payment details only when you upgrade/],
  ['en', 'items and bookings are not limited', 'plans', /Items and bookings are unlimited in every plan/],
  ['en', 'there is no set-up fee', 'plans', /no set-up fee/],
  ['en', 'nonprofits get a discount after a review', 'nonprofit', /50 percent off paid plans after a review/],
  ['en', 'registration is not needed for it', 'nonprofit', /without corporate registration may apply/],
  ['en', 'members count once per account', 'members-count', /The same person counts once/],
  ['en', 'only managers of groups need a contract', 'who-needs-a-plan', /lend or borrow .* need no contract/],
  ['en', 'data stays when a plan ends', 'cancel-a-plan', /Your data stays/],
  ['en', 'members over the limit are paused', 'cancel-a-plan', /over the limit of 8 are paused/],
  ['en', 'they are back with the next plan', 'cancel-a-plan', /until you subscribe again/],
  ['en', 'the rest of a term is not refunded', 'cancel-a-plan', /no refund for the time that is left/],
  ['en', 'all data can be exported', 'my-data', /save all of it at any time/],
  ['ja', 'no payment details are needed before an upgrade', 'plans', /有料プランに変えるときだけ/],
  ['ja', 'items and bookings are not limited', 'plans', /備品と予約は、どのプランでも無制限/],
  ['ja', 'there is no set-up fee', 'plans', /初期費用もいりません/],
  ['ja', 'registration is not needed for a discount', 'nonprofit', /審査のうえ.*法人格のない団体も/],
  ['ja', 'members count once per account', 'members-count', /いくつのグループにいても、一人/],
  ['ja', 'only managers of groups need a contract', 'who-needs-a-plan', /貸す人と借りる人は、契約なし/],
  ['ja', 'data and members come back', 'cancel-a-plan', /また契約すると、元どおり/],
  ['ja', 'the rest of a term is not refunded', 'cancel-a-plan', /残りの期間の返金はありません/],
  ['ja-Hira', 'no payment details are needed before an upgrade', 'plans', /プランに かえる ときだけ/],
  ['ja-Hira', 'items and bookings are not limited', 'plans', /いくつでも いい/],
  ['ja-Hira', 'registration is not needed for a discount', 'nonprofit', /かいしゃで なくても いい/],
  ['ja-Hira', 'members count once per account', 'members-count', /いくつの グループに いても、ひとり/],
  [
    'ja-Hira',
    'only managers of groups need a contract',
    'who-needs-a-plan',
    /かす ひとと かりる ひとは いりません/,
  ],
  [
    'ja-Hira',
    'the rest of a term is not refunded',
    'cancel-a-plan',
    /とちゅうで やめても、おかねは もどりません/,
  ],
];

test.each(FACTS)('the help says in %s that %s', (locale, _fact, slug, words) => {
  const article = articlesIn(locale).find((one) => one.slug === slug);
  expect(article?.frequent).toBe(true);
  expect(article?.text).toMatch(words);
});

test('large numbers have separators', () => {
  const limitIn = (locale: Locale) => articlesIn(locale).find(({ slug }) => slug === 'import-items')?.text;
  for (const locale of ['ja', 'en', 'ja-Hira'] as const) expect(limitIn(locale)).toContain('10,000');
});
