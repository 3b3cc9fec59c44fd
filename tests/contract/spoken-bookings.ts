import { said, type Rows } from './spoken-row';
import { CLOSED, type KINDS, type Scene } from './spoken-scene';

const booking =
  (good: keyof typeof KINDS, from: number, to: number, more: object = {}) =>
  (scene: Scene, locale: string) =>
    said(scene.member.api, 'POST', '/bookings', locale, {
      ...{ good_id: scene.goods[good], start_date: scene.day(from), end_date: scene.day(to) },
      ...more,
    });

const bulk =
  (good: keyof typeof KINDS) =>
  ({ member, goods, day }: Scene, locale: string) =>
    said(member.api, 'POST', '/bookings/bulk', locale, {
      good_ids: [goods.plain, goods[good]],
      ...{ start_date: day(12), end_date: day(12) },
    });

/** Messages of the server about bookings (product specification, section 8). */
export const BOOKING_ROWS: Rows = {
  'a day in the past': {
    ask: booking('plain', -1, 0),
    status: 400,
    says: ['You can’t choose a day in the past.', '過ぎた日は選べません。', 'すぎた ひは えらべません。'],
  },
  'more days than may be': {
    ask: booking('short', 12, 15),
    status: 400,
    says: ['You can book up to 2 days.', '予約できるのは最長2日です。', 'よやくは 2にち までです。'],
  },
  'a weekday on which nothing is lent': {
    ask: booking('plain', CLOSED, CLOSED),
    status: 400,
    says: [
      'This item isn’t handed out or returned on that weekday.',
      'その曜日は貸し出しがありません。',
      'その ようびは おやすみです。',
    ],
  },
  'too few days ahead': {
    ask: booking('plain', 1, 1),
    status: 400,
    says: [
      'Book at least 3 days ahead.',
      '3日前までに予約してください。',
      '3にち まえまでに よやくして ください。',
    ],
  },
  'more pieces than there are': {
    ask: booking('plain', 12, 12, { quantity: 2 }),
    status: 400,
    says: [
      'You can’t book more than 1.',
      '1個を超えて予約できません。',
      '1こ より おおくは よやくできません。',
    ],
  },
  'what is only looked at': {
    ask: booking('reference', 12, 12),
    status: 400,
    says: ['This is for reference only.', '館内閲覧のみです。', 'ここで みるだけの ものです。'],
  },
  'what only managers book': {
    ask: booking('restricted', 12, 12),
    status: 403,
    says: [
      'Only managers can book this.',
      '管理者のみ予約できます。',
      'かんりする ひとだけが よやくできます。',
    ],
  },
  'days that are taken': {
    ask: booking('plain', 7, 7),
    status: 409,
    says: [
      'It is no longer free on those days.',
      'その日はもう空いていません。',
      'その ひは もう あいて いません。',
    ],
  },
  'an exclusive good that somebody has booked': {
    ask: booking('exclusive', 12, 12),
    status: 409,
    says: [
      'You can’t book another one until this one is returned.',
      'これを借りている間は、次の予約ができません。',
      'これを かりて いる あいだは、つぎを かりられません。',
    ],
  },
  'many at once, one by the hour': {
    ask: bulk('hourly'),
    status: 400,
    says: [
      'Items lent by the hour can’t be booked together.',
      '時間貸しの備品はまとめて予約できません。',
      'じかんで かりる ものは まとめて よやくできません。',
    ],
  },
  'many at once, one only looked at': {
    ask: bulk('reference'),
    status: 400,
    says: [
      'Items for reference only can’t be booked together.',
      '館内閲覧のみの備品はまとめて予約できません。',
      'みるだけの ものは まとめて よやくできません。',
    ],
  },
  'many at once, one restricted': {
    ask: bulk('restricted'),
    status: 400,
    says: [
      'Items with restricted booking can’t be booked together.',
      '予約制限のある備品はまとめて予約できません。',
      'よやくが きめられた ものは まとめて よやくできません。',
    ],
  },
  'many at once, one with a price': {
    ask: bulk('priced'),
    status: 400,
    says: [
      'Items with a price can’t be booked together.',
      '有料の備品はまとめて予約できません。',
      'おかねの かかる ものは まとめて よやくできません。',
    ],
  },
  'a return before it began': {
    ask: ({ stranger, bookings }, locale) =>
      said(stranger.api, 'POST', `/bookings/${bookings.later}/return`, locale, {}),
    status: 409,
    says: [
      'The booking has not started.',
      '予約がまだ始まっていません。',
      'よやくが まだ はじまって いません。',
    ],
  },
  'a longer loan that the lender does not give': {
    ask: ({ stranger, bookings }, locale) =>
      said(stranger.api, 'POST', `/bookings/${bookings.out}/extend`, locale, { days: 1 }),
    status: 409,
    says: ['This booking can’t be extended.', 'この予約は延長できません。', 'この よやくは のばせません。'],
  },
  'a change of what was cancelled': {
    ask: ({ stranger, bookings, day }, locale) =>
      said(stranger.api, 'PATCH', `/bookings/${bookings.cancelled}`, locale, {
        ...{ start_date: day(33), end_date: day(33) },
      }),
    status: 409,
    says: ['The booking is canceled.', '予約は取り消されています。', 'よやくは もう やめて あります。'],
  },
};
