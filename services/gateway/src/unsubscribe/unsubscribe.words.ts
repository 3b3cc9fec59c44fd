import type { SETS, WordOf } from '@kashikari/contracts';
import type { Locale } from '@kashikari/kernel';

export type Kind = WordOf<typeof SETS.noticeKind>;

interface Words {
  readonly title: string;
  readonly stop: string;
  /** Says where these emails are turned on again. */
  readonly back: string;
  readonly settings: string;
  readonly kinds: Readonly<Record<Kind, readonly [question: string, done: string]>>;
}

const en: Words = {
  title: 'Unsubscribe',
  stop: 'Unsubscribe',
  back: 'You can turn these emails on again in your notification settings.',
  settings: 'Notification settings',
  kinds: {
    message: ['Stop emails about messages?', 'You no longer get emails about messages.'],
    new_booking: ['Stop emails about new bookings?', 'You no longer get emails about new bookings.'],
    update_booking: [
      'Stop emails about changed bookings?',
      'You no longer get emails about changed bookings.',
    ],
    start_date: [
      'Stop emails on the day before a booking starts?',
      'You no longer get emails on the day before a booking starts.',
    ],
    return_date: [
      'Stop emails on the day before a return?',
      'You no longer get emails on the day before a return. You still get an email when something is late.',
    ],
    new_post: ['Stop emails about group posts?', 'You no longer get emails about group posts.'],
    new_goods: ['Stop emails about new items?', 'You no longer get emails about new items.'],
    usage_report: [
      'Stop emails with daily usage reports?',
      'You no longer get emails with daily usage reports.',
    ],
    comment: [
      'Stop emails about comments and reviews?',
      'You no longer get emails about comments and reviews.',
    ],
  },
};

const ja: Words = {
  title: 'メールの停止',
  stop: '止める',
  back: '通知の設定から、いつでも再開できます。',
  settings: '通知の設定',
  kinds: {
    message: ['メッセージのメールを止めますか？', 'メッセージのメールを止めました。'],
    new_booking: ['新しい予約のメールを止めますか？', '新しい予約のメールを止めました。'],
    update_booking: ['予約の変更のメールを止めますか？', '予約の変更のメールを止めました。'],
    start_date: ['貸出前日のメールを止めますか？', '貸出前日のメールを止めました。'],
    return_date: [
      '返却前日のメールを止めますか？',
      '返却前日のメールを止めました。返却が遅れたときのメールは届きます。',
    ],
    new_post: ['グループのお知らせのメールを止めますか？', 'グループのお知らせのメールを止めました。'],
    new_goods: ['新着のメールを止めますか？', '新着のメールを止めました。'],
    usage_report: ['毎日の利用報告のメールを止めますか？', '毎日の利用報告のメールを止めました。'],
    comment: ['コメントとレビューのメールを止めますか？', 'コメントとレビューのメールを止めました。'],
  },
};

const kana: Words = {
  title: 'メールを とめる',
  stop: 'とめる',
  back: 'つうちの せっていで、いつでも もとに もどせます。',
  settings: 'つうちの せってい',
  kinds: {
    message: ['おてがみの メールを とめますか？', 'おてがみの メールを とめました。'],
    new_booking: ['あたらしい よやくの メールを とめますか？', 'あたらしい よやくの メールを とめました。'],
    update_booking: [
      'よやくが かわった ときの メールを とめますか？',
      'よやくが かわった ときの メールを とめました。',
    ],
    start_date: ['かりる まえの ひの メールを とめますか？', 'かりる まえの ひの メールを とめました。'],
    return_date: [
      'かえす まえの ひの メールを とめますか？',
      'かえす まえの ひの メールを とめました。おくれた ときの メールは とどきます。',
    ],
    new_post: ['グループの おしらせの メールを とめますか？', 'グループの おしらせの メールを とめました。'],
    new_goods: ['あたらしい ものの メールを とめますか？', 'あたらしい ものの メールを とめました。'],
    usage_report: [
      'まいにちの ほうこくの メールを とめますか？',
      'まいにちの ほうこくの メールを とめました。',
    ],
    comment: ['ものへの こえの メールを とめますか？', 'ものへの こえの メールを とめました。'],
  },
};

export const WORDS: Readonly<Record<Locale, Words>> = { en, ja, 'ja-Hira': kana };
