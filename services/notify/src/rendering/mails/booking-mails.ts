import { booking } from '../pages/booking-page';
import { bookings } from '../pages/bookings-page';

/** Somebody has booked, changed, extended or cancelled. */
export const BOOKING_MAILS = {
  booking_created: booking({
    ja: {
      borrower: {
        subject: '予約しました：{{title}}、{{when}}',
        lead: 'あなたのために「{{title}}」の予約が入りました。',
        lead_self: '「{{title}}」を予約しました。',
      },
      lender: {
        subject: '予約が入りました：{{title}}、{{when}}',
        lead: '{{other}}が「{{title}}」を予約しました。',
        lead_self: '{{other}}のために「{{title}}」を予約しました。',
      },
    },
    en: {
      borrower: {
        subject: 'Booked: {{title}}, {{when}}',
        lead: '“{{title}}” was booked for you.',
        lead_self: 'You booked “{{title}}”.',
      },
      lender: {
        subject: 'New booking: {{title}}, {{when}}',
        lead: '“{{title}}” was booked for {{other}}.',
        lead_self: 'You booked “{{title}}” for {{other}}.',
      },
    },
    'ja-Hira': {
      borrower: {
        subject: 'よやくしました：{{title}}、{{when}}',
        lead: 'あなたの ために「{{title}}」の よやくが はいりました。',
        lead_self: '「{{title}}」を よやくしました。',
      },
      lender: {
        subject: 'よやくが はいりました：{{title}}、{{when}}',
        lead: '{{other}}が「{{title}}」を よやくしました。',
        lead_self: '{{other}}の ために「{{title}}」を よやくしました。',
      },
    },
  }),
  booking_updated: booking({
    ja: {
      borrower: {
        subject: '予約が変わりました：{{title}}、{{when}}',
        lead: '「{{title}}」の予約が変わりました。',
        lead_self: '「{{title}}」の予約を変えました。',
      },
      lender: {
        subject: '予約が変わりました：{{title}}、{{when}}',
        lead: '「{{title}}」の{{other}}の予約が変わりました。',
        lead_self: '「{{title}}」の{{other}}の予約を変えました。',
      },
    },
    en: {
      borrower: {
        subject: 'Booking changed: {{title}}, {{when}}',
        lead: 'Your booking of “{{title}}” was changed.',
        lead_self: 'You changed your booking of “{{title}}”.',
      },
      lender: {
        subject: 'Booking changed: {{title}}, {{when}}',
        lead: 'The booking of “{{title}}” for {{other}} was changed.',
        lead_self: 'You changed the booking of “{{title}}” for {{other}}.',
      },
    },
    'ja-Hira': {
      borrower: {
        subject: 'よやくが かわりました：{{title}}、{{when}}',
        lead: '「{{title}}」の よやくが かわりました。',
        lead_self: '「{{title}}」の よやくを かえました。',
      },
      lender: {
        subject: 'よやくが かわりました：{{title}}、{{when}}',
        lead: '「{{title}}」の {{other}}の よやくが かわりました。',
        lead_self: '「{{title}}」の {{other}}の よやくを かえました。',
      },
    },
  }),
  booking_extended: booking({
    ja: {
      borrower: {
        subject: '延長しました：{{title}}、{{when}}',
        lead: '「{{title}}」の期間が延びました。',
        lead_self: '「{{title}}」の期間を延ばしました。',
      },
      lender: {
        subject: '予約が延長されました：{{title}}、{{when}}',
        lead: '「{{title}}」の{{other}}の予約が延びました。',
        lead_self: '「{{title}}」の{{other}}の予約を延ばしました。',
      },
    },
    en: {
      borrower: {
        subject: 'Extended: {{title}}, {{when}}',
        lead: 'Your booking of “{{title}}” was extended.',
        lead_self: 'You extended your booking of “{{title}}”.',
      },
      lender: {
        subject: 'Booking extended: {{title}}, {{when}}',
        lead: 'The booking of “{{title}}” for {{other}} was extended.',
        lead_self: 'You extended the booking of “{{title}}” for {{other}}.',
      },
    },
    'ja-Hira': {
      borrower: {
        subject: 'もう すこし かりられます：{{title}}、{{when}}',
        lead: '「{{title}}」を もう すこし かりられるように なりました。',
        lead_self: '「{{title}}」を もう すこし かりることに しました。',
      },
      lender: {
        subject: 'よやくが のびました：{{title}}、{{when}}',
        lead: '「{{title}}」の {{other}}の よやくが のびました。',
        lead_self: '「{{title}}」の {{other}}の よやくを のばしました。',
      },
    },
  }),
  booking_cancelled: booking({
    ja: {
      borrower: {
        subject: '予約が取り消されました：{{title}}、{{when}}',
        subject_self: '予約を取り消しました：{{title}}、{{when}}',
        lead: '「{{title}}」の予約が取り消されました。',
        lead_self: '「{{title}}」の予約を取り消しました。',
      },
      lender: {
        subject: '予約が取り消されました：{{title}}、{{when}}',
        subject_self: '予約を取り消しました：{{title}}、{{when}}',
        lead: '「{{title}}」の{{other}}の予約が取り消されました。',
        lead_self: '「{{title}}」の{{other}}の予約を取り消しました。',
      },
    },
    en: {
      borrower: {
        subject: 'Booking canceled: {{title}}, {{when}}',
        lead: 'Your booking of “{{title}}” was canceled.',
        lead_self: 'You canceled your booking of “{{title}}”.',
      },
      lender: {
        subject: 'Booking canceled: {{title}}, {{when}}',
        lead: 'The booking of “{{title}}” for {{other}} was canceled.',
        lead_self: 'You canceled the booking of “{{title}}” for {{other}}.',
      },
    },
    'ja-Hira': {
      borrower: {
        subject: 'よやくが とりけされました：{{title}}、{{when}}',
        subject_self: 'よやくを やめました：{{title}}、{{when}}',
        lead: '「{{title}}」の よやくが とりけされました。',
        lead_self: '「{{title}}」の よやくを やめました。',
      },
      lender: {
        subject: 'よやくが とりけされました：{{title}}、{{when}}',
        subject_self: 'よやくを とりけしました：{{title}}、{{when}}',
        lead: '「{{title}}」の {{other}}の よやくが とりけされました。',
        lead_self: '「{{title}}」の {{other}}の よやくを とりけしました。',
      },
    },
  }),
  bookings_created: bookings({
    ja: {
      borrower: {
        subject: '予約しました：{{number}}件',
        lead: 'あなたのために予約が{{number}}件入りました。',
        lead_self: '{{number}}件の予約をしました。',
      },
      lender: {
        subject: '予約が入りました：{{number}}件',
        lead: '備品の予約が{{number}}件入りました。',
        lead_self: '備品の予約を{{number}}件しました。',
      },
    },
    en: {
      borrower: {
        subject: '{{number}} bookings made',
        lead: '{{number}} bookings were made for you.',
        lead_self: 'You made {{number}} bookings.',
      },
      lender: {
        subject: '{{number}} new bookings',
        lead: 'Your items have {{number}} new bookings.',
        lead_self: 'You made {{number}} bookings of your items.',
      },
    },
    'ja-Hira': {
      borrower: {
        subject: 'よやくしました：{{number}}つ',
        lead: 'あなたの ために よやくが {{number}}つ はいりました。',
        lead_self: '{{number}}つの よやくを しました。',
      },
      lender: {
        subject: 'よやくが はいりました：{{number}}つ',
        lead: 'ものの よやくが {{number}}つ はいりました。',
        lead_self: 'ものの よやくを {{number}}つ しました。',
      },
    },
  }),
  bookings_cancelled: bookings({
    ja: {
      borrower: {
        subject: '予約が取り消されました：{{number}}件',
        lead: 'あなたの予約が{{number}}件取り消されました。',
        lead_self: 'あなたの予約を{{number}}件取り消しました。',
      },
      lender: {
        subject: '予約が取り消されました：{{number}}件',
        lead: '備品の予約が{{number}}件取り消されました。',
        lead_self: '備品の予約を{{number}}件取り消しました。',
      },
    },
    en: {
      borrower: {
        subject: '{{number}} bookings canceled',
        lead: '{{number}} of your bookings were canceled.',
        lead_self: 'You canceled {{number}} of your bookings.',
      },
      lender: {
        subject: '{{number}} bookings canceled',
        lead: '{{number}} bookings of your items were canceled.',
        lead_self: 'You canceled {{number}} bookings of your items.',
      },
    },
    'ja-Hira': {
      borrower: {
        subject: 'よやくが とりけされました：{{number}}つ',
        lead: 'あなたの よやくが {{number}}つ とりけされました。',
        lead_self: 'あなたの よやくを {{number}}つ とりけしました。',
      },
      lender: {
        subject: 'よやくが とりけされました：{{number}}つ',
        lead: 'ものの よやくが {{number}}つ とりけされました。',
        lead_self: 'ものの よやくを {{number}}つ とりけしました。',
      },
    },
  }),
};
