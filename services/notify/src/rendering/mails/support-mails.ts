import { feedback, inquiry, receipt } from '../pages/support-page';

/** Inquiries and feedback, to the operator and to the person who wrote. */
export const SUPPORT_MAILS = {
  inquiry: inquiry({
    ja: {
      subject: 'お問い合わせ {{number}}：{{category}}',
      lead: 'お問い合わせが届きました。',
      note: 'このメールに返信すると、{{email}} に届きます。引用した文は、お問い合わせの方が書いたままのものです。',
    },
    en: {
      subject: 'Inquiry {{number}}: {{category}}',
      lead: 'Somebody wrote to support.',
      note: 'Your reply to this email goes to {{email}}. The text above is quoted as it was written.',
    },
    'ja-Hira': {
      subject: 'といあわせ {{number}}：{{category}}',
      lead: 'といあわせが とどきました。',
      note: 'この メールに へんじを かくと、{{email}} に とどきます。うえの ことばは、といあわせた ひとが かきました。',
    },
  }),
  inquiry_received: receipt({
    ja: {
      subject: 'お問い合わせを受け付けました（{{number}}）',
      lead: 'お問い合わせを受け付けました。期限までに、メールで返信します。',
      note: '続けてお知らせいただくことがあれば、このメールに返信してください。',
    },
    en: {
      subject: 'We received your inquiry ({{number}})',
      lead: 'We received your inquiry and will reply by email in time.',
      note: 'If you want to add something, reply to this email.',
    },
    'ja-Hira': {
      subject: 'といあわせを うけつけました（{{number}}）',
      lead: 'といあわせを うけつけました。きげんまでに、メールで へんじを します。',
      note: 'いいたい ことが まだ あれば、この メールに へんじを かいて ください。',
    },
  }),
  feedback: feedback({
    ja: {
      subject: 'ご意見が届きました',
      lead: 'ご意見が届きました。',
      note: 'ご意見には返信先がありません。',
    },
    en: {
      subject: 'Feedback arrived',
      lead: 'Somebody sent feedback.',
      note: 'Feedback has no address to reply to.',
    },
    'ja-Hira': {
      subject: 'ごいけんが とどきました',
      lead: 'ごいけんが とどきました。',
      note: 'ごいけんには へんじが できません。',
    },
  }),
};
