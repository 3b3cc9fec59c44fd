import { booking } from '../pages/booking-page';

/** One act on several bookings of a series. */
export const SERIES_MAILS = {
  series_created: booking({
    ja: {
      borrower: {
        subject: '{{number}}回の予約をしました：{{title}}、{{when}} から',
        lead: 'あなたのために「{{title}}」の予約が{{number}}回分入りました。',
        lead_self: '「{{title}}」を{{number}}回分予約しました。',
      },
      lender: {
        subject: '{{number}}回の予約が入りました：{{title}}、{{when}} から',
        lead: '{{other}}が「{{title}}」を{{number}}回分予約しました。',
        lead_self: '{{other}}のために「{{title}}」を{{number}}回分予約しました。',
      },
    },
    en: {
      borrower: {
        subject: '{{number}} dates booked: {{title}}, from {{when}}',
        lead: '“{{title}}” was booked for you on {{number}} dates.',
        lead_self: 'You booked “{{title}}” on {{number}} dates.',
      },
      lender: {
        subject: '{{number}} new bookings: {{title}}, from {{when}}',
        lead: '“{{title}}” was booked for {{other}} on {{number}} dates.',
        lead_self: 'You booked “{{title}}” for {{other}} on {{number}} dates.',
      },
    },
    'ja-Hira': {
      borrower: {
        subject: '{{number}}かいの よやくを しました：{{title}}、{{when}} から',
        lead: 'あなたの ために「{{title}}」の よやくが {{number}}かい はいりました。',
        lead_self: '「{{title}}」を {{number}}かい よやくしました。',
      },
      lender: {
        subject: '{{number}}かいの よやくが はいりました：{{title}}、{{when}} から',
        lead: '{{other}}が「{{title}}」を {{number}}かい よやくしました。',
        lead_self: '{{other}}の ために「{{title}}」を {{number}}かい よやくしました。',
      },
    },
  }),
  series_cancelled: booking({
    ja: {
      borrower: {
        subject: '{{number}}回の予約が取り消されました：{{title}}、{{when}} から',
        subject_self: '{{number}}回の予約を取り消しました：{{title}}、{{when}} から',
        lead: '「{{title}}」の予約が{{number}}回分取り消されました。',
        lead_self: '「{{title}}」の予約を{{number}}回分取り消しました。',
      },
      lender: {
        subject: '{{number}}回の予約が取り消されました：{{title}}、{{when}} から',
        subject_self: '{{number}}回の予約を取り消しました：{{title}}、{{when}} から',
        lead: '「{{title}}」の{{other}}の予約が{{number}}回分取り消されました。',
        lead_self: '「{{title}}」の{{other}}の予約を{{number}}回分取り消しました。',
      },
    },
    en: {
      borrower: {
        subject: '{{number}} bookings canceled: {{title}}, from {{when}}',
        lead: '{{number}} of your bookings of “{{title}}” were canceled.',
        lead_self: 'You canceled {{number}} of your bookings of “{{title}}”.',
      },
      lender: {
        subject: '{{number}} bookings canceled: {{title}}, from {{when}}',
        lead: '{{number}} bookings of “{{title}}” for {{other}} were canceled.',
        lead_self: 'You canceled {{number}} bookings of “{{title}}” for {{other}}.',
      },
    },
    'ja-Hira': {
      borrower: {
        subject: '{{number}}かいの よやくが とりけされました：{{title}}、{{when}} から',
        subject_self: '{{number}}かいの よやくを やめました：{{title}}、{{when}} から',
        lead: '「{{title}}」の よやくが {{number}}かい とりけされました。',
        lead_self: '「{{title}}」の よやくを {{number}}かい やめました。',
      },
      lender: {
        subject: '{{number}}かいの よやくが とりけされました：{{title}}、{{when}} から',
        subject_self: '{{number}}かいの よやくを とりけしました：{{title}}、{{when}} から',
        lead: '「{{title}}」の {{other}}の よやくが {{number}}かい とりけされました。',
        lead_self: '「{{title}}」の {{other}}の よやくを {{number}}かい とりけしました。',
      },
    },
  }),
};
