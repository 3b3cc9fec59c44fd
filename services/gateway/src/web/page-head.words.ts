import type { Locale } from '@kashikari/kernel';

/** Pages of the shell with separate texts for search engines, by their addresses. */
export const NAMED_PAGES = ['support', 'terms', 'privacy', 'commerce_law', 'cookies'] as const;

interface Words {
  /** Description of a site as a whole. */
  readonly site: string;
  readonly pages: Readonly<Record<(typeof NAMED_PAGES)[number], readonly [title: string, about: string]>>;
}

const en: Words = {
  site: 'See at a glance which days are free, pick them, and borrow.',
  pages: {
    support: ['Help', 'Answers to common questions, and where to ask.'],
    terms: ['Terms of use', 'The rules for using this site.'],
    privacy: ['Privacy', 'Which data this site uses, and for what.'],
    commerce_law: ['Commercial disclosure', 'Who runs this site, and the terms of payment.'],
    cookies: ['Cookies', 'The cookies that this site stores.'],
  },
};

const ja: Words = {
  site: '空いている日がひと目でわかり、日を選ぶだけで借りられます。',
  pages: {
    support: ['ヘルプ', 'よくある質問と、お問い合わせ先です。'],
    terms: ['利用規約', 'このサイトを使うときの決まりです。'],
    privacy: ['プライバシーについて', 'このサイトが扱う情報と、その目的です。'],
    commerce_law: ['特定商取引法にもとづく表記', 'このサイトの運営者と、支払いの条件です。'],
    cookies: ['クッキー', 'このサイトが保存するクッキーの一覧です。'],
  },
};

const kana: Words = {
  site: 'あいて いる ひが すぐ わかります。ひを えらぶだけで かりられます。',
  pages: {
    support: ['つかいかた', 'よく ある しつもんと、きく ところです。'],
    terms: ['つかう ときの きまり', 'ここを つかう ときの きまりです。'],
    privacy: ['あなたの ことの まもりかた', 'あなたの ことを なにに つかうかの せつめいです。'],
    commerce_law: ['おみせの きまり', 'ここを つくった ひとと、おかねの きまりです。'],
    cookies: ['おぼえて おく もの', 'ここが おぼえて おく ものです。'],
  },
};

/** Words for search engines and previews of links, by language. */
export const HEAD_WORDS: Readonly<Record<Locale, Words>> = { ja, en, 'ja-Hira': kana };
