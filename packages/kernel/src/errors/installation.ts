import type { ErrorRow } from './row';

/** Refusals of the first set-up and of the installation's mail server. */
export const INSTALLATION = {
  'setup.done': {
    ja: 'このシステムの初期設定は済んでいます。ログインしてください。',
    en: 'This installation is already set up. Sign in instead.',
    'ja-Hira': 'はじめの せっていは もう おわって います。ログインして ください。',
  },
  'setup.token': {
    ja: '起動した画面に表示されたアドレス全体を開いてください。起動し直すたびに、新しいアドレスになります。',
    en: 'Open the complete address shown in the terminal where Kashikari was started. Each start shows a new one.',
    'ja-Hira':
      'はじめた ところに でた URLを、ぜんぶ ひらいて ください。はじめなおすと、あたらしく なります。',
  },
  'mail_server.unreachable': {
    params: { host: 'string', port: 'number' },
    ja: '{host}の{port}番ポートでメールサーバーが応答しません。サーバー名とポートを確かめてください。',
    en: 'No mail server responds at {host}, port {port}. Check the host name and the port.',
    'ja-Hira': '{host}の {port}ばんで へんじが ありません。なまえと ばんごうを たしかめて ください。',
  },
  'mail_server.tls': {
    params: { host: 'string' },
    ja: '{host}と暗号化した接続ができませんでした。暗号化の方法とポート、サーバーの証明書を確かめてください。',
    en: 'Couldn’t make an encrypted connection to {host}. Check the encryption, the port and the server’s certificate.',
    'ja-Hira': '{host}と あんぜんに つなげません。つなぎかたと ばんごうを たしかめて ください。',
  },
  'mail_server.login': {
    params: { answer: 'string' },
    ja: 'メールサーバーがこのユーザー名とパスワードを受け付けませんでした。サーバーの応答: {answer}',
    en: 'The mail server didn’t accept this login and password. Its response: {answer}',
    'ja-Hira': 'この なまえと パスワードでは つかえません。あいての へんじ: {answer}',
  },
  'mail_server.refused': {
    params: { answer: 'string' },
    ja: 'メールサーバーがテストのメールを受け付けませんでした。サーバーの応答: {answer}',
    en: 'The mail server didn’t accept the test email. Its response: {answer}',
    'ja-Hira': 'ためしの メールを おくれません。あいての へんじ: {answer}',
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;
