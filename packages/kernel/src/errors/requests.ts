import type { ErrorRow } from './row';

/** Refusals of any request: for its shape, its sender or its frequency. */
export const REQUESTS = {
  validation: {
    params: {
      'least?': 'number',
      'most?': 'number',
      'max?': 'number',
      'unique?': 'boolean',
      'one_of?': 'string[]',
    },
    ja: '入力内容を確認してください。',
    en: 'Please check the entered information.',
    'ja-Hira': 'いれた ないようを たしかめて ください。',
  },
  'validation.required': {
    ja: '必須です。',
    en: 'Required.',
    'ja-Hira': 'かならず いれて ください。',
  },
  'validation.type': {
    params: { 'expected?': 'string' },
    ja: '値の種類が正しくありません。',
    en: 'This value has the wrong type.',
    'ja-Hira': 'いれた ものの しゅるいが ちがいます。',
  },
  'validation.too_long': {
    params: { max: 'number' },
    ja: '{max}文字以内で入力してください。',
    en: 'Enter up to {max|character|characters}.',
    'ja-Hira': '{max}もじ までに して ください。',
  },
  'validation.too_short': {
    params: { min: 'number' },
    ja: '{min}文字以上で入力してください。',
    en: 'Enter at least {min|character|characters}.',
    'ja-Hira': '{min}もじ いじょうに して ください。',
  },
  'validation.too_large': {
    params: { max: 'number' },
    ja: '{max}以下にしてください。',
    en: 'Enter {max} or less.',
    'ja-Hira': '{max} までに して ください。',
  },
  'validation.too_small': {
    params: { min: 'number' },
    ja: '{min}以上にしてください。',
    en: 'Enter {min} or more.',
    'ja-Hira': '{min} いじょうに して ください。',
  },
  'validation.too_many': {
    params: { max: 'number' },
    ja: '{max}件以内にしてください。',
    en: 'Up to {max|entry|entries}.',
    'ja-Hira': '{max}こ までに して ください。',
  },
  'validation.too_few': {
    params: { min: 'number' },
    ja: '{min}件以上必要です。',
    en: 'At least {min|entry|entries}.',
    'ja-Hira': '{min}こ いじょう いれて ください。',
  },
  'validation.format': {
    ja: '形式が正しくありません。',
    en: 'This value has the wrong format.',
    'ja-Hira': 'かきかたが ただしく ありません。',
  },
  'validation.email': {
    ja: 'hanako@example.jpのようなメールアドレスを入力してください。',
    en: 'Enter an email address, such as hanako@example.jp.',
    'ja-Hira': 'hanako@example.jp の ような メールアドレスを かいて ください。',
  },
  'validation.ascii': {
    ja: '半角の英数字と記号だけを使えます。',
    en: 'Use only letters, digits and symbols of the basic keyboard.',
    'ja-Hira': 'えいごの もじと すうじと きごうだけ つかえます。',
  },
  'validation.half_width': {
    ja: '数字は半角で入力してください。',
    en: 'Use half-width digits (0–9).',
    'ja-Hira': 'すうじは 0から 9の ちいさい すうじで いれて ください。',
  },
  'validation.account_name': {
    ja: '半角の英字・数字・_だけを使えます。',
    en: 'Use only letters (a–z), digits and _.',
    'ja-Hira': 'えいごの もじと すうじと _ だけ つかえます。',
  },
  'validation.slug': {
    ja: '半角の英小文字・数字・-・_・~だけを使えます。',
    en: 'Use only lowercase letters (a–z), digits, -, _ and ~.',
    'ja-Hira': 'えいごの ちいさい もじと すうじと - _ ~ だけ つかえます。',
  },
  'validation.characters': {
    ja: '保存できない文字が含まれています。',
    en: 'This contains characters that can’t be saved.',
    'ja-Hira': 'つかえない もじが はいって います。',
  },
  'validation.link': {
    ja: '名前にURLは使えません。',
    en: 'A name can’t contain a URL.',
    'ja-Hira': 'なまえに リンクは つかえません。',
  },
  'validation.choice': {
    params: { 'allowed?': 'string[]', 'choices?': 'string[]' },
    ja: '次の中から選んでください: {allowed}',
    en: 'Choose one of: {allowed}.',
    'ja-Hira': 'つぎの なかから えらんで ください: {allowed}',
  },
  'validation.date': {
    ja: '存在しない日付です。2026-12-01のように入力してください。',
    en: 'This date doesn’t exist. Use the format 2026-12-01.',
    'ja-Hira': 'この ひは ありません。2026-12-01 の ように かいて ください。',
  },
  'validation.instant': {
    ja: '日時は2026-12-01T09:00:00+09:00のように入力してください。',
    en: 'Use the format 2026-12-01T09:00:00+09:00.',
    'ja-Hira': 'ひと じかんは 2026-12-01T09:00:00+09:00 の ように かいて ください。',
  },
  'validation.time_zone': {
    ja: 'タイムゾーンが不明です。Asia/Tokyoのように入力してください。',
    en: 'Unknown time zone. Use a name such as Asia/Tokyo.',
    'ja-Hira': 'じかんの ちいきが わかりません。Asia/Tokyo の ように かいて ください。',
  },
  'validation.json': {
    ja: '本文が正しいJSONではありません。',
    en: 'The body is not valid JSON.',
    'ja-Hira': 'おくられた ものが JSON では ありません。',
  },
  'validation.nesting': {
    params: { max: 'number' },
    ja: '本文の入れ子が深すぎます({max}段まで)。',
    en: 'The body is nested too deeply. Up to {max|level|levels} are allowed.',
    'ja-Hira': 'なかみの かさなりが ふかすぎます({max}だん まで)。',
  },
  'validation.key': {
    ja: 'この名前の項目はありません。',
    en: 'There is no field with this name.',
    'ja-Hira': 'この なまえの こうもくは ありません。',
  },
  'validation.one_of': {
    params: { fields: 'string[]' },
    ja: '次のうち1つだけを指定してください: {fields}',
    en: 'Specify exactly one of: {fields}.',
    'ja-Hira': 'つぎの うち 1つだけ いれて ください: {fields}',
  },
  idempotency_key_reused: {
    ja: 'このIdempotency-Keyは別のリクエストで使用済みです。',
    en: 'This Idempotency-Key was used for another request.',
    'ja-Hira': 'この Idempotency-Key は べつの ことに つかわれて います。',
  },
  idempotency_in_progress: {
    ja: '同じリクエストを処理中です。',
    en: 'The same request is still being processed.',
    'ja-Hira': 'おなじ ことを いま して います。すこし まって ください。',
  },
  unauthenticated: {
    ja: 'ログインが必要です。',
    en: 'You need to sign in.',
    'ja-Hira': 'ログインして ください。',
  },
  token_expired: {
    ja: 'ログインの有効期限が切れました。もう一度ログインしてください。',
    en: 'Your session has expired. Sign in again.',
    'ja-Hira': 'ログインの じかんが きれました。もういちど ログインして ください。',
  },
  session_ended: {
    ja: 'ログアウトされました。もう一度ログインしてください。',
    en: 'You have been signed out. Sign in again.',
    'ja-Hira': 'ログインが おわりました。もう いちど ログインして ください。',
  },
  forbidden: {
    params: { 'owner_id?': 'string' },
    ja: 'アクセス権限がありません。',
    en: 'You do not have access permission.',
    'ja-Hira': 'これを する けんりが ありません。',
  },
  not_found: {
    params: { 'entity?': 'string', 'id?': 'string', 'good?': 'string' },
    ja: 'データが見つかりません。',
    en: 'Data not found.',
    'ja-Hira': 'みつかりませんでした。',
  },
  method_not_allowed: {
    ja: 'この操作はここでは利用できません。',
    en: 'This method isn’t available here.',
    'ja-Hira': 'ここでは できません。',
  },
  unsupported_media_type: {
    ja: 'JSON(application/json)で送信してください。',
    en: 'Send JSON (application/json).',
    'ja-Hira': 'JSON(application/json)で おくって ください。',
  },
  conflict: {
    ja: 'ほかの人が先に変更しました。再読み込みしてやり直してください。',
    en: 'Someone else changed this first. Reload and try again.',
    'ja-Hira': 'ほかの ひとが さきに かえました。よみこみ なおして ください。',
  },
  stale: {
    params: { 'seen?': 'number', 'current?': 'number', 'version?': 'number' },
    ja: 'その間に変更されました。再読み込みしてやり直してください。',
    en: 'This has changed in the meantime. Reload and try again.',
    'ja-Hira': 'その あいだに かわりました。よみこみ なおして ください。',
  },
  payload_too_large: {
    ja: '送信サイズが大きすぎます。',
    en: 'The request is too large.',
    'ja-Hira': 'おおきすぎて おくれません。',
  },
  rate_limited: {
    params: { by: 'string', 'limit?': 'number', retry_after: 'number' },
    ja: '回数が多すぎます。{wait}ほどたってから、もう一度お試しください。',
    en: 'Too many attempts. Try again in {wait}.',
    'ja-Hira': 'なんども しすぎました。{wait} まってから もういちど ためして ください。',
    of: {
      account: {
        ja: 'このアカウントでの操作が多すぎます。{wait}ほどたってから、もう一度お試しください。',
        en: 'Too many attempts with this account. Try again in {wait}.',
        'ja-Hira':
          'この アカウントで なんども しすぎました。{wait} まってから もういちど ためして ください。',
      },
      address: {
        ja: 'お使いのネットワークからの操作が多すぎます。{wait}ほどたってから、もう一度お試しください。',
        en: 'Too many attempts from your network. Try again in {wait}.',
        'ja-Hira':
          'おなじ ばしょから なんども しすぎました。{wait} まってから もういちど ためして ください。',
      },
      card: {
        ja: 'このカードでの操作が多すぎます。{wait}ほどたってから、もう一度お試しください。',
        en: 'Too many attempts with this card. Try again in {wait}.',
        'ja-Hira': 'この カードで なんども しすぎました。{wait} まってから もういちど ためして ください。',
      },
      invite: {
        ja: 'この招待での操作が多すぎます。{wait}ほどたってから、もう一度お試しください。',
        en: 'Too many attempts with this invitation. Try again in {wait}.',
        'ja-Hira': 'この さそいで なんども しすぎました。{wait} まってから もういちど ためして ください。',
      },
      link: {
        ja: 'このリンクの利用や送信が多すぎます。{wait}ほどたってから、もう一度お試しください。',
        en: 'This link was used or requested too often. Try again in {wait}.',
        'ja-Hira':
          'この リンクを なんども つかいすぎました。{wait} まってから もういちど ためして ください。',
      },
    },
  },
  quota: {
    params: { what: 'string', limit: 'number' },
    ja: 'このアカウントの利用上限に達しました。有料プランにアップグレードするか、時間をおいてお試しください。',
    en: 'You have reached the access limit for this account. Please upgrade to a paid plan or try again later.',
    'ja-Hira': 'この アカウントで つかえる かずに なりました。プランを かえるか、あとで ためして ください。',
    of: {
      goods: {
        ja: 'このアカウントの利用上限に達しました。備品は{limit}点までです。有料プランにアップグレードするか、時間をおいてお試しください。',
        en: 'You have reached the access limit for this account: {limit|item|items}. Please upgrade to a paid plan or try again later.',
        'ja-Hira':
          'この アカウントで つかえる かずに なりました。ものは {limit}こ までです。プランを かえるか、あとで ためして ください。',
      },
      groups: {
        ja: 'このアカウントの利用上限に達しました。グループは{limit}個までです。有料プランにアップグレードするか、時間をおいてお試しください。',
        en: 'You have reached the access limit for this account: {limit|group|groups}. Please upgrade to a paid plan or try again later.',
        'ja-Hira':
          'この アカウントで つかえる かずに なりました。グループは {limit}こ までです。プランを かえるか、あとで ためして ください。',
      },
      pictures: {
        ja: 'このアカウントの利用上限に達しました。画像は{limit}枚までです。有料プランにアップグレードするか、時間をおいてお試しください。',
        en: 'You have reached the access limit for this account: {limit|picture|pictures}. Please upgrade to a paid plan or try again later.',
        'ja-Hira':
          'この アカウントで つかえる かずに なりました。しゃしんは {limit}まい までです。プランを かえるか、あとで ためして ください。',
      },
      bytes: {
        ja: 'このアカウントの利用上限に達しました。画像の保存容量がいっぱいです。有料プランにアップグレードするか、時間をおいてお試しください。',
        en: 'You have reached the access limit for this account: its picture storage is full. Please upgrade to a paid plan or try again later.',
        'ja-Hira':
          'この アカウントで つかえる かずに なりました。しゃしんは もう ふやせません。プランを かえるか、あとで ためして ください。',
      },
    },
  },
  no_edit_rights: {
    ja: '編集権限なしでログインしています。QRコードを使わずにログインし直してください。',
    en: 'Signed in without editing permission. Please sign in again without using a QR code.',
    'ja-Hira': 'みるだけの ログインです。QR を つかわずに ログインして ください。',
  },
  internal: {
    params: { 'service?': 'string', 'trace_id?': 'string' },
    ja: 'サーバーエラーが発生しました。',
    en: 'A server error has occurred.',
    'ja-Hira': 'サーバーで エラーが おきました。',
  },
  unavailable: {
    params: { 'service?': 'string', 'retry_after?': 'number' },
    ja: '現在サービスを利用できません。しばらくしてからお試しください。',
    en: 'The service is temporarily unavailable. Please try again later.',
    'ja-Hira': 'いまは つかえません。すこし まってから ためして ください。',
  },
  busy: {
    ja: 'ただいま混み合っています。少し待ってからお試しください。',
    en: 'The service is busy. Try again in a moment.',
    'ja-Hira': 'いま とても こんで います。すこし まってから ためして ください。',
  },
} as const satisfies Record<string, ErrorRow>;
