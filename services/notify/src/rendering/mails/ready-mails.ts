import { forBorrower } from '../pages/booking-page';

/** A manager has set the units of a booking aside. */
export const READY_MAILS = {
  booking_prepared: forBorrower({
    ja: {
      borrower: {
        subject: '受け取れます：{{title}}、{{when}}',
        lead: '「{{title}}」の準備ができました。予約の時間に受け取りに来てください。',
        lead_self: '「{{title}}」の準備をしました。',
      },
    },
    en: {
      borrower: {
        subject: 'Ready to collect: {{title}}, {{when}}',
        lead: '“{{title}}” is ready for you. Please collect it when your booking starts.',
        lead_self: 'You prepared “{{title}}”.',
      },
    },
    'ja-Hira': {
      borrower: {
        subject: 'うけとれます：{{title}}、{{when}}',
        lead: '「{{title}}」の よういが できました。よやくの じかんに とりに きて ください。',
        lead_self: '「{{title}}」を よういしました。',
      },
    },
  }),
};
