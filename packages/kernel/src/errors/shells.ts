import type { ErrorRow } from './row';

/** Refusals about the shells of organisations. */
export const SHELLS = {
  'auth.way_off': {
    params: { ways: 'string[]' },
    ja: 'ここではこの方法を使えません。ログイン画面にある方法を使ってください。',
    en: 'This sign-in method isn’t available here. Use one that the sign-in page offers.',
    'ja-Hira': 'ここでは この やりかたは つかえません。はいる がめんに ある やりかたを つかって ください。',
  },
  'auth.use_provider': {
    params: { providers: 'string[]' },
    ja: '{providers}でログインしてください。このメールアドレスでは、ほかの方法を使えません。',
    en: 'Sign in with {providers}. Other sign-in methods don’t work for this email address.',
    'ja-Hira': '{providers}で はいって ください。この メールでは、ほかの やりかたは つかえません。',
  },
  'auth.invited_only': {
    ja: 'ここでアカウントを作れるのは、招待された方だけです。招待が届いたメールアドレスを入力してください。',
    en: 'Only invited people can create an account here. Enter the email address that received the invitation.',
    'ja-Hira':
      'ここで アカウントを つくれるのは、しょうたいされた ひとだけです。しょうたいが とどいた メールを かいて ください。',
  },
  'host.unknown': {
    ja: 'このアドレスには何もありません。招待やお知らせに書かれたアドレスから開いてください。',
    en: 'There is nothing at this address. Open the address in your invitation or email.',
    'ja-Hira': 'ここには なにも ありません。おしらせに かかれた URLから ひらいて ください。',
  },
  'shell.contrast': {
    params: { modes: 'string[]', contrast: 'number', needed: 'number', nearest: 'string' },
    ja: 'この色では文字が読みにくくなります（コントラスト比{contrast}、{needed}以上が必要です）。いちばん近い読める色は{nearest}です。',
    en: 'Text is hard to read in this color: its contrast is {contrast}, but at least {needed} is needed. The nearest readable color is {nearest}.',
    'ja-Hira':
      'この いろでは じが よみにくく なります（ちがい {contrast}、{needed} いじょうが ひつようです）。いちばん ちかい よめる いろは {nearest}です。',
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;
