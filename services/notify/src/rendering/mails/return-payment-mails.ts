import { payment } from '../pages/payment-page';

/** About what a loan costs beyond its price: it was extended, or came back late. */
export const RETURN_PAYMENT_MAILS = {
  payment_return_due: payment({
    ja: {
      subject: '「{{title}}」の延長・遅れの料金：{{yen}}円',
      lead: '「{{title}}」の延長または返却の遅れの料金は{{yen}}円（税込）です。{{other}}に直接お支払いください。',
      action: '内訳を見る',
      note: '現金か振込かは、貸し手とご相談ください。',
    },
    en: {
      subject: 'Payment due after the return of {{title}}: ¥{{yen}}',
      lead: 'The extension or late return of {{title}} costs ¥{{yen}}, tax included. Pay {{other}} directly.',
      action: 'See what it is for',
      note: 'Agree with the lender on cash or transfer.',
    },
    'ja-Hira': {
      subject: '「{{title}}」を のばした ぶんや おくれた ぶんの おかね：{{yen}}えん',
      lead: '「{{title}}」を のばしたか、かえすのが おくれたので、{{yen}}えん（ぜいきん こみ）かかります。{{other}}に じかに はらって ください。',
      action: 'おかねの うちわけを みる',
      note: 'げんきんか ふりこみかは、かす ひとと きめて ください。',
    },
  }),
  payment_return_card: payment({
    ja: {
      subject: '「{{title}}」の延長・遅れの料金：{{yen}}円',
      lead: '「{{title}}」の延長または返却の遅れの料金は{{yen}}円（税込）です。カードでお支払いください。',
      action: '支払う',
      note: '支払いが済むまで、{{other}}の有料のものはほかに予約できません。',
    },
    en: {
      subject: 'Payment due after the return of {{title}}: ¥{{yen}}',
      lead: 'The extension or late return of {{title}} costs ¥{{yen}}, tax included. Pay it by card.',
      action: 'Pay now',
      note: 'Until it is paid, you can’t book anything else that has a price from {{other}}.',
    },
    'ja-Hira': {
      subject: '「{{title}}」を のばした ぶんや おくれた ぶんの おかね：{{yen}}えん',
      lead: '「{{title}}」を のばしたか、かえすのが おくれたので、{{yen}}えん（ぜいきん こみ）かかります。カードで はらって ください。',
      action: 'はらう',
      note: 'はらうまで、{{other}}の おかねが いる ものは ほかに よやくできません。',
    },
  }),
  payment_return_paid: payment({
    ja: {
      subject: '「{{title}}」の延長・遅れの料金をお支払いいただきました：{{yen}}円',
      lead: '「{{title}}」の延長または返却の遅れの料金{{yen}}円（税込）を、カードでお支払いいただきました。',
      action: '内訳を見る',
      note: '返却が取り消されると、全額をカードに返金します。',
    },
    en: {
      subject: 'Card payment after the return of {{title}}: ¥{{yen}}',
      lead: '¥{{yen}}, tax included, was charged to your card for the extension or late return of {{title}}.',
      action: 'See what it is for',
      note: 'If the return is undone, all of it is refunded to your card.',
    },
    'ja-Hira': {
      subject:
        '「{{title}}」を のばした ぶんや おくれた ぶんの おかねを カードで うけつけました：{{yen}}えん',
      lead: '「{{title}}」を のばしたか、かえすのが おくれたので、{{yen}}えん（ぜいきん こみ）を カードで うけつけました。',
      action: 'おかねの うちわけを みる',
      note: 'かえした ことを とりけしたら、ぜんぶ カードに もどります。',
    },
  }),
};
