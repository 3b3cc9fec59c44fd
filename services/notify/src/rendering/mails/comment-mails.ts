import { comment } from '../pages/comment-page';

/** Mails about comments on goods and reviews of them. */
export const COMMENT_MAILS = {
  new_comment: comment({
    ja: {
      subject: '「{{title}}」に新しいコメントがあります',
      lead: '備品「{{title}}」に、新しいコメントかレビューが書き込まれました。',
      action: 'コメントを読む',
      note: 'このメールは、あなたの備品か、あなたがコメントした備品について届きます。',
    },
    en: {
      subject: 'New comment on {{title}}',
      lead: 'There is a new comment on, or review of, the item “{{title}}”.',
      action: 'Read the comments',
      note: 'You get this email because you lend this item, or have commented on it.',
    },
    'ja-Hira': {
      subject: '「{{title}}」に あたらしい ことばが あります',
      lead: '「{{title}}」に、だれかが あたらしく かきこみました。',
      action: 'よみに いく',
      note: 'この メールは、あなたの ものか、あなたが かきこんだ ものに ついて とどきます。',
    },
  }),
};
