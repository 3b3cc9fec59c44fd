/** A manually typed sentence, in the order en, ja, ja-Hira. */
export type Sentences = readonly [en: string, ja: string, kana: string];

/** Refusals and successes that one screen says (product specification, section 8); its own test provokes them. */
export const SAID_BY_SCREENS: readonly (readonly [namespace: string, key: string, says: Sentences])[] = [
  [
    'frontends/shell',
    'idle.out',
    [
      'You were signed out because this device wasn’t in use.',
      'しばらく操作がなかったため、ログアウトしました。',
      'だれも さわらなかったので、ログアウトしました。',
    ],
  ],
  [
    'frontends/shell',
    'signIn.expired',
    [
      'Your session has expired. Sign in to continue where you were.',
      'ログインの期限が切れました。ログインすると、さっきの画面にもどります。',
      'じかんが すぎました。ログインすると、さっきの がめんに もどります。',
    ],
  ],
  [
    'frontends/shell',
    'accounts.over',
    [
      'That account is no longer signed in here. Sign in again.',
      'そのアカウントのログインは切れています。もう一度ログインしてください。',
      'その アカウントは もう ログインして いません。もう いちど ログインして ください。',
    ],
  ],
  [
    'frontends/shell',
    'signIn.wrong',
    [
      'Wrong email address or password.',
      'メールアドレスかパスワードがちがいます。',
      'メールか パスワードが ちがいます。',
    ],
  ],
  ['frontends/shell', 'signIn.done', ['Signed in.', 'ログインしました。', 'ログインしました。']],
  ['frontends/shell', 'settings.saved', ['Saved.', '保存しました。', 'のこしました。']],
  [
    'frontends/shell',
    'push.denied',
    [
      'Permission is needed. Allow notifications for this site in your browser’s settings, then turn this on again.',
      '通知の許可が必要です。ブラウザーの設定でこのサイトの通知を許可してから、もう一度オンにしてください。',
      'おしらせが とめられて います。この きかいの きまりで おしらせを ゆるして から、もう いちど おして ください。',
    ],
  ],
  [
    'packages/web-kit',
    'flash.loginRequired',
    ['You need to sign in.', 'ログインが必要です。', 'ログインして ください。'],
  ],
  ['packages/web-kit', 'offline.now', ['You’re offline.', 'オフラインです。', 'いま つながって いません。']],
  [
    'packages/web-kit',
    'notFound.title',
    [
      'The {{entity}} with ID: {{id}} was not found',
      'ID: {{id}} の{{entity}}は見つかりませんでした',
      'ID: {{id}} の {{entity}}は みつかりませんでした',
    ],
  ],
  ['packages/web-kit', 'notFound.home', ['Go to Home', 'ホームにもどる', 'ホームに もどる']],
  [
    'packages/web-kit',
    'errors.image.upload',
    ['The picture couldn’t be uploaded.', '写真を送れませんでした。', 'しゃしんを おくれませんでした。'],
  ],
  [
    'packages/web-kit',
    'scanner.denied',
    [
      'The camera is blocked. Allow it in the browser’s settings, or type the number.',
      'カメラを使えません。ブラウザーの設定で許可してください。番号の入力はいつでもできます。',
      'カメラが つかえません。せっていで つかえるように して ください。ばんごうは いつでも いれられます。',
    ],
  ],
  ['frontends/bookings-mfe', 'returned.done', ['Returned.', '返却されました。', 'かえって きました。']],
  [
    'frontends/goods-mfe',
    'empty.onLoan',
    ['No on-loan items found', '貸出中の備品はありません', 'かしだしちゅうの ものは ありません'],
  ],
  [
    'frontends/goods-mfe',
    'import.isbn.none',
    [
      '“{{code}}” is not an ISBN. Read the upper barcode, which begins with 978.',
      '「{{code}}」はISBNではありません。978で始まる上のバーコードを読み取ってください。',
      '「{{code}}」は ISBNでは ありません。978で はじまる うえの バーコードを よみとって ください。',
    ],
  ],
];
