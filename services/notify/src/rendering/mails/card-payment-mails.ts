import { earned, payment } from '../pages/payment-page';

/** About payments by card. */
export const CARD_PAYMENT_MAILS = {
  payment_due_by: payment({
    ja: {
      subject: '{{until}}までにお支払いください：「{{title}}」{{yen}}円',
      lead: '「{{title}}」があなたのために予約されました。料金は{{yen}}円（税込）です。{{until}}までにカードでお支払いください。',
      action: '支払う',
      note: '期限までに支払われないと、予約は取り消されます。',
    },
    en: {
      subject: 'Pay by {{until}} for {{title}}: ¥{{yen}}',
      lead: '{{title}} was booked for you. It costs ¥{{yen}}, tax included. Pay by card by {{until}}.',
      action: 'Pay now',
      note: 'If it isn’t paid by then, the booking is canceled.',
    },
    'ja-Hira': {
      subject: '{{until}}までに はらって ください：「{{title}}」{{yen}}えん',
      lead: '「{{title}}」を あなたの ために よやくしました。おかねは {{yen}}えん（ぜいきん こみ）です。{{until}}までに カードで はらって ください。',
      action: 'はらう',
      note: 'それまでに はらわないと、よやくは なくなります。',
    },
  }),
  payment_rest: payment({
    ja: {
      subject: '「{{title}}」の追加のお支払い：{{yen}}円',
      lead: '「{{title}}」の予約が変わり、料金が{{yen}}円（税込）増えました。カードでお支払いください。',
      action: '支払う',
      note: '支払いが済むまで、{{other}}の有料のものはほかに予約できません。',
    },
    en: {
      subject: 'Additional payment for {{title}}: ¥{{yen}}',
      lead: 'Your booking of {{title}} has changed and costs ¥{{yen}} more, tax included. Pay it by card.',
      action: 'Pay now',
      note: 'Until it is paid, you can’t book anything else that has a price from {{other}}.',
    },
    'ja-Hira': {
      subject: '「{{title}}」の おかねが ふえました：{{yen}}えん',
      lead: '「{{title}}」の よやくが かわって、おかねが {{yen}}えん（ぜいきん こみ）ふえました。カードで はらって ください。',
      action: 'はらう',
      note: 'はらうまで、{{other}}の おかねが いる ものは ほかに よやくできません。',
    },
  }),
  payment_paid_card: payment({
    ja: {
      subject: '「{{title}}」のお支払いを受け付けました：{{yen}}円',
      lead: '「{{title}}」の予約の料金{{yen}}円について、カードでのお支払いを受け付けました。',
      action: '支払いを見る',
      note: '支払いの状況は、いつでもこのページで確認できます。',
    },
    en: {
      subject: 'Card payment for {{title}}: ¥{{yen}}',
      lead: 'Your card payment of ¥{{yen}} for your booking of {{title}} was accepted.',
      action: 'See the payment',
      note: 'The payment’s page shows its current status.',
    },
    'ja-Hira': {
      subject: '「{{title}}」の おかねを カードで うけつけました：{{yen}}えん',
      lead: '「{{title}}」の よやくの おかね {{yen}}えんを、カードで うけつけました。',
      action: 'おかねの きろくを みる',
      note: 'いま どう なって いるかは、いつでも みられます。',
    },
  }),
  payment_refunded_card: payment({
    ja: {
      subject: '「{{title}}」の返金：{{yen}}円',
      lead: '「{{title}}」の予約の料金のうち{{yen}}円を、お支払いのカードに返金します。',
      action: '支払いを見る',
      note: 'カードの明細に載るまで、数日かかることがあります。',
    },
    en: {
      subject: 'Refund for {{title}}: ¥{{yen}}',
      lead: '¥{{yen}} of your payment for {{title}} is refunded to your card.',
      action: 'See the payment',
      note: 'It can take some days to appear on your statement.',
    },
    'ja-Hira': {
      subject: '「{{title}}」の おかねが もどります：{{yen}}えん',
      lead: '「{{title}}」の よやくで はらった おかねの うち {{yen}}えんが、カードに もどります。',
      action: 'おかねの きろくを みる',
      note: 'もどるまでに なんにちか かかる ことが あります。',
    },
  }),
  payment_failed: payment({
    ja: {
      subject: '「{{title}}」の{{yen}}円をカードで支払えませんでした',
      lead: '「{{title}}」の料金{{yen}}円をカードで支払えませんでした。{{why}}',
      action: 'もう一度支払う',
      note: '支払いが済むまで、{{other}}の有料のものはほかに予約できません。',
    },
    en: {
      subject: 'Your card payment of ¥{{yen}} for {{title}} failed',
      lead: '¥{{yen}} for {{title}} couldn’t be charged to your card. {{why}}',
      action: 'Pay again',
      note: 'Until it is paid, you can’t book anything else that has a price from {{other}}.',
    },
    'ja-Hira': {
      subject: '「{{title}}」の {{yen}}えんを カードで はらえませんでした',
      lead: '「{{title}}」の おかね {{yen}}えんを カードで はらえませんでした。{{why}}',
      action: 'もう いちど はらう',
      note: 'はらうまで、{{other}}の おかねが いる ものは ほかに よやくできません。',
    },
  }),
  payment_invoiced: payment({
    ja: {
      subject: '「{{title}}」の請求書：{{yen}}円',
      lead: '「{{title}}」の料金{{yen}}円（税込）の請求書をメールで送りました。{{until}}までに、カードか銀行振込でお支払いください。',
      action: '支払いを見る',
      note: '予約は確定しています。',
    },
    en: {
      subject: 'Invoice for {{title}}: ¥{{yen}}',
      lead: 'An invoice of ¥{{yen}} for {{title}}, tax included, was sent by email. Pay it by card or bank transfer by {{until}}.',
      action: 'See the payment',
      note: 'Your booking is confirmed.',
    },
    'ja-Hira': {
      subject: '「{{title}}」の せいきゅうしょ：{{yen}}えん',
      lead: '「{{title}}」の おかね {{yen}}えん（ぜいきん こみ）の せいきゅうしょを メールで おくりました。{{until}}までに カードか ぎんこうで はらって ください。',
      action: 'おかねの きろくを みる',
      note: 'よやくは きまって います。',
    },
  }),
  payment_overdue: payment({
    ja: {
      subject: '「{{title}}」の請求書の期限が過ぎました：{{yen}}円',
      lead: '「{{title}}」の料金{{yen}}円の請求書がまだ支払われていません。カードか銀行振込でお支払いください。',
      action: '支払いを見る',
      note: '支払いが済むまで、{{other}}の有料のものはほかに予約できません。',
    },
    en: {
      subject: 'Overdue invoice for {{title}}: ¥{{yen}}',
      lead: 'The invoice of ¥{{yen}} for {{title}} is not paid yet. Pay it by card or bank transfer.',
      action: 'See the payment',
      note: 'Until it is paid, you can’t book anything else that has a price from {{other}}.',
    },
    'ja-Hira': {
      subject: '「{{title}}」の せいきゅうしょの ひが すぎました：{{yen}}えん',
      lead: '「{{title}}」の おかね {{yen}}えんが まだです。カードか ぎんこうで はらって ください。',
      action: 'おかねの きろくを みる',
      note: 'はらうまで、{{other}}の おかねが いる ものは ほかに よやくできません。',
    },
  }),
  payment_lapsed: payment({
    ja: {
      subject: '予約が取り消されました：「{{title}}」',
      lead: '「{{title}}」の料金{{yen}}円が{{until}}までに支払われなかったため、予約は取り消されました。',
      action: '支払いを見る',
      note: '料金はかかりません。まだ使いたいときは、もう一度予約してください。',
    },
    en: {
      subject: 'Booking canceled: {{title}}',
      lead: '¥{{yen}} for {{title}} was not paid by {{until}}, so your booking was canceled.',
      action: 'See the payment',
      note: 'You owe nothing. If you still want it, book it again.',
    },
    'ja-Hira': {
      subject: 'よやくが なくなりました：「{{title}}」',
      lead: '「{{title}}」の おかね {{yen}}えんが {{until}}までに はらわれなかったので、よやくは なくなりました。',
      action: 'おかねの きろくを みる',
      note: 'おかねは かかりません。まだ つかいたい ときは、もう いちど よやくして ください。',
    },
  }),
  payment_lapsed_lender: earned({
    ja: {
      subject: '予約が取り消されました：「{{title}}」',
      lead: '「{{title}}」の料金{{yen}}円が{{until}}までに支払われなかったため、{{other}}の予約は取り消されました。',
      action: '支払いを見る',
      note: '待っている人がいれば、次の人に順番が移ります。',
    },
    en: {
      subject: 'Booking canceled: {{title}}',
      lead: '¥{{yen}} for {{title}} was not paid by {{until}}, so the booking of {{other}} was canceled.',
      action: 'See the payment',
      note: 'It is offered to the next person on the waiting list, if there is one.',
    },
    'ja-Hira': {
      subject: 'よやくが なくなりました：「{{title}}」',
      lead: '「{{title}}」の おかね {{yen}}えんが {{until}}までに はらわれなかったので、{{other}}の よやくは なくなりました。',
      action: 'おかねの きろくを みる',
      note: 'まって いる ひとが いれば、つぎの ひとの ばんに なります。',
    },
  }),
};
