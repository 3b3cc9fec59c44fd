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
      lead: 'The plan of your account is “{{plan}}” now.',
      action: 'See the plan',
      note: 'Members beyond the limit are paused, the newest first. They can return what they have, and nothing is deleted.',
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
      subject: 'プラン変更の希望がありました',
      lead: '{{account}}が「{{plan}}」への変更を希望しています。',
      action: 'Kashikari を開く',
      note: '変更するコマンド：{{command}}',
    },
    en: {
      subject: 'Somebody asks for another plan',
      lead: '{{account}} asks for “{{plan}}”.',
      action: 'Open Kashikari',
      note: 'The command that changes it: {{command}}',
    },
    'ja-Hira': {
      subject: 'プランを かえたいと いわれました',
      lead: '{{account}}が「{{plan}}」に かえたいと いって います。',
      action: 'ひらく',
      note: 'こう うつと かわります： {{command}}',
    },
  }),
  plan_asked: plans(seats)({
    ja: {
      subject: '人数を増やしたいという連絡がありました',
      lead: '{{asker}}から、このアカウントの人数を増やしてほしいという連絡がありました。',
      action: 'プランを見る',
    },
    en: {
      subject: 'You are asked for more seats',
      lead: '{{asker}} asks you for more seats in your account.',
      action: 'See the plan',
    },
    'ja-Hira': {
      subject: 'ひとを ふやしたいと いわれました',
      lead: '{{asker}}が、はいれる ひとを ふやして ほしいと いって います。',
      action: 'プランを みる',
    },
  }),
};
