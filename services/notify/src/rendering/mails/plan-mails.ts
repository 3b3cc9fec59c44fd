import { lastDay, nonprofit, people, plan, planNow, plans, seats } from '../pages/plan-page';

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
