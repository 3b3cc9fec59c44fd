import type { ErrorRow } from './row';

export const PEOPLE = {
  'auth.failed': {
    ja: '認証に失敗しました。',
    en: 'Authentication failed.',
    'ja-Hira': 'ログインできませんでした。',
  },
  'auth.link_expired': {
    ja: 'このリンクは期限切れか、すでに使用されています。',
    en: 'This link has expired or was already used.',
    'ja-Hira': 'この リンクは もう つかえません。',
  },
  'auth.attempt_expired': {
    ja: 'このログインは時間切れか、別の場所で始めたものです。もう一度お試しください。',
    en: 'This sign-in took too long, or was started elsewhere. Try again.',
    'ja-Hira':
      'じかんが かかりすぎたか、べつの ところで はじめた ログインです。もう いちど ためして ください。',
  },
  'auth.account_exists': {
    params: { provider: 'string' },
    ja: 'このメールアドレスのアカウントがすでにあります。いつもの方法でログインし、設定で{provider}を連携してください。',
    en: 'An account with this email address already exists. Sign in as usual, then connect {provider} in your settings.',
    'ja-Hira':
      'この メールアドレスの アカウントは もう あります。いつもの しかたで ログインして、せっていで {provider}を つないで ください。',
  },
  'auth.email_unverified': {
    params: { provider: 'string' },
    ja: '{provider}のアカウントに確認済みのメールアドレスがありません。{provider}で確認するか、別の方法でログインしてください。',
    en: 'Your {provider} account has no confirmed email address. Confirm one at {provider}, or sign in another way.',
    'ja-Hira':
      '{provider}に、たしかめた メールアドレスが ありません。{provider}で たしかめるか、べつの しかたで ログインして ください。',
  },
  'auth.unconfirmed_address': {
    ja: '先にメールアドレスを確認してください。お送りするメールのリンクを開くと確認できます。',
    en: 'Confirm your email address first: open the link in the email we sent you.',
    'ja-Hira':
      'さきに メールアドレスを たしかめて ください。とどいた メールの リンクを ひらくと たしかめられます。',
  },
  'auth.fresh_needed': {
    ja: 'もう一度、ご本人であることを確認してください。パスワード、パスキー、メールのリンクのどれかでできます。',
    en: 'Confirm it’s you with your password, a passkey or an email link.',
    'ja-Hira': 'もう いちど、ほんにんだと たしかめて ください。パスワードか、メールの リンクで できます。',
  },
  'auth.linked_elsewhere': {
    params: { provider: 'string' },
    ja: 'この{provider}のアカウントは、別のアカウントと連携しています。',
    en: 'This {provider} account is connected to another account here.',
    'ja-Hira': 'この {provider}の アカウントは、べつの アカウントに つながって います。',
  },
  'auth.provider_unavailable': {
    params: { provider: 'string' },
    ja: '{provider}につながりません。しばらくしてからもう一度試すか、別の方法でログインしてください。',
    en: 'Couldn’t connect to {provider}. Try again later, or sign in another way.',
    'ja-Hira':
      '{provider}に つながりません。すこし まってから もう いちど ためすか、べつの しかたで ログインして ください。',
  },
  'passkey.refused': {
    ja: 'このパスキーは登録できませんでした。もう一度お試しください。',
    en: 'This passkey couldn’t be saved. Try again.',
    'ja-Hira': 'この かぎは とうろくできませんでした。もう いちど ためして ください。',
  },
  'passkey.exists': {
    ja: 'このパスキーはすでに登録されています。',
    en: 'This passkey is already saved.',
    'ja-Hira': 'この かぎは もう とうろくされて います。',
  },
  'passkey.too_many': {
    params: { max: 'number' },
    ja: 'パスキーは{max}個まで登録できます。使わないものを外してください。',
    en: 'You can have up to {max} passkeys. Remove one you no longer use.',
    'ja-Hira': 'かぎは {max}こまで とうろくできます。つかわない ものを はずして ください。',
  },
  'push.endpoint': {
    ja: 'このブラウザーの通知の宛先は使えません。',
    en: 'This browser’s address for notifications can’t be used.',
    'ja-Hira': 'ここへは おしらせを とどけられません。',
  },
  'push.keys': {
    ja: 'このブラウザーの通知の鍵は使えません。',
    en: 'This browser’s keys for notifications can’t be used.',
    'ja-Hira': 'ここへは おしらせを とどけられません。',
  },
  'notification_setting.none': {
    ja: 'メールか端末への通知の、少なくとも一つはオンにしてください。',
    en: 'Leave at least one on: email or notifications on a device.',
    'ja-Hira': 'メールか ここへの おしらせを、ひとつは のこして ください。',
  },
  'auth.too_many_accounts': {
    params: { max: 'number' },
    ja: 'このブラウザーで記憶できるアカウントは{max}件までです。先にどれかをログアウトしてください。',
    en: 'This browser remembers up to {max} accounts. Sign out of one first.',
    'ja-Hira': 'アカウントは {max}つまで おぼえられます。さきに どれかを やめて ください。',
  },
  'password.common': {
    ja: '推測されやすいパスワードです。いくつかの言葉をつなげた、別のパスワードにしてください。',
    en: 'This password is easy to guess. Choose another one, such as several words in a row.',
    'ja-Hira': 'この パスワードは かんたんに あてられます。いくつかの ことばを つなげて ください。',
  },
  'user.email_taken': {
    ja: 'このメールアドレスはすでに登録されています。',
    en: 'This email address is already registered.',
    'ja-Hira': 'この メールアドレスは もう つかわれて います。',
  },
  'user.account_name_taken': {
    ja: 'このアカウント名はすでに使われています。',
    en: 'This account name is already taken.',
    'ja-Hira': 'この アカウントの なまえは もう つかわれて います。',
  },
  'user.account_name_later': {
    ja: 'アカウント名は、アカウントを作ったあとに設定で決められます。',
    en: 'You can choose an account name in the settings after creating the account.',
    'ja-Hira': 'アカウントの なまえは、アカウントを つくった あとに せっていで きめられます。',
  },
  'user.account_name_first': {
    ja: 'アカウント名は、追加したアカウントに付けるものです。このアカウントは、メールアドレスでログインします。',
    en: 'Only added accounts have an account name. This account signs in by its email address.',
    'ja-Hira': 'この アカウントは、メールアドレスで はいります。アカウントの なまえは つけられません。',
  },
  'user.account_name_mismatch': {
    ja: 'アカウント名が一致しません。',
    en: 'This isn’t the account’s name.',
    'ja-Hira': 'アカウントの なまえと ちがいます。',
  },
  'user.too_many_accounts': {
    params: { max: 'number' },
    ja: '追加できるアカウントは{max}件までです。使わないものを先に削除してください。',
    en: 'You can add up to {max|account|accounts}. Delete one that you don’t use first.',
    'ja-Hira': 'アカウントは {max}つまで ふやせます。さきに つかわない ものを けして ください。',
  },
  'user.has_accounts': {
    params: { accounts: 'number' },
    ja: '先に、追加したアカウントを削除してください。',
    en: 'Delete the accounts that you added first.',
    'ja-Hira': 'さきに、ふやした アカウントを けして ください。',
  },
  'user.password_confirmation': {
    ja: '2つのパスワードが違っています。',
    en: 'The passwords don’t match.',
    'ja-Hira': 'ふたつが おなじでは ありません。',
  },
  'user.email_mismatch': {
    ja: 'アカウントのメールアドレスと一致しません。',
    en: 'This isn’t the account’s email address.',
    'ja-Hira': 'アカウントの メールアドレスと ちがいます。',
  },
  'user.unreturned_bookings': {
    params: { 'borrowed?': 'number', 'lent?': 'number' },
    ja: '先にすべての予約を返却してください。',
    en: 'All bookings must be returned first.',
    'ja-Hira': 'さきに かりた ものを ぜんぶ かえして ください。',
  },
  'validation.registration_number': {
    ja: 'Tと数字13桁の登録番号を入力してください。',
    en: 'Enter a registration number: T and 13 digits.',
    'ja-Hira': 'Tと すうじ 13けたの とうろくばんごうを かいて ください。',
  },
  'user.money_open': {
    params: { 'unpaid?': 'number', 'available?': 'number', 'disputed?': 'number', 'in_transit?': 'number' },
    ja: 'お金のやり取りが残っているため、アカウントを削除できません。支払いを済ませ、売上を受け取ってからお試しください。',
    en: 'Money is still open, so the account can’t be deleted. Pay what is due and withdraw your balance first.',
    'ja-Hira': 'おかねの やりとりが のこって います。はらったり うけとったり してから けして ください。',
  },
} as const satisfies Record<string, ErrorRow>;
