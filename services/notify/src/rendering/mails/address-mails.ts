import { plain } from '../pages/plain-page';

/** The address of an account, and whether mails arrive at all. */
export const ADDRESS_MAILS = {
  mail_test: plain({
    ja: {
      subject: 'テストのメール',
      lead: 'このメールが届いたので、メールサーバーの設定は使えます。',
      action: '開く',
      note: '返信は要りません。',
    },
    en: {
      subject: 'Test email',
      lead: 'You received this email, so the mail server works.',
      action: 'Open',
      note: 'No reply is needed.',
    },
    'ja-Hira': {
      subject: 'ためしの メール',
      lead: 'この メールが とどいたので、メールは つかえます。',
      action: 'ひらく',
      note: 'へんじは いりません。',
    },
  }),
  verify_email: plain({
    ja: {
      subject: 'メールアドレスの確認',
      lead: 'このメールアドレスがアカウントに登録されました。下のリンクを開いて確認してください。',
      action: '確認する',
      note: '身に覚えがなければ、このメールは捨ててください。',
    },
    en: {
      subject: 'Confirm your email address',
      lead: 'This email address was entered for a Kashikari account. Open this link to confirm that it is yours.',
      action: 'Confirm',
      note: 'If it wasn’t you, you can delete this email.',
    },
    'ja-Hira': {
      subject: 'メールアドレスを たしかめます',
      lead: 'この メールアドレスで とうろくが ありました。したの リンクを ひらいて たしかめて ください。',
      action: 'たしかめる',
      note: 'しらない ときは、この メールを すてて ください。',
    },
  }),
  confirm_email: plain({
    ja: {
      subject: '新しいメールアドレスの確認',
      lead: 'このアドレスがアカウントの新しいメールアドレスとして入力されました。下のリンクを開いて確認してください。確認が済むまでは、これまでのアドレスがそのまま使われます。',
      action: '確認する',
      note: '身に覚えがなければ、このメールは捨ててください。何も変わりません。',
    },
    en: {
      subject: 'Confirm your new email address',
      lead: 'This address was entered as the new email address of an account. Open this link to confirm it. Until then, the old address is used.',
      action: 'Confirm',
      note: 'If it wasn’t you, you can delete this email. Nothing changes.',
    },
    'ja-Hira': {
      subject: 'あたらしい メールアドレスを たしかめます',
      lead: 'この メールアドレスが アカウントの あたらしい あてさきに なります。したの リンクを ひらいて たしかめて ください。それまでは まえの あてさきの ままです。',
      action: 'たしかめる',
      note: 'しらない ときは、この メールを すてて ください。なにも かわりません。',
    },
  }),
  email_change_requested: plain({
    ja: {
      subject: 'メールアドレスの変更が申し込まれました',
      lead: 'アカウントに別のメールアドレスが入力されました。新しいアドレスが確認されるまでは、このアドレスがそのまま使われます。',
      action: '記録を見る',
      note: '身に覚えがなければ、すぐにパスワードを変更し、ほかの端末をログアウトしてください。',
    },
    en: {
      subject: 'A change of your email address was requested',
      lead: 'Someone entered another email address for your account. This one stays in use until the new one is confirmed.',
      action: 'See what happened',
      note: 'If it wasn’t you, change your password right away and sign out all other devices.',
    },
    'ja-Hira': {
      subject: 'メールの あてさきを かえる もうしこみが ありました',
      lead: 'アカウントに べつの メールアドレスが かかれました。それが たしかめられるまでは、この あてさきの ままです。',
      action: 'きろくを みる',
      note: 'しらない ことなら、すぐに パスワードを かえて、おとなに しらせて ください。',
    },
  }),
  email_changed: plain({
    ja: {
      subject: 'メールアドレスが変更されました',
      lead: 'アカウントの新しいメールアドレスが確認されました。これからのメールとログインには、新しいアドレスが使われます。',
      action: '記録を見る',
      note: 'お心当たりがない場合は、すぐにサポートへご連絡ください。',
    },
    en: {
      subject: 'Your email address was changed',
      lead: 'The new email address of your account was confirmed. From now on, emails go there, and you sign in with it.',
      action: 'See what happened',
      note: 'If it wasn’t you, contact support right away.',
    },
    'ja-Hira': {
      subject: 'メールの あてさきが かわりました',
      lead: 'アカウントの あたらしい メールアドレスを たしかめました。これからは メールも ログインも あたらしい ほうです。',
      action: 'きろくを みる',
      note: 'しらない ことなら、すぐに おとなに しらせて ください。',
    },
  }),
};
