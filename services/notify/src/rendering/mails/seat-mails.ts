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
      lead: 'More than 80% of your plan’s seats are in use.',
      action: 'See the plan',
      note: 'Once it is full, no one new can join.',
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
      lead: 'All seats of your plan are in use. No one new can join.',
      action: 'See the plan',
      note: 'Current members aren’t affected. Change your plan, or remove people who don’t need a seat.',
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
      subject: '「{{group}}」に参加したい人がいますが、満員です',
      lead: '「{{group}}」への招待を受けた人がいますが、プランの席がすべて埋まっています。',
      action: 'プランを見る',
      note: '席が空くと、招待はそのまま使えます。',
    },
    en: {
      subject: 'Someone wants to join “{{group}}”, but your plan is full',
      lead: 'Someone accepted your invitation to “{{group}}”, but all seats of your plan are in use.',
      action: 'See the plan',
      note: 'The invitation stays valid for when a seat becomes free.',
    },
    'ja-Hira': {
      subject: '「{{group}}」に はいりたい ひとが いますが いっぱいです',
      lead: '「{{group}}」に はいりたい ひとが いますが、もう いっぱいです。',
      action: 'プランを みる',
      note: 'あけば、さそいは そのまま つかえます。',
    },
  }),
  seats_waiting: plans(seats)({
    ja: {
      subject: '「{{group}}」はいま満員です',
      lead: '「{{group}}」はいま満員で、参加できません。招待はそのまま残り、持ち主にもお知らせしました。',
      action: '招待を見る',
      note: '席が空いたら、もう一度お試しください。',
    },
    en: {
      subject: '“{{group}}” is full at the moment',
      lead: '“{{group}}” is full at the moment, so you can’t join yet. Your invitation stays valid, and the owner has been notified.',
      action: 'See my invitations',
      note: 'Try again when a seat is free.',
    },
    'ja-Hira': {
      subject: '「{{group}}」は いま いっぱいです',
      lead: '「{{group}}」は いま いっぱいで、はいれません。さそいは そのまま のこります。',
      action: 'さそいを みる',
      note: 'あいたら、もう いちど ためして ください。',
    },
  }),
};
