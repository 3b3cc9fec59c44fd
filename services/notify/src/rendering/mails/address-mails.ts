import { plain } from '../pages/plain-page';

/** The address of an account. */
export const ADDRESS_MAILS = {
  verify_email: plain({
    ja: {
      subject: 'メールアドレスの確認',
      lead: 'このメールアドレスがアカウントに登録されました。下のリンクを開いて確認してください。',
      action: '確認する',
      note: '身に覚えがなければ、このメールは捨ててください。',
    },
    en: {
      subject: 'Confirm your e-mail address',
      lead: 'This e-mail address was entered for an account. Open this link to confirm that it is yours.',
      action: 'Confirm',
      note: "If it wasn't you, you can delete this message.",
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
      subject: 'Confirm your new e-mail address',
      lead: 'This address is to be the e-mail address of an account. Open this link to confirm it; until then the old address holds.',
      action: 'Confirm',
      note: "If it wasn't you, you can delete this message: nothing changes.",
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
      subject: 'Another e-mail address was asked for',
      lead: 'Another e-mail address was entered for your account. This one holds until the new one is confirmed.',
      action: 'See what happened',
      note: "If it wasn't you, change your password at once and log out all other devices.",
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
      subject: 'Your e-mail address was changed',
      lead: 'The new e-mail address of your account was confirmed. From now on, mail goes there, and you sign in with it.',
      action: 'See what happened',
      note: 'If it was not you, please tell support at once.',
    },
    'ja-Hira': {
      subject: 'メールの あてさきが かわりました',
      lead: 'アカウントの あたらしい メールアドレスを たしかめました。これからは メールも ログインも あたらしい ほうです。',
      action: 'きろくを みる',
      note: 'しらない ことなら、すぐに おとなに しらせて ください。',
    },
  }),
};
