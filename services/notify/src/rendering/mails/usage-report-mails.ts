import { usageReport } from '../pages/usage-report-page';

/** Usage reports of groups. */
export const USAGE_REPORT_MAILS = {
  usage_report: usageReport({
    ja: {
      subject: '「{{group}}」の利用報告：{{days}}',
      lead: '「{{group}}」の利用報告（{{days}}）ができました。',
      action: '報告を開く',
      note: '7日間、ログインして開けます。',
    },
    en: {
      subject: 'Usage report of {{group}}: {{days}}',
      lead: 'The usage report of “{{group}}” ({{days}}) is ready.',
      action: 'Open the report',
      note: 'You can open it for 7 days while you are signed in.',
    },
    'ja-Hira': {
      subject: '「{{group}}」の つかわれかたの ほうこく：{{days}}',
      lead: '「{{group}}」の つかわれかたの ほうこく（{{days}}）が できました。',
      action: 'ほうこくを ひらく',
      note: '7にちの あいだ、ログインして ひらけます。',
    },
  }),
  usage_report_daily: usageReport({
    ja: {
      subject: '「{{group}}」の利用報告：{{days}}',
      lead: '「{{group}}」の{{days}}の利用報告です。',
      action: '報告を開く',
      note: '7日間、ログインして開けます。このメールは、貸し出しがあった日の翌日に届きます。グループの通知の設定で止められます。',
    },
    en: {
      subject: 'Usage report of {{group}}: {{days}}',
      lead: 'Here is the usage report of “{{group}}” for {{days}}.',
      action: 'Open the report',
      note: 'You can open it for 7 days while you are signed in. You get this email after each day on which items were out. You can turn it off in the notification settings of the group.',
    },
    'ja-Hira': {
      subject: '「{{group}}」の つかわれかたの ほうこく：{{days}}',
      lead: '「{{group}}」の {{days}}の つかわれかたの ほうこくです。',
      action: 'ほうこくを ひらく',
      note: '7にちの あいだ、ログインして ひらけます。この メールは、ものを かした ひの つぎの ひに とどきます。グループの つうちの せっていで とめられます。',
    },
  }),
};
