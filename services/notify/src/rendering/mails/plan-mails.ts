import {
  discount,
  due,
  end,
  lastDay,
  nextPayment,
  nonprofit,
  people,
  plan,
  planNow,
  plans,
  retry,
  seats,
  whyRefused,
  yen,
} from '../pages/plan-page';

/** Plans of accounts. */
export const PLAN_MAILS = {
  plan_changed: plans(
    plan,
    people,
    lastDay,
  )({
    ja: {
      subject: 'プランが変わりました',
      lead: 'このアカウントのプランが「{{plan}}」になりました。',
      action: 'プランを見る',
      note: '上限を超えたメンバーは、新しい順に一時停止します。借りているものは返せます。データは消えません。',
    },
    en: {
      subject: 'Your plan has changed',
      lead: 'Your account is now on the {{plan}} plan.',
      action: 'See the plan',
      note: 'Members over the limit are paused, the newest first. They can still return what they borrowed. Nothing is deleted.',
    },
    'ja-Hira': {
      subject: 'プランが かわりました',
      lead: 'プランが「{{plan}}」に なりました。',
      action: 'プランを みる',
      note: 'おおすぎる ぶんの ひとは、あとから はいった ひとから おやすみに なります。かりて いる ものは かえせます。',
    },
  }),
  plan_begun: plans(
    plan,
    people,
    nextPayment,
  )({
    ja: {
      subject: 'プランを購入しました',
      lead: 'このアカウントのプランが「{{plan}}」になりました。',
      action: 'プランを見る',
      note: '自動で続きます。プランのページからいつでも止められ、支払い済みの期間の終わりまで使えます。',
    },
    en: {
      subject: 'Your plan has begun',
      lead: 'Your account is now on the {{plan}} plan.',
      action: 'See the plan',
      note: 'It renews automatically. You can end it on the plan page at any time and use it until the end of the paid period.',
    },
    'ja-Hira': {
      subject: 'プランを かいました',
      lead: 'プランが「{{plan}}」に なりました。',
      action: 'プランを みる',
      note: 'ひとりでに つづきます。プランの ページで いつでも やめられます。はらった ぶんは さいごまで つかえます。',
    },
  }),
  plan_failing: plans(
    yen,
    whyRefused,
    retry,
    end,
  )({
    ja: {
      subject: 'プランの料金を支払えませんでした',
      lead: '登録のカードで、プランの料金を支払えませんでした。カードを確認して支払ってください。',
      action: '支払う',
      note: '支払いがないままプランが終わると、上限を超えたメンバーは新しい順に一時停止します。データは消えません。',
    },
    en: {
      subject: 'Your plan could not be paid',
      lead: 'Your card was not accepted for the plan. Check the card and pay.',
      action: 'Pay',
      note: 'If the plan ends unpaid, members over the limit are paused, the newest first. Nothing is deleted.',
    },
    'ja-Hira': {
      subject: 'プランの おかねが はらえませんでした',
      lead: 'カードで プランの おかねが はらえませんでした。カードを たしかめて、はらって ください。',
      action: 'はらう',
      note: 'はらわないで プランが おわると、あとから はいった ひとから おやすみに なります。なにも きえません。',
    },
  }),
  plan_invoiced: plans(
    yen,
    due,
  )({
    ja: {
      subject: 'プランの請求書を送りました',
      lead: '請求書をメールで送りました。請求書のページから、カードか銀行振込で支払えます。',
      action: '支払いを見る',
      note: '新しいプランは、支払いの日から始まります。それまでは今のプランのままです。',
    },
    en: {
      subject: 'The invoice for your plan',
      lead: 'An invoice was sent by email. Pay it by card or bank transfer on the invoice’s page.',
      action: 'See the payment',
      note: 'A new plan begins on the day of payment. Until then you keep your current plan.',
    },
    'ja-Hira': {
      subject: 'プランの せいきゅうしょを おくりました',
      lead: 'せいきゅうしょを メールで おくりました。カードか ぎんこうで はらえます。',
      action: 'おかねの きろくを みる',
      note: 'あたらしい プランは、はらった ひから はじまります。それまでは いまの プランです。',
    },
  }),
  plan_overdue: plans(
    yen,
    end,
  )({
    ja: {
      subject: 'プランの請求書の期限が過ぎました',
      lead: '請求書がまだ支払われていません。請求書のページから、カードか銀行振込で支払ってください。',
      action: '支払いを見る',
      note: '支払いがないままプランが終わると、上限を超えたメンバーは新しい順に一時停止します。データは消えません。',
    },
    en: {
      subject: 'The invoice for your plan is overdue',
      lead: 'The invoice is not paid yet. Pay it by card or bank transfer on the invoice’s page.',
      action: 'See the payment',
      note: 'If the plan ends unpaid, members over the limit are paused, the newest first. Nothing is deleted.',
    },
    'ja-Hira': {
      subject: 'プランの せいきゅうしょの ひが すぎました',
      lead: 'せいきゅうしょの おかねが まだです。カードか ぎんこうで はらって ください。',
      action: 'おかねの きろくを みる',
      note: 'はらわないで プランが おわると、あとから はいった ひとから おやすみに なります。なにも きえません。',
    },
  }),
  plan_ended: plans(
    plan,
    people,
  )({
    ja: {
      subject: 'プランが終わりました',
      lead: '購入したプランが終わり、「{{plan}}」になりました。',
      action: 'プランを見る',
      note: '上限を超えたメンバーは、新しい順に一時停止しています。もう一度プランを購入すると、全員元に戻ります。データは消えません。',
    },
    en: {
      subject: 'Your plan has ended',
      lead: 'Your paid plan has ended. Your account is now on the {{plan}} plan.',
      action: 'See the plan',
      note: 'Members over the limit are paused, the newest first. They are reactivated when you buy a plan again. Nothing is deleted.',
    },
    'ja-Hira': {
      subject: 'プランが おわりました',
      lead: 'かった プランが おわって、「{{plan}}」に なりました。',
      action: 'プランを みる',
      note: 'おおすぎる ぶんの ひとは おやすみです。プランを もういちど かうと、みんな もどります。なにも きえません。',
    },
  }),
  plan_nonprofit: plans(discount)({
    ja: {
      subject: '非営利団体の割引を適用します',
      lead: 'このアカウントに、非営利団体の割引を適用します。次にプランの料金を支払うときから割引になります。',
      action: 'プランを見る',
      note: 'ほかの割引がもっと大きいときは、大きいほうを適用します。',
    },
    en: {
      subject: 'Your nonprofit discount was granted',
      lead: 'Your account has the nonprofit discount, starting with your next payment for a plan.',
      action: 'See the plan',
      note: 'If another discount is larger, that one applies instead.',
    },
    'ja-Hira': {
      subject: 'プランが やすく なります',
      lead: 'みんなの ための だんたいなので、つぎに プランの おかねを はらう ときから やすく なります。',
      action: 'プランを みる',
      note: 'もっと やすく なる わりびきが ある ときは、そちらを つかいます。',
    },
  }),
  plan_nonprofit_ended: plans(discount)({
    ja: {
      subject: '非営利団体の割引が終わりました',
      lead: 'このアカウントへの、非営利団体の割引が終わりました。支払い済みの期間は変わりません。次の支払いから、割引なしの料金になります。',
      action: 'プランを見る',
    },
    en: {
      subject: 'Your nonprofit discount has ended',
      lead: 'The nonprofit discount has ended for your account. The paid period stays as it is. The discount doesn’t apply to your next payment.',
      action: 'See the plan',
    },
    'ja-Hira': {
      subject: 'プランの わりびきが おわりました',
      lead: 'だんたいの わりびきが おわりました。はらった ぶんは そのままです。つぎから ふつうの おかねに なります。',
      action: 'プランを みる',
    },
  }),
  plan_requested: plans(
    plan,
    planNow,
    seats,
    nonprofit,
  )({
    ja: {
      subject: '{{account}}からプラン変更の希望がありました',
      lead: '{{account}}が「{{plan}}」への変更を希望しています。',
      action: 'Kashikari を開く',
      note: '変更するコマンド：{{command}}',
    },
    en: {
      subject: '{{account}} requests another plan',
      lead: '{{account}} requests the {{plan}} plan.',
      action: 'Open Kashikari',
      note: 'To change the plan, run: {{command}}',
    },
    'ja-Hira': {
      subject: '{{account}}が プランを かえたいと いって います',
      lead: '{{account}}が「{{plan}}」に かえたいと いって います。',
      action: 'ひらく',
      note: 'こう うつと かわります： {{command}}',
    },
  }),
  plan_asked: plans(seats)({
    ja: {
      subject: '{{asker}}から人数を増やしたいという連絡がありました',
      lead: '{{asker}}から、このアカウントの人数を増やしてほしいという連絡がありました。',
      action: 'プランを見る',
    },
    en: {
      subject: '{{asker}} asks for more seats',
      lead: '{{asker}} asks you to add seats to your account.',
      action: 'See the plan',
    },
    'ja-Hira': {
      subject: '{{asker}}が ひとを ふやしたいと いって います',
      lead: '{{asker}}が、はいれる ひとを ふやして ほしいと いって います。',
      action: 'プランを みる',
    },
  }),
};
