import { invitation, plain } from '../pages/plain-page';

/** Mails about joining a group, or acting for an account. */
export const GROUP_MAILS = {
  invite: invitation({
    ja: {
      subject: '「{{group}}」への招待（{{inviter}}より）',
      lead: '{{inviter}}から「{{group}}」に招待されました。参加すると、備品を借りられます。',
      action: '招待を見る',
      note: '参加するかどうかは、ご自分で選べます。14日間有効です。',
    },
    en: {
      subject: '{{inviter}} invited you to {{group}}',
      lead: '{{inviter}} invited you to “{{group}}”. After joining, you can borrow its items.',
      action: 'See the invitation',
      note: 'Joining is up to you. The invitation is valid for 14 days.',
    },
    'ja-Hira': {
      subject: '「{{group}}」への おさそい（{{inviter}}から）',
      lead: '{{inviter}}が「{{group}}」に さそって います。はいると、ものを かりられます。',
      action: 'おさそいを みる',
      note: 'はいるか どうかは、じぶんで きめられます。14にちの あいだ つかえます。',
    },
  }),
  manager_invite: invitation({
    ja: {
      subject: '担当者の依頼（{{account}}より）',
      lead: '{{account}}から、備品と予約を管理する担当者になるよう頼まれました。引き受けると始まります。',
      action: '依頼を見る',
      note: '心当たりがなければ、そのままにしてください。14日間で無効になります。',
    },
    en: {
      subject: '{{account}} asks you to be a manager',
      lead: '{{account}} asks you to manage its items and bookings. It starts when you accept.',
      action: 'See the request',
      note: 'If you don’t recognize this, ignore it. It expires after 14 days.',
    },
    'ja-Hira': {
      subject: 'たんとうの おねがい（{{account}}から）',
      lead: '{{account}}から、ものと よやくの せわを たのまれました。ひきうけると はじまります。',
      action: 'おねがいを みる',
      note: 'しらない ときは、そのままで だいじょうぶです。14にちで おわります。',
    },
  }),
  heir_invite: invitation({
    ja: {
      subject: '「{{group}}」の引き継ぎの依頼（{{from}}より）',
      lead: '{{from}}から、グループ「{{group}}」を引き継ぐよう頼まれました。引き受けると、メンバー・備品・予約ごとあなたのものになります。',
      action: '依頼を見る',
      note: '引き受けたあとは取り消せません。14日間で無効になります。',
    },
    en: {
      subject: '{{from}} asks you to take over {{group}}',
      lead: '{{from}} asks you to take over the group “{{group}}”. If you accept, you become the owner of its members, items and bookings.',
      action: 'See the request',
      note: 'After accepting, this can’t be undone. The request expires after 14 days.',
    },
    'ja-Hira': {
      subject: '「{{group}}」を ひきつぐ おねがい（{{from}}から）',
      lead: '{{from}}から、グループ「{{group}}」を ひきつぐ ように たのまれました。ひきうけると、メンバーも ものも よやくも あなたの ものに なります。',
      action: 'おねがいを みる',
      note: 'ひきうけたら もどせません。14にちで おわります。',
    },
  }),
  card_invite: invitation({
    ja: {
      subject: '「{{group}}」の会員証',
      lead: '「{{group}}」の備品を使うための会員証ができました。次のURLを開くと、登録なしで使えます。このURLを知っている人は誰でも使えるため、ほかの人に教えないでください。',
      action: '会員証を開く',
    },
    en: {
      subject: 'Your member card for {{group}}',
      lead: 'This is your member card for “{{group}}”. Open it to borrow items without signing up. Anyone with the link can use the card, so keep it to yourself.',
      action: 'Open the card',
    },
    'ja-Hira': {
      subject: '「{{group}}」の カードが できました',
      lead: '「{{group}}」の カードが できました。つぎの URLを ひらくと、とうろくしないで つかえます。この URLは ほかの ひとに おしえないで ください。',
      action: 'カードを ひらく',
    },
  }),
  group_transferred: plain({
    ja: {
      subject: '「{{group}}」の持ち主が変わりました',
      lead: 'グループ「{{group}}」が、{{from}}から{{to}}に引き継がれました。メンバー・備品・予約はそのままです。',
      action: 'グループを開く',
      note: '心当たりがなければ、前の持ち主に確認してください。',
    },
    en: {
      subject: '“{{group}}” has a new owner',
      lead: 'The group “{{group}}” was transferred from {{from}} to {{to}}. Its members, items and bookings stay as they are.',
      action: 'Open the group',
      note: 'If you don’t recognize this, ask the former owner.',
    },
    'ja-Hira': {
      subject: '「{{group}}」の もちぬしが かわりました',
      lead: 'グループ「{{group}}」は、{{from}}から {{to}}の ものに なりました。メンバーも、ものも、よやくも そのままです。',
      action: 'グループを ひらく',
      note: 'しらない ときは、まえの もちぬしに きいて ください。',
    },
  }),
  member_added: plain({
    ja: {
      subject: '「{{group}}」のメンバーになりました',
      lead: '「{{group}}」のメンバーに追加されました。すぐに借りられます。',
      action: 'グループを開く',
      note: '参加したくないときは、いつでも退出できます。',
    },
    en: {
      subject: 'You are now a member of “{{group}}”',
      lead: 'You were added to “{{group}}”. You can borrow from it right away.',
      action: 'Open the group',
      note: 'You can leave the group at any time.',
    },
    'ja-Hira': {
      subject: '「{{group}}」の メンバーに なりました',
      lead: '「{{group}}」に はいりました。すぐに かりられます。',
      action: 'グループを ひらく',
      note: 'やめたい ときは、いつでも でられます。',
    },
  }),
  passcode_guessed: plain({
    ja: {
      subject: '「{{group}}」の合言葉が何度も間違えられています',
      lead: 'グループ「{{group}}」に参加しようとして、1日のうちに合言葉が{{tries}}回間違えられました。だれかが合言葉を当てようとしているおそれがあります。',
      action: '合言葉を変える',
      note: '合言葉を変えても、今のメンバーはそのまま使えます。このお知らせは1日に1通までです。',
    },
    en: {
      subject: 'Wrong passcodes for “{{group}}”',
      lead: 'A wrong passcode was entered {{tries}} times within a day to join the group “{{group}}”. Someone may be trying to guess it.',
      action: 'Change the passcode',
      note: 'Members stay in the group when the passcode changes. You get this email up to once a day.',
    },
    'ja-Hira': {
      subject: '「{{group}}」の あいことばが なんども まちがえられて います',
      lead: 'グループ「{{group}}」に はいろうと して、1にちに {{tries}}かい あいことばが まちがえられました。だれかが あてようと して いるかも しれません。',
      action: 'あいことばを かえる',
      note: 'かえても、いまの メンバーは そのまま つかえます。この おしらせは 1にちに 1つまでです。',
    },
  }),
  manager_added: plain({
    ja: {
      subject: '{{account}}の担当者になりました',
      lead: '{{account}}の備品と予約を管理できるようになりました。',
      action: '備品を見る',
    },
    en: {
      subject: 'You are now a manager of {{account}}',
      lead: 'You can now manage the items and bookings of {{account}}.',
      action: 'See items',
    },
    'ja-Hira': {
      subject: '{{account}}の たんとうに なりました',
      lead: '{{account}}の ものと よやくを せわできるように なりました。',
      action: 'ものを みる',
    },
  }),
};
