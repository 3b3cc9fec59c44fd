import { reminder } from '../pages/reminder-page';

/** Reminders of bookings that begin, end or are late. */
export const REMINDER_MAILS = {
  reminder_start: reminder({
    ja: {
      one: {
        subject: '明日から：{{title}}、{{when}}',
        lead: '「{{title}}」の予約は明日からです。',
      },
      several: {
        subject: '明日からの予約が{{number}}件あります',
        lead: '明日からの予約が{{number}}件あります。',
      },
      note: '使わなくなったときは、ほかの人が使えるように取り消してください。',
    },
    en: {
      one: {
        subject: 'Starts tomorrow: {{title}}, {{when}}',
        lead: 'Your booking of “{{title}}” starts tomorrow.',
      },
      several: {
        subject: '{{number}} bookings start tomorrow',
        lead: '{{number}} of your bookings start tomorrow.',
      },
      note: 'If you no longer need it, cancel so that others can use it.',
    },
    'ja-Hira': {
      one: {
        subject: 'あしたから：{{title}}、{{when}}',
        lead: '「{{title}}」の よやくは あしたからです。',
      },
      several: {
        subject: 'あしたからの よやくが {{number}}つ あります',
        lead: 'あしたからの よやくが {{number}}つ あります。',
      },
      note: 'つかわなく なったら、ほかの ひとが つかえるように とりけして ください。',
    },
  }),
  reminder_return: reminder({
    ja: {
      one: {
        subject: '明日が返却日です：{{title}}',
        lead: '「{{title}}」の返却日は明日です。',
      },
      several: {
        subject: '明日が返却日のものが{{number}}件あります',
        lead: '明日が返却日のものが{{number}}件あります。',
      },
      note: '次に待っている人がいるかもしれません。期限までの返却をお願いします。',
    },
    en: {
      one: {
        subject: 'Due back tomorrow: {{title}}',
        lead: '“{{title}}” is due back tomorrow.',
      },
      several: {
        subject: '{{number}} items are due back tomorrow',
        lead: '{{number}} items are due back tomorrow.',
      },
      note: 'Someone else may be waiting for it. Thank you for returning it on time.',
    },
    'ja-Hira': {
      one: {
        subject: 'あした かえす ひです：{{title}}',
        lead: '「{{title}}」を かえす ひは あしたです。',
      },
      several: {
        subject: 'あした かえす ものが {{number}}つ あります',
        lead: 'あした かえす ものが {{number}}つ あります。',
      },
      note: 'つぎの ひとが まって いるかも しれません。わすれずに かえして ください。',
    },
  }),
  reminder_overdue: reminder({
    ja: {
      one: {
        subject: '返却をお願いします：{{title}}',
        lead: '「{{title}}」の返却日を過ぎています。',
      },
      several: {
        subject: '返却をお願いします：{{number}}件',
        lead: '返却日を過ぎているものが{{number}}件あります。',
      },
      note: '早めに返すか、貸し手に連絡してください。',
    },
    en: {
      one: {
        subject: 'Please return: {{title}}',
        lead: '“{{title}}” is overdue.',
      },
      several: {
        subject: 'Please return {{number}} items',
        lead: '{{number}} items you borrowed are overdue.',
      },
      note: 'Return it soon, or contact the lender.',
    },
    'ja-Hira': {
      one: {
        subject: 'かえして ください：{{title}}',
        lead: '「{{title}}」を かえす ひを すぎて います。',
      },
      several: {
        subject: 'かえして ください：{{number}}つ',
        lead: 'かえす ひを すぎた ものが {{number}}つ あります。',
      },
      note: 'はやめに かえすか、かす ひとに しらせて ください。',
    },
  }),
};
