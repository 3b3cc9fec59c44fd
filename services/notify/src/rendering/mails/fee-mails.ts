import { fee, feeFrom, pausedOn, plans, retry, whyRefused, yen } from '../pages/plan-page';

/** Fees that members pay to groups. */
export const FEE_MAILS = {
  fee_notice: plans(
    fee,
    feeFrom,
  )({
    ja: {
      subject: '「{{group}}」に月会費が設けられます',
      lead: '「{{group}}」を使うのに、月会費がかかるようになります。',
      action: 'グループを見る',
      note: '始まる日になったら、支払いのページをメールでお知らせします。最初に支払うと、その後は毎月自動で続き、いつでも終了できます。使わない場合は、支払わずにグループを退会できます。',
    },
    en: {
      subject: '“{{group}}” will have a monthly fee',
      lead: '“{{group}}” will charge its members a monthly fee.',
      action: 'See the group',
      note: 'On that day we email you a link to the payment page. Nothing is charged before you pay there. The fee then renews every month, and you can end it at any time. If you don’t want to pay, leave the group.',
    },
    'ja-Hira': {
      subject: '「{{group}}」に つきの かいひが できます',
      lead: '「{{group}}」を つかうのに、つきの かいひが いるように なります。',
      action: 'グループを みる',
      note: 'その ひに なったら、はらう ページを メールで しらせます。いちど はらうと まいつき つづきます。いつでも おわりに できます。つかわない ときは、はらわないで グループから でて ください。',
    },
  }),
  fee_raised: plans(
    fee,
    feeFrom,
  )({
    ja: {
      subject: '「{{group}}」の月会費が上がります',
      lead: '「{{group}}」の月会費が変わります。始まる日より後の月から、新しい金額になります。',
      action: 'グループを見る',
      note: 'やめる場合は、グループのページか支払いのページから月会費を終了できます。支払い済みの月の終わりまで使えます。',
    },
    en: {
      subject: 'The monthly fee of “{{group}}” will rise',
      lead: 'The monthly fee of “{{group}}” changes. The new amount applies to months that begin on that day or later.',
      action: 'See the group',
      note: 'To stop, end the fee on the page of the group or of a payment. You can use the group until the end of the paid month.',
    },
    'ja-Hira': {
      subject: '「{{group}}」の つきの かいひが あがります',
      lead: '「{{group}}」の つきの かいひが かわります。はじまる ひより あとの つきから、あたらしい きんがくです。',
      action: 'グループを みる',
      note: 'やめたい ときは、グループの ページで おわりに できます。はらった つきの おわりまで つかえます。',
    },
  }),
  fee_due: plans(
    fee,
    pausedOn,
  )({
    ja: {
      subject: '「{{group}}」の月会費をお支払いください',
      lead: '「{{group}}」の月会費のお支払いをお待ちしています。',
      action: '支払いのページを開く',
      note: '毎月続きます。支払いのページからいつでも終了でき、支払い済みの月の終わりまで使えます。支払いがないと、メンバーとしての利用は一時停止します。予約は消えません。',
    },
    en: {
      subject: 'Please pay the monthly fee of “{{group}}”',
      lead: 'The monthly fee of “{{group}}” is due.',
      action: 'Open the payment',
      note: 'The fee renews every month. You can end it on the payment page at any time and use the group until the end of the paid month. If the fee isn’t paid, your membership is paused. Your bookings stay.',
    },
    'ja-Hira': {
      subject: '「{{group}}」の つきの かいひを はらって ください',
      lead: '「{{group}}」の つきの かいひが まだです。',
      action: 'はらう ページを ひらく',
      note: 'まいつき つづきます。はらう ページで いつでも おわりに できます。はらわないと、グループが つかえなく なります。よやくは きえません。',
    },
  }),
  fee_failing: plans(
    fee,
    whyRefused,
    retry,
    pausedOn,
  )({
    ja: {
      subject: '「{{group}}」の月会費を支払えませんでした',
      lead: '登録のカードで、「{{group}}」の月会費を支払えませんでした。カードを確認して支払ってください。',
      action: '支払う',
      note: '支払いがないと、メンバーとしての利用は一時停止します。予約は消えません。',
    },
    en: {
      subject: 'The monthly fee of “{{group}}” could not be paid',
      lead: 'Your card was not accepted for the monthly fee of “{{group}}”. Check the card and pay.',
      action: 'Pay',
      note: 'If it isn’t paid, your membership is paused. Your bookings stay.',
    },
    'ja-Hira': {
      subject: '「{{group}}」の つきの かいひが はらえませんでした',
      lead: 'カードで 「{{group}}」の つきの かいひが はらえませんでした。カードを たしかめて、はらって ください。',
      action: 'はらう',
      note: 'はらわないと、グループが つかえなく なります。よやくは きえません。',
    },
  }),
  fee_stopped: plans(fee)({
    ja: {
      subject: '「{{group}}」の利用を一時停止しました',
      lead: '月会費の支払いがないため、「{{group}}」のメンバーとしての利用を一時停止しました。',
      action: '支払って再開する',
      note: '支払うとすぐに再開し、その日から1か月使えます。借りているものは返せます。予約は消えていません。',
    },
    en: {
      subject: 'Your membership of “{{group}}” is paused',
      lead: 'The monthly fee was not paid, so your membership of “{{group}}” is paused.',
      action: 'Pay and continue',
      note: 'It continues as soon as you pay, for a month from that day. You can still return what you borrowed. Your bookings stay.',
    },
    'ja-Hira': {
      subject: '「{{group}}」は おやすみに なりました',
      lead: 'つきの かいひが まだなので、「{{group}}」は おやすみに なりました。',
      action: 'はらって また つかう',
      note: 'はらうと すぐに つかえます。その ひから 1かげつ つかえます。かりて いる ものは かえせます。よやくは きえて いません。',
    },
  }),
  fee_ended: plans()({
    ja: {
      subject: '「{{group}}」の月会費が終わりました',
      lead: 'ご希望のとおり「{{group}}」の月会費が終わり、メンバーとしての利用を停止しました。今後の請求はありません。',
      action: 'グループを見る',
      note: 'もう一度使うには、グループを退会してから参加し直してください。借りているものは返せます。',
    },
    en: {
      subject: 'The monthly fee of “{{group}}” has ended',
      lead: 'As you asked, the monthly fee of “{{group}}” has ended, and so has your access. You won’t be charged again.',
      action: 'See the group',
      note: 'To use it again, leave the group and join it again. You can still return what you borrowed.',
    },
    'ja-Hira': {
      subject: '「{{group}}」の つきの かいひが おわりました',
      lead: '「{{group}}」の つきの かいひが おわりました。もう おかねは かかりません。グループは つかえなく なりました。',
      action: 'グループを みる',
      note: 'また つかいたい ときは、グループから でて、もういちど はいって ください。かりて いる ものは かえせます。',
    },
  }),
  fee_refunded: plans(yen)({
    ja: {
      subject: '「{{group}}」の月会費の返金',
      lead: '「{{group}}」の月会費が返金になります。グループの持ち主から直接お受け取りください。',
      action: '支払いを見る',
      note: '受け取り方は、持ち主とご相談ください。',
    },
    en: {
      subject: 'Refund of the monthly fee of “{{group}}”',
      lead: 'Part or all of the monthly fee of “{{group}}” is refunded. The owner of the group returns it to you directly.',
      action: 'See the payment',
      note: 'Agree with the owner on how you receive it.',
    },
    'ja-Hira': {
      subject: '「{{group}}」の つきの かいひが もどります',
      lead: '「{{group}}」の つきの かいひが もどります。グループの もちぬしから じかに うけとって ください。',
      action: 'おかねの きろくを みる',
      note: 'うけとりかたは、もちぬしと きめて ください。',
    },
  }),
  fee_refunded_card: plans(yen)({
    ja: {
      subject: '「{{group}}」の月会費の返金',
      lead: '「{{group}}」の月会費を、お支払いのカードに返金します。',
      action: '支払いを見る',
      note: 'カードの明細に載るまで、数日かかることがあります。',
    },
    en: {
      subject: 'Refund of the monthly fee of “{{group}}”',
      lead: 'Part or all of the monthly fee of “{{group}}” is refunded to your card.',
      action: 'See the payment',
      note: 'It can take some days to appear on your statement.',
    },
    'ja-Hira': {
      subject: '「{{group}}」の つきの かいひが もどります',
      lead: '「{{group}}」の つきの かいひが、カードに もどります。',
      action: 'おかねの きろくを みる',
      note: 'もどるまでに なんにちか かかる ことが あります。',
    },
  }),
};
