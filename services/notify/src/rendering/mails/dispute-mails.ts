import { booking } from '../pages/booking-page';

/** A booking is checked. */
export const DISPUTE_MAILS = {
  booking_dispute_opened: booking({
    ja: {
      borrower: {
        subject: '確認中になりました：{{title}}、{{when}}',
        subject_self: '確認を求めました：{{title}}、{{when}}',
        lead: '「{{title}}」の予約が確認中になりました。',
        lead_self: '「{{title}}」の予約について、確認を求めました。',
        note_office: '確認中の間は、事務局もメッセージを読み、書くことができます。',
      },
      lender: {
        subject: '確認中になりました：{{title}}、{{when}}',
        subject_self: '確認を求めました：{{title}}、{{when}}',
        lead: '「{{title}}」の{{other}}の予約が確認中になりました。',
        lead_self: '「{{title}}」の{{other}}の予約について、確認を求めました。',
        note_office: '確認中の間は、事務局もメッセージを読み、書くことができます。',
      },
      office: {
        subject: '確認を求められました：{{title}}、{{when}}',
        lead: '「{{title}}」の{{other}}の予約が確認中になりました。',
        note_office: '確認中の間、予約とそのメッセージを読み、書くことができます。',
      },
    },
    en: {
      borrower: {
        subject: 'Being checked: {{title}}, {{when}}',
        subject_self: 'You asked for a check: {{title}}, {{when}}',
        lead: 'Your booking of “{{title}}” is being checked.',
        lead_self: 'You asked for your booking of “{{title}}” to be checked.',
        note_office: 'Until the check is over, the office can read and write the messages, too.',
      },
      lender: {
        subject: 'Being checked: {{title}}, {{when}}',
        subject_self: 'You asked for a check: {{title}}, {{when}}',
        lead: 'The booking of “{{title}}” for {{other}} is being checked.',
        lead_self: 'You asked for the booking of “{{title}}” for {{other}} to be checked.',
        note_office: 'Until the check is over, the office can read and write the messages, too.',
      },
      office: {
        subject: 'To be checked: {{title}}, {{when}}',
        lead: 'The booking of “{{title}}” for {{other}} is being checked.',
        note_office: 'Until the check is over, you can see the booking, and read and write its messages.',
      },
    },
    'ja-Hira': {
      borrower: {
        subject: 'しらべて います：{{title}}、{{when}}',
        subject_self: 'しらべて もらいます：{{title}}、{{when}}',
        lead: '「{{title}}」の よやくを しらべて います。',
        lead_self: '「{{title}}」の よやくを しらべて もらう ことに しました。',
        note_office: 'しらべて いる あいだは、じむの ひとも やりとりを よんだり かいたり できます。',
      },
      lender: {
        subject: 'しらべて います：{{title}}、{{when}}',
        subject_self: 'しらべて もらいます：{{title}}、{{when}}',
        lead: '「{{title}}」の {{other}}の よやくを しらべて います。',
        lead_self: '「{{title}}」の {{other}}の よやくを しらべて もらう ことに しました。',
        note_office: 'しらべて いる あいだは、じむの ひとも やりとりを よんだり かいたり できます。',
      },
      office: {
        subject: 'しらべて ください：{{title}}、{{when}}',
        lead: '「{{title}}」の {{other}}の よやくを しらべて います。',
        note_office: 'しらべて いる あいだは、よやくを みたり、やりとりを よんだり かいたり できます。',
      },
    },
  }),
  booking_dispute_closed: booking({
    ja: {
      borrower: {
        subject: '確認が終わりました：{{title}}、{{when}}',
        lead: '「{{title}}」の予約の確認が終わりました。',
        lead_self: '「{{title}}」の予約の確認を終えました。',
      },
      lender: {
        subject: '確認が終わりました：{{title}}、{{when}}',
        lead: '「{{title}}」の{{other}}の予約の確認が終わりました。',
        lead_self: '「{{title}}」の{{other}}の予約の確認を終えました。',
      },
    },
    en: {
      borrower: {
        subject: 'The check is over: {{title}}, {{when}}',
        lead: 'The check of your booking of “{{title}}” is over.',
        lead_self: 'You ended the check of your booking of “{{title}}”.',
      },
      lender: {
        subject: 'The check is over: {{title}}, {{when}}',
        lead: 'The check of the booking of “{{title}}” for {{other}} is over.',
        lead_self: 'You ended the check of the booking of “{{title}}” for {{other}}.',
      },
    },
    'ja-Hira': {
      borrower: {
        subject: 'しらべるのが おわりました：{{title}}、{{when}}',
        lead: '「{{title}}」の よやくを しらべるのが おわりました。',
        lead_self: '「{{title}}」の よやくを しらべるのを おわりに しました。',
      },
      lender: {
        subject: 'しらべるのが おわりました：{{title}}、{{when}}',
        lead: '「{{title}}」の {{other}}の よやくを しらべるのが おわりました。',
        lead_self: '「{{title}}」の {{other}}の よやくを しらべるのを おわりに しました。',
      },
    },
  }),
};
