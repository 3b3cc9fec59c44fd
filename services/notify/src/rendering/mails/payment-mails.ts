import { payment } from '../pages/payment-page';

/** Mails to the payer of a loan. */
export const PAYMENT_MAILS = {
  payment_due: payment({
    ja: {
      subject: '「{{title}}」のお支払い：{{yen}}円',
      lead: '「{{title}}」の予約の料金は{{yen}}円（税込）です。{{other}}に直接お支払いください。',
      action: '支払いを見る',
      note: '現金か振込かは、貸し手とご相談ください。',
    },
    en: {
      subject: 'Payment due for {{title}}: ¥{{yen}}',
      lead: 'Your booking of {{title}} costs ¥{{yen}}, tax included. Pay {{other}} directly.',
      action: 'See the payment',
      note: 'Agree with the lender on cash or transfer.',
    },
    'ja-Hira': {
      subject: '「{{title}}」の おかね：{{yen}}えん',
      lead: '「{{title}}」の よやくは {{yen}}えん（ぜいきん こみ）です。{{other}}に じかに はらって ください。',
      action: 'おかねの きろくを みる',
      note: 'げんきんか ふりこみかは、かす ひとと きめて ください。',
    },
  }),
  payment_paid: payment({
    ja: {
      subject: '「{{title}}」のお支払いを確認しました：{{yen}}円',
      lead: '「{{title}}」の予約の料金{{yen}}円のお支払いを、{{other}}が確認しました。',
      action: '支払いと領収書を見る',
      note: '領収書はいつでも印刷できます。',
    },
    en: {
      subject: 'Paid for {{title}}: ¥{{yen}}',
      lead: '{{other}} has recorded your payment of ¥{{yen}} for your booking of {{title}}.',
      action: 'See the payment and its receipt',
      note: 'You can print the receipt at any time.',
    },
    'ja-Hira': {
      subject: '「{{title}}」の おかねを うけとりました：{{yen}}えん',
      lead: '「{{title}}」の よやくの おかね {{yen}}えんを、{{other}}が うけとりました。',
      action: 'おかねの きろくを みる',
      note: 'りょうしゅうしょは いつでも いんさつ できます。',
    },
  }),
  payment_refunded: payment({
    ja: {
      subject: '「{{title}}」の返金：{{yen}}円',
      lead: '「{{title}}」の予約の料金のうち{{yen}}円が返金になります。{{other}}から直接お受け取りください。',
      action: '支払いを見る',
      note: '受け取り方は、貸し手とご相談ください。',
    },
    en: {
      subject: 'Refund for {{title}}: ¥{{yen}}',
      lead: '¥{{yen}} of your payment for {{title}} is refunded. {{other}} returns it to you directly.',
      action: 'See the payment',
      note: 'Agree with the lender on how you receive it.',
    },
    'ja-Hira': {
      subject: '「{{title}}」の おかねが もどります：{{yen}}えん',
      lead: '「{{title}}」の よやくで はらった おかねの うち {{yen}}えんが もどります。{{other}}から じかに うけとって ください。',
      action: 'おかねの きろくを みる',
      note: 'うけとりかたは、かす ひとと きめて ください。',
    },
  }),
};
