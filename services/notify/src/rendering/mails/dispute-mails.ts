import { booking } from '../pages/booking-page';

/** A booking is checked. */
export const DISPUTE_MAILS = {
  booking_dispute_opened: booking({
    ja: {
      borrower: {
        subject: '困りごとの相談がありました：{{title}}、{{when}}',
        subject_self: '困りごとを相談しました：{{title}}、{{when}}',
        lead: '「{{title}}」の予約について、困りごとの相談がありました。',
        lead_self: '「{{title}}」の予約について、困りごとを相談しました。',
        note_office: '相談中の間は、事務局もメッセージを読み、書くことができます。',
      },
      lender: {
        subject: '困りごとの相談がありました：{{title}}、{{when}}',
        subject_self: '困りごとを相談しました：{{title}}、{{when}}',
        lead: '「{{title}}」の{{other}}の予約について、困りごとの相談がありました。',
        lead_self: '「{{title}}」の{{other}}の予約について、困りごとを相談しました。',
        note_office: '相談中の間は、事務局もメッセージを読み、書くことができます。',
      },
      office: {
        subject: '困りごとの相談がありました：{{title}}、{{when}}',
        lead: '「{{title}}」の{{other}}の予約について、困りごとの相談がありました。',
        note_office: '相談中の間、予約とそのメッセージを読み、書くことができます。',
      },
    },
    en: {
      borrower: {
        subject: 'Problem reported: {{title}}, {{when}}',
        subject_self: 'You reported a problem: {{title}}, {{when}}',
        lead: 'A problem was reported for your booking of “{{title}}”.',
        lead_self: 'You reported a problem with your booking of “{{title}}”.',
        note_office: 'Until it is resolved, the office can also read and write the messages.',
      },
      lender: {
        subject: 'Problem reported: {{title}}, {{when}}',
        subject_self: 'You reported a problem: {{title}}, {{when}}',
        lead: 'A problem was reported for the booking of “{{title}}” by {{other}}.',
        lead_self: 'You reported a problem with the booking of “{{title}}” by {{other}}.',
        note_office: 'Until it is resolved, the office can also read and write the messages.',
      },
      office: {
        subject: 'Problem reported: {{title}}, {{when}}',
        lead: 'A problem was reported for the booking of “{{title}}” by {{other}}.',
        note_office: 'Until it is resolved, you can see the booking, and read and write its messages.',
      },
    },
    'ja-Hira': {
      borrower: {
        subject: 'そうだんが ありました：{{title}}、{{when}}',
        subject_self: 'そうだんしました：{{title}}、{{when}}',
        lead: '「{{title}}」の よやくの ことで、そうだんが ありました。',
        lead_self: '「{{title}}」の よやくの ことで、そうだんしました。',
        note_office: 'そうだんして いる あいだは、じむの ひとも やりとりを よんだり かいたり できます。',
      },
      lender: {
        subject: 'そうだんが ありました：{{title}}、{{when}}',
        subject_self: 'そうだんしました：{{title}}、{{when}}',
        lead: '「{{title}}」の {{other}}の よやくの ことで、そうだんが ありました。',
        lead_self: '「{{title}}」の {{other}}の よやくの ことで、そうだんしました。',
        note_office: 'そうだんして いる あいだは、じむの ひとも やりとりを よんだり かいたり できます。',
      },
      office: {
        subject: 'そうだんが ありました：{{title}}、{{when}}',
        lead: '「{{title}}」の {{other}}の よやくの ことで、そうだんが ありました。',
        note_office: 'そうだんして いる あいだは、よやくを みたり、やりとりを よんだり かいたり できます。',
      },
    },
  }),
  booking_dispute_closed: booking({
    ja: {
      borrower: {
        subject: '困りごとが解決しました：{{title}}、{{when}}',
        lead: '「{{title}}」の予約についての相談が、解決済みになりました。',
        lead_self: '「{{title}}」の予約についての相談を、解決済みにしました。',
      },
      lender: {
        subject: '困りごとが解決しました：{{title}}、{{when}}',
        lead: '「{{title}}」の{{other}}の予約についての相談が、解決済みになりました。',
        lead_self: '「{{title}}」の{{other}}の予約についての相談を、解決済みにしました。',
      },
    },
    en: {
      borrower: {
        subject: 'Problem resolved: {{title}}, {{when}}',
        lead: 'The problem with your booking of “{{title}}” is marked as resolved.',
        lead_self: 'You marked the problem with your booking of “{{title}}” as resolved.',
      },
      lender: {
        subject: 'Problem resolved: {{title}}, {{when}}',
        lead: 'The problem with the booking of “{{title}}” by {{other}} is marked as resolved.',
        lead_self: 'You marked the problem with the booking of “{{title}}” by {{other}} as resolved.',
      },
    },
    'ja-Hira': {
      borrower: {
        subject: 'そうだんが おわりました：{{title}}、{{when}}',
        lead: '「{{title}}」の よやくの そうだんが おわりました。',
        lead_self: '「{{title}}」の よやくの そうだんを おわりに しました。',
      },
      lender: {
        subject: 'そうだんが おわりました：{{title}}、{{when}}',
        lead: '「{{title}}」の {{other}}の よやくの そうだんが おわりました。',
        lead_self: '「{{title}}」の {{other}}の よやくの そうだんを おわりに しました。',
      },
    },
  }),
};
