import type { ErrorRow } from './row';

/** Refusals of the lender's day: preparing and reminding. */
export const DAYS = {
  'validation.range': {
    params: { from: 'string', to: 'string' },
    ja: '{from}から{to}までの日を指定してください。',
    en: 'Choose a day from {from} to {to}.',
    'ja-Hira': '{from} から {to} までの ひを えらんで ください。',
  },
  'booking.not_reserved': {
    params: { state: 'string', allowed: 'string[]' },
    ja: '予約の初日を過ぎたか、もう予約中ではありません。',
    en: 'The booking’s first day is over, or it is no longer booked.',
    'ja-Hira': 'よやくの さいしょの ひが すぎたか、もう よやくでは ありません。',
  },
  'booking.prepared': {
    params: { state: 'string', allowed: 'string[]' },
    ja: 'すでに準備済みです。',
    en: 'It is already prepared.',
    'ja-Hira': 'もう よういして あります。',
  },
  'booking.not_prepared': {
    params: { state: 'string', allowed: 'string[]' },
    ja: 'まだ準備していません。',
    en: 'It hasn’t been prepared.',
    'ja-Hira': 'まだ よういして いません。',
  },
  'booking.not_due': {
    params: { state: 'string', allowed: 'string[]' },
    ja: '返却日の当日か、遅れているものだけにお願いできます。',
    en: 'You can only send reminders for items due today or late.',
    'ja-Hira': 'きょう かえす ものか、おくれて いる ものだけ おねがいできます。',
  },
  'booking.already_reminded': {
    params: { at: 'string' },
    ja: '今日はもうお願いしました。',
    en: 'The borrower has already been reminded today.',
    'ja-Hira': 'きょうは もう おねがいしました。',
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;
