import { booking } from '../pages/booking-page';

/** Mails about a late good, and its effect on the next booking. */
export const LATE_MAILS = {
  booking_delayed: booking({
    ja: {
      borrower: {
        subject: '予約の日が変わりました：{{title}}、{{when}}',
        lead: '「{{title}}」がまだ戻っていないため、予約を後ろにずらしました。',
        note: 'まだ戻らなければ、予約はさらに後ろにずれます。日程は予約のページで確認できます。この日でよければ、何もする必要はありません。始まるまでは無料で取り消せます。',
      },
      lender: {
        subject: '予約の日が変わりました：{{title}}、{{when}}',
        lead: '「{{title}}」がまだ戻っていないため、{{other}}の予約を後ろにずらしました。',
      },
    },
    en: {
      borrower: {
        subject: 'Booking moved: {{title}}, {{when}}',
        lead: '“{{title}}” is not back yet, so your booking was moved to later.',
        note: 'Your booking keeps moving until the item is back; its page shows the dates. If they suit you, you don’t need to do anything. You can cancel free of charge until the booking starts.',
      },
      lender: {
        subject: 'Booking moved: {{title}}, {{when}}',
        lead: '“{{title}}” is not back yet, so the booking for {{other}} was moved to later.',
      },
    },
    'ja-Hira': {
      borrower: {
        subject: 'よやくの ひが かわりました：{{title}}、{{when}}',
        lead: '「{{title}}」が まだ もどって いないので、よやくを あとに ずらしました。',
        note: 'まだ もどらなければ、よやくは さらに あとに ずれます。ひにちは よやくを みると わかります。この ひで よければ、なにも しなくて いいです。はじまるまでは おかねを はらわずに やめられます。',
      },
      lender: {
        subject: 'よやくの ひが かわりました：{{title}}、{{when}}',
        lead: '「{{title}}」が まだ もどって いないので、{{other}}の よやくを あとに ずらしました。',
      },
    },
  }),
  booking_not_delayed: booking({
    ja: {
      borrower: {
        subject: 'まだ戻っていません：{{title}}、{{when}}',
        lead: '「{{title}}」がまだ戻っていません。予約を後ろにずらすこともできませんでした。',
        note: 'どうするかは貸し手が決めます。貸し手にもお知らせしました。',
      },
      lender: {
        subject: 'まだ戻っていません：{{title}}、{{when}}',
        lead: '「{{title}}」がまだ戻っていませんが、{{other}}の予約が始まりました。',
        note: 'ずらす予約が多すぎるか、遠すぎるため、どの予約も動かしていません。どうするか決めてください。',
      },
    },
    en: {
      borrower: {
        subject: 'Not back yet: {{title}}, {{when}}',
        lead: '“{{title}}” is not back yet, and your booking could not be moved.',
        note: 'The lender has been notified and decides what to do.',
      },
      lender: {
        subject: 'Not back yet: {{title}}, {{when}}',
        lead: '“{{title}}” is not back yet, and {{other}}’s booking starts now.',
        note: 'No booking was moved, because too many would be affected. Please decide what to do.',
      },
    },
    'ja-Hira': {
      borrower: {
        subject: 'まだ もどって いません：{{title}}、{{when}}',
        lead: '「{{title}}」が まだ もどって いません。よやくを あとに ずらす ことも できませんでした。',
        note: 'どうするかは かす ひとが きめます。かす ひとにも しらせました。',
      },
      lender: {
        subject: 'まだ もどって いません：{{title}}、{{when}}',
        lead: '「{{title}}」が まだ もどって いませんが、{{other}}の よやくが はじまりました。',
        note: 'ずらす よやくが おおすぎるか とおすぎるので、どの よやくも うごかして いません。どうするか きめて ください。',
      },
    },
  }),
};
