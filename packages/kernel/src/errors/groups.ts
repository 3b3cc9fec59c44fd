import type { ErrorRow } from './row';

/** Refusals of groups, their members, cards and plans. */
export const GROUPS = {
  'plan.required': {
    params: { feature: 'string', plan: 'string' },
    ja: 'この機能は、スタンダードプラン以上で使えます。',
    en: 'This needs the Standard plan or a higher one.',
    'ja-Hira': 'もっと おおきな プランから つかえます。',
  },
  plan_limit: {
    params: { limit: 'number|null', used: 'number', needed: 'number', 'room?': 'number' },
    ja: 'このアカウントの利用上限に達しました。あと{room}人までですが、{needed}人分が必要です。有料プランにアップグレードするか、時間をおいてお試しください。',
    en: 'You have reached the access limit for this account. You can add {room|more person|more people}; this needs {needed}. Please upgrade to a paid plan or try again later.',
    'ja-Hira':
      'この アカウントで つかえる かずに なりました。あと {room}にんまでですが、{needed}にんぶん いります。プランを かえるか、あとで ためして ください。',
  },
  'group.passcode': {
    ja: '合言葉が違います。',
    en: 'Wrong passcode.',
    'ja-Hira': 'あいことばが ちがいます。',
  },
  'group.slug_taken': {
    ja: 'このグループURLはすでに使われています。',
    en: 'This group URL is already taken.',
    'ja-Hira': 'この グループの URLは もう つかわれて います。',
  },
  'group.sign_up_disabled': {
    ja: 'このグループは現在新しいメンバーを受け付けていません。',
    en: 'This group isn’t accepting new members.',
    'ja-Hira': 'この グループには いま はいれません。',
  },
  'group.heir': {
    ja: '譲れるのは、あなたのグループにいる人か、あなたが担当しているアカウントです。',
    en: 'You can only transfer a group to someone in your groups, or to an account you manage.',
    'ja-Hira': 'ゆずれるのは、あなたの グループに いる ひとか、あなたが たんとうして いる アカウントです。',
  },
  'group.confirmation': {
    ja: 'グループURLが一致しません。',
    en: 'The group URL doesn’t match.',
    'ja-Hira': 'グループの URL が ちがいます。',
  },
  'membership.exists': {
    ja: 'すでにこのグループのメンバーです。',
    en: 'Already a member of this group.',
    'ja-Hira': 'もう この グループの メンバーです。',
  },
  'membership.active_bookings': {
    params: { 'live?': 'number' },
    ja: 'このメンバーには有効な予約があります。',
    en: 'This member still has open bookings. Return or cancel them first.',
    'ja-Hira': 'この メンバーには まだ よやくが あります。',
  },
  'membership.last_owner': {
    ja: 'グループには管理者が必要です。',
    en: 'A group needs at least one group owner. Make another member a group owner first.',
    'ja-Hira': 'グループには かんりする ひとが いります。',
  },
  'membership.group_owner': {
    ja: 'グループ管理者です。先に一般のメンバーに戻してください。',
    en: 'This person is a group owner. Change them to a member first.',
    'ja-Hira': 'グループを かんりする ひとです。さきに ふつうの メンバーに もどして ください。',
  },
  'membership.fee_unpaid': {
    ja: '月会費が支払われていないため停止中です。支払いが済むか、現金や振込を記録すると、再開できます。',
    en: 'Paused because the monthly fee isn’t paid. Record a payment in cash or by bank transfer, or wait until the member pays.',
    'ja-Hira':
      'つきの かいひが まだなので とまって います。はらって もらうか、げんきんや ふりこみを きろくすると、また つかえます。',
  },
  'subscription.until': {
    ja: '終わりの日時が過ぎています。',
    en: 'The end date is in the past.',
    'ja-Hira': 'おわりの ひが もう すぎて います。',
  },
  'subscription.requested': {
    ja: 'プラン変更の希望はすでに受け付けています。返事をお待ちください。',
    en: 'You have already requested another plan. We’ll get back to you.',
    'ja-Hira': 'もう おねがいして あります。へんじを まって ください。',
  },
  'invite.expired': {
    params: {
      'used?': 'boolean',
      'at?': 'string',
      'group?': 'string',
      'slug?': 'string',
      'inviter?': 'string',
    },
    ja: 'この招待は使えなくなりました。もう一度招待してもらってください。',
    en: 'This invitation is no longer valid. Ask for a new one.',
    'ja-Hira': 'この おさそいは もう つかえません。もう いちど さそって もらって ください。',
  },
  'invite.other_address': {
    ja: 'この招待は別のメールアドレスに送られたものです。招待が届いたメールアドレスのアカウントでログインしてください。',
    en: 'This invitation was sent to another email address. Sign in with the account of that address.',
    'ja-Hira':
      'この おさそいは べつの メールアドレスに おくられました。その メールアドレスの アカウントで ログイン して ください。',
  },
  'invite.limit': {
    params: { limit: 'number', 'used?': 'number', by: 'string' },
    ja: '本日はこれ以上招待を送れません。明日もう一度お試しください。',
    en: 'No more invitations can be sent today. Try again tomorrow.',
    'ja-Hira': 'きょうは もう おさそいを おくれません。あした もう いちど ためして ください。',
  },
  'card.too_many': {
    params: { max: 'number' },
    ja: '一度に作成できる会員証は{max}枚までです。',
    en: 'You can create up to {max} cards at once.',
    'ja-Hira': 'カードは いちどに {max}まいまで つくれます。',
  },
  'card.not_an_integer': {
    ja: '整数で入力してください。',
    en: 'Enter a whole number.',
    'ja-Hira': 'すうじだけで かいて ください。',
  },
  'card.not_unique': {
    params: { line: 'number' },
    ja: '{line}行目と番号が重複しています。',
    en: 'Line {line} has the same number.',
    'ja-Hira': '{line}ぎょうめと おなじ ばんごうです。',
  },
  'card.number_taken': {
    params: { number: 'string' },
    ja: '番号{number}の会員証はすでにあります。',
    en: 'A card with the number {number} already exists.',
    'ja-Hira': '{number}ばんの カードは もう あります。',
  },
  'card.no_rows': {
    ja: 'ファイルに行がありません。',
    en: 'This file has no rows.',
    'ja-Hira': 'この ひょうには ぎょうが ありません。',
  },
  'card.columns': {
    params: { columns: 'string[]', unknown: 'string' },
    ja: '列はid、name、email、invite_email、localeで、最初の3つのうち1つ以上が必要です。使えない列：{unknown}',
    en: 'Use the columns id, name, email, invite_email and locale, with at least one of the first three. Unknown: {unknown}',
    'ja-Hira':
      'れつは id、name、email、invite_email、locale です。id、name、email の どれかが いります。つかえない れつ: {unknown}',
  },
  'card.file': {
    ja: 'ファイルを読み込めません。CSVまたはXLSXを選んでください。',
    en: 'This file can’t be read. Use CSV or XLSX.',
    'ja-Hira': 'この ひょうを よめませんでした。CSV か XLSX を えらんで ください。',
  },
  'sheet.quote': {
    params: { line: 'number' },
    ja: '{line}行目の引用符（"）が正しくありません。文字としての " は "" と書き、全体を " で囲んでください。',
    en: 'The quotes in line {line} are not valid. Write a quote as "" and put the whole cell in quotes.',
    'ja-Hira':
      '{line}ぎょうめの「"」が ただしく ありません。もじの " は "" と かいて、ぜんたいを " で かこんで ください。',
  },
  'sheet.no_heading': {
    params: { value: 'string' },
    ja: '見出しのない列に値があります：{value}。カンマを含む値は " で囲んでください。',
    en: 'A column without a heading has a value: {value}. Put a value with a comma in quotes.',
    'ja-Hira':
      'いちばん うえに なまえの ない れつに かいて あります: {value}。「,」の ある ことばは " で かこんで ください。',
  },
  'card.unknown': {
    ja: 'この会員証は使えません。',
    en: 'This card can’t be used any more.',
    'ja-Hira': 'この カードは つかえません。',
  },
  'manager.exists': {
    ja: 'この人はすでに担当者です。',
    en: 'This person is already a manager.',
    'ja-Hira': 'この ひとは もう たんとうです。',
  },
} as const satisfies Record<string, ErrorRow>;
