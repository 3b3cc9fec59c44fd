import { message } from '../pages/message-page';
import { announcement } from '../pages/plain-page';

/** Mails with messages about a booking, and with posts of a group. */
export const MESSAGE_MAILS = {
  message: message({
    ja: {
      subject: '{{other}}からメッセージ：{{title}}',
      lead: '「{{title}}」の予約について、{{other}}が書きました。',
      action: '読んで返事を書く',
      note: 'ここに出ているのは、まだ読まれていないものです。返事は上のリンクから書いてください。',
    },
    en: {
      subject: '{{other}} wrote about {{title}}',
      lead: '{{other}} wrote about the booking of “{{title}}”.',
      action: 'Read and reply',
      note: 'This shows your unread messages. To reply, use the link above.',
    },
    'ja-Hira': {
      subject: '{{other}}から おてがみ：{{title}}',
      lead: '「{{title}}」の よやくの ことで、{{other}}が かきました。',
      action: 'よんで へんじを かく',
      note: 'まだ よんで いない ものだけが でて います。へんじは うえの リンクから かいて ください。',
    },
  }),
  new_post: announcement({
    ja: {
      subject: '「{{group}}」の新しいお知らせ',
      lead: '「{{group}}」に新しいお知らせがあります。',
      action: 'お知らせを読む',
      note: 'このメールが不要なときは、設定で止められます。',
    },
    en: {
      subject: 'New announcement in “{{group}}”',
      lead: 'There is a new announcement in “{{group}}”.',
      action: 'Read the announcement',
      note: 'You can turn off these emails in your settings.',
    },
    'ja-Hira': {
      subject: '「{{group}}」の あたらしい おしらせ',
      lead: '「{{group}}」に あたらしい おしらせが あります。',
      action: 'おしらせを よむ',
      note: 'この メールが いらない ときは、せっていで とめられます。',
    },
  }),
};
