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
};
