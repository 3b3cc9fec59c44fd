import { plans, seats } from '../pages/plan-page';

/** Seats of a plan. */
export const SEAT_MAILS = {
  seats_most: plans(seats)({
    ja: {
      subject: 'もうすぐ人数の上限です',
      lead: 'プランの人数の8割以上が使われています。',
      action: 'プランを見る',
      note: '満員になると、新しい人は参加できません。',
    },
    en: {
      subject: 'Your plan is nearly full',
      lead: 'More than four fifths of the seats of your plan are taken.',
      action: 'See the plan',
      note: 'Once it is full, nobody new can join.',
    },
    'ja-Hira': {
      subject: 'もうすぐ いっぱいです',
      lead: 'はいれる ひとは、もう すこしで いっぱいです。',
      action: 'プランを みる',
      note: 'いっぱいに なると、あたらしい ひとは はいれません。',
    },
  }),
  seats_full: plans(seats)({
    ja: {
      subject: '人数の上限に達しました',
      lead: 'プランの席がすべて埋まりました。新しい人は参加できません。',
      action: 'プランを見る',
      note: '今のメンバーはそのまま使えます。別のプランを申し込むか、使っていない人を外してください。',
    },
    en: {
      subject: 'Your plan is full',
      lead: 'All seats of your plan are taken. Nobody new can join.',
      action: 'See the plan',
      note: 'Everybody who is in it goes on as before. Ask for another plan, or remove people who don’t need it.',
    },
    'ja-Hira': {
      subject: 'いっぱいに なりました',
      lead: 'もう いっぱいです。あたらしい ひとは はいれません。',
      action: 'プランを みる',
      note: 'いまの ひとは そのまま つかえます。ちがう プランを たのむか、つかって いない ひとを はずして ください。',
    },
  }),
  seats_wanted: plans(seats)({
    ja: {
      subject: '参加したい人がいますが、席がありません',
      lead: '「{{group}}」への招待を受けた人がいますが、プランの席がすべて埋まっています。',
      action: 'プランを見る',
      note: '席が空くと、招待はそのまま使えます。',
    },
    en: {
      subject: 'Somebody wants to join, and there is no seat',
      lead: 'Somebody accepts your invitation to “{{group}}”, but all seats of your plan are taken.',
      action: 'See the plan',
      note: 'Once a seat is free, the invitation is still good.',
    },
    'ja-Hira': {
      subject: 'はいりたい ひとが いますが いっぱいです',
      lead: '「{{group}}」に はいりたい ひとが いますが、もう いっぱいです。',
      action: 'プランを みる',
      note: 'あけば、さそいは そのまま つかえます。',
    },
  }),
  seats_waiting: plans(seats)({
    ja: {
      subject: 'いまは満員です',
      lead: '「{{group}}」はいま満員で、参加できません。招待はそのまま残り、持ち主にもお知らせしました。',
      action: '招待を見る',
      note: '席が空いたら、もう一度お試しください。',
    },
    en: {
      subject: 'There is no seat just now',
      lead: '“{{group}}” is full just now, so you can’t join yet. Your invitation stays, and the owner was told.',
      action: 'See my invitations',
      note: 'Please try again once there is a seat.',
    },
    'ja-Hira': {
      subject: 'いまは いっぱいです',
      lead: '「{{group}}」は いま いっぱいで、はいれません。さそいは そのまま のこります。',
      action: 'さそいを みる',
      note: 'あいたら、もう いちど ためして ください。',
    },
  }),
};
