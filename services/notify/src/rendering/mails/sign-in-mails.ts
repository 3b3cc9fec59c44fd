import { plain } from '../pages/plain-page';

/** Ways into an account, and who came in. */
export const SIGN_IN_MAILS = {
  sign_in_link: plain({
    ja: {
      subject: 'ログインのリンク',
      lead: '下のリンクを開くとログインできます。{{minutes}}分の間に、1回だけ使えます。',
      action: 'ログインする',
      note: '身に覚えがなければ、このメールは捨ててください。',
    },
    en: {
      subject: 'Your sign-in link',
      lead: 'Open this link to sign in. It works once, within {{minutes}} minutes.',
      action: 'Sign in',
      note: 'If you didn’t request this, you can delete this email.',
    },
    'ja-Hira': {
      subject: 'ログインの リンク',
      lead: 'したの リンクを ひらくと ログインできます。{{minutes}}ふんの あいだに、1かいだけ つかえます。',
      action: 'ログインする',
      note: 'しらない ときは、この メールを すてて ください。',
    },
  }),
  new_device: plain({
    ja: {
      subject: '新しい端末からログインがありました',
      lead: 'これまで使われていなかった端末（{{device}}）から、アカウントにログインがありました。',
      action: '端末の一覧を見る',
      note: '身に覚えがなければ、その端末をログアウトして、パスワードを変更してください。',
    },
    en: {
      subject: 'New sign-in to your account',
      lead: 'Someone signed in to your account from a new device ({{device}}).',
      action: 'See your devices',
      note: 'If it wasn’t you, sign that device out and change your password.',
    },
    'ja-Hira': {
      subject: 'はじめての ところから ログインが ありました',
      lead: 'まえに つかって いない ところ（{{device}}）から、アカウントに ログインが ありました。',
      action: 'ログインして いる ところを みる',
      note: 'しらない ときは、そこを ログアウトして、パスワードを かえて ください。',
    },
  }),
  session_reused: plain({
    ja: {
      subject: '安全のため、端末を1台ログアウトしました',
      lead: 'お使いの端末のログイン情報が、もう一度使われました。写し取られたおそれがあるため、その端末をログアウトしました。',
      action: '端末の一覧を見る',
      note: '見覚えのない端末があれば、ログアウトして、パスワードを変更してください。',
    },
    en: {
      subject: 'A device was signed out for your security',
      lead: 'An old sign-in of one of your devices was used a second time. Someone may have copied it, so the device was signed out.',
      action: 'See your devices',
      note: 'If you see a device you don’t recognize, sign it out and change your password.',
    },
    'ja-Hira': {
      subject: 'あんしんの ために、ひとつ ログアウトしました',
      lead: 'まえの ログインが もう いちど つかわれました。だれかが まねを したかも しれないので、ログアウトしました。',
      action: 'ログインして いる ところを みる',
      note: 'しらない ものが あれば、ログアウトして、パスワードを かえて ください。',
    },
  }),
  sign_in_method_added: plain({
    ja: {
      subject: '新しいログイン方法が追加されました',
      lead: '「{{method}}」でログインできるようになりました。',
      action: 'ログイン方法を見る',
      note: '身に覚えがなければ、すぐにこの方法を外し、パスワードを変えてください。',
    },
    en: {
      subject: 'A sign-in method was added',
      lead: 'You can now sign in with “{{method}}”.',
      action: 'See sign-in methods',
      note: 'If this wasn’t you, remove it right away and change your password.',
    },
    'ja-Hira': {
      subject: 'あたらしい ログインの しかたが ふえました',
      lead: '「{{method}}」で ログインできるように なりました。',
      action: 'ログインの しかたを みる',
      note: 'しらない ときは、すぐに それを はずして、パスワードを かえて ください。',
    },
  }),
  earlier_access_ended: plain({
    ja: {
      subject: 'メールアドレスが確認されました',
      lead: 'リンクからログインしたことで、このアドレスがご本人のものと確認されました。それまで確認されていなかったため、以前のパスワード・パスキー・連携・ログイン中の端末は、すべて無効にしました。',
      action: '新しいパスワードを決める',
      note: 'ほかの人がこのアドレスを登録していたおそれに備えたものです。ご自身で決めたパスワードであれば、同じものをもう一度設定できます。',
    },
    en: {
      subject: 'Your email address was confirmed',
      lead: 'You signed in with a link, which confirms that this address is yours. It was not confirmed before, so the earlier password, passkeys, connected accounts and devices no longer work.',
      action: 'Choose a new password',
      note: 'Someone else may have entered your address. If you chose the password yourself, you can set it again.',
    },
    'ja-Hira': {
      subject: 'メールアドレスを たしかめました',
      lead: 'リンクから ログインしたので、この メールアドレスが あなたの ものだと わかりました。まえの パスワードや、ログインの かぎ、つないだ アカウント、ログインして いた ところは、ぜんぶ つかえなく しました。',
      action: 'あたらしい パスワードを きめる',
      note: 'ほかの ひとが この メールアドレスを つかって いたかも しれないからです。じぶんで きめた パスワードなら、おなじ ものを もう いちど きめられます。',
    },
  }),
};
