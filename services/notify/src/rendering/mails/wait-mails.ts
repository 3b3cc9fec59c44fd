import { lapsed, offer } from '../pages/wait-page';

/** Mails to people on a good's waiting list. */
export const WAIT_MAILS = {
  wait_offered: offer({
    ja: {
      subject: '順番が来ました：{{title}}、{{when}}',
      lead: 'お待ちの「{{title}}」に空きが出ました。{{until}}まで、あなたのために取り置いています。',
      action: '予約する',
      note: '期限までに返事がないときは、次の人に順番が移ります。',
    },
    en: {
      subject: 'Your turn: {{title}}, {{when}}',
      lead: '“{{title}}” is free for you. We are holding it until {{until}}.',
      action: 'Book it',
      note: 'If you don’t answer by then, it is offered to the next person.',
    },
    'ja-Hira': {
      subject: 'じゅんばんが きました：{{title}}、{{when}}',
      lead: 'まって いた「{{title}}」が あきました。{{until}}まで、あなたの ために とって あります。',
      action: 'よやくする',
      note: 'それまでに へんじが ないと、つぎの ひとの ばんに なります。',
    },
  }),
  wait_lapsed: lapsed({
    ja: {
      subject: '返事の期限が過ぎました：{{title}}、{{when}}',
      lead: '「{{title}}」の取り置きは、{{until}}で終わりました。次の人に順番が移りました。',
      action: '空き状況を見る',
      note: 'まだ使いたいときは、空き状況を見て、予約するかもう一度お待ちください。',
    },
    en: {
      subject: 'Your time to answer is over: {{title}}, {{when}}',
      lead: '“{{title}}” was held for you until {{until}}. It has now been offered to the next person.',
      action: 'See what is free',
      note: 'If you still want it, see what is free, then book or join the waiting list again.',
    },
    'ja-Hira': {
      subject: 'じかんが すぎました：{{title}}、{{when}}',
      lead: '「{{title}}」を とって おくのは、{{until}}で おわりました。つぎの ひとの ばんに なりました。',
      action: 'あきを みる',
      note: 'まだ つかいたい ときは、あきを みて、よやくするか、もう いちど まって ください。',
    },
  }),
};
