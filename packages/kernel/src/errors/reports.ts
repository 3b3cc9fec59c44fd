import type { ErrorRow } from './row';

/** Refusals of counts by day and of usage reports. */
export const REPORTS = {
  'analytics.range': {
    params: { days: 'number' },
    ja: '期間は{days}日までにしてください。',
    en: 'Choose a range of up to {days} days.',
    'ja-Hira': 'きかんは {days}にちまでに して ください。',
  },
  'usage_report.too_long': {
    params: { rows: 'number', max: 'number' },
    ja: 'この期間の報告は{rows}行になります。{max}行までの期間を選んでください。',
    en: 'This report would have {rows} rows. Choose days with up to {max} rows.',
    'ja-Hira':
      'この きかんの ほうこくは {rows}ぎょうに なります。{max}ぎょうまでの きかんを えらんで ください。',
  },
  'usage_report.too_many': {
    params: { max: 'number' },
    ja: '報告は1日{max}件までです。明日またお試しください。',
    en: 'A group can have {max} reports a day. Try again tomorrow.',
    'ja-Hira': 'ほうこくは 1にち {max}けんまでです。あした また ためして ください。',
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;
