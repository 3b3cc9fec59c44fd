import type { DemoBooking, DemoComment, DemoPastBooking, DemoWait } from './model';

/** Bookings around today: out now, due back today, coming up, returned. */
export const BOOKINGS: readonly DemoBooking[] = [
  { by: 'misaki', good: 'camera', when: { days: [0, 2] }, memo: 'ゼミの合宿で使います。' },
  { by: 'misaki', good: 'picture-book-animals', when: { days: [0, 6] } },
  {
    by: 'misaki',
    good: 'happi',
    when: { days: [5, 7] },
    quantity: 2,
    memo: '90cmと110cmをお願いします。',
    asks: '当日の朝8時に受け取りに行ってもよいですか。',
  },
  { by: 'haruto', good: 'tent', when: { days: [0, 1] }, quantity: 2 },
  { by: 'haruto', good: 'train-set', when: { days: [0, 0] } },
  { by: 'haruto', good: 'cooler', when: { days: [3, 4] } },
  { by: 'yui', good: 'picture-book-season', when: { days: [0, 10] } },
  { by: 'yui', good: 'sewing-machine', when: { days: [1, 4] }, memo: '入園準備' },
  { by: 'yui', good: 'umbrella', when: { days: [0, 0] }, returned: true },
  { by: 'souta', good: 'taiko', when: { days: [0, 3] }, quantity: 2 },
  { by: 'souta', good: 'chair', when: { days: [6, 7] }, quantity: 60, memo: '保護者会' },
  { by: 'akari', good: 'blocks', when: { days: [0, 3] } },
  { by: 'akari', good: 'yukata', when: { days: [8, 9] }, quantity: 3 },
  { by: 'kenji', good: 'stroller', when: { days: [0, 0] } },
  { by: 'kenji', good: 'takoyaki', when: { days: [2, 3] } },
  { by: 'kenji', good: 'playroom', when: { quarters: [8, 4] } },
  { by: 'rin', good: 'camera', when: { days: [0, 1] }, quantity: 2 },
  { by: 'rin', good: 'tripod', when: { days: [0, 1] }, quantity: 2 },
  { by: 'rin', good: 'studio', when: { quarters: [0, 1] } },
  { by: 'rin', good: 'lens-tele', when: { days: [2, 3] } },
  { by: 'daiki', good: 'laptop', when: { days: [0, 4] } },
  { by: 'daiki', good: 'study-room', when: { quarters: [0, 6] }, memo: '輪読会' },
  { by: 'daiki', good: 'vr-headset', when: { days: [4, 5] }, quantity: 3, memo: '実験 #2' },
  { by: 'sakura', good: 'guitar', when: { days: [0, 6] } },
  { by: 'sakura', good: 'microphone', when: { days: [1, 2] }, quantity: 2 },
  { by: 'ren', good: 'projector', when: { days: [0, 0] } },
  { by: 'ren', good: 'study-room', when: { quarters: [8, 8] } },
  { by: 'ren', good: 'video-camera', when: { days: [1, 3] } },
  { by: 'mei', good: 'telescope', when: { days: [3, 5] } },
  { by: 'mei', good: 'tablet', when: { days: [0, 2] }, quantity: 4 },
  { by: 'mei', good: 'microscope', when: { days: [0, 1] }, returned: true },
  { by: 'emma', good: 'shogi', when: { days: [0, 3] } },
  {
    by: 'emma',
    good: 'camera',
    when: { days: [4, 6] },
    quantity: 3,
    memo: 'Exchange programme',
    asks: 'Are the batteries charged?',
  },
  { by: 'emma', good: 'studio', when: { quarters: [12, 8] } },
  { by: 'ren', good: 'speaker', when: { days: [1, 2] }, paid: { method: 'cash', note: '窓口で受け取り' } },
  {
    by: 'rin',
    good: 'speaker',
    when: { days: [4, 6] },
    memo: '新入生歓迎会',
    paid: { method: 'bank', refund: { amount: 800, reason: '1日早く返すため' } },
  },
  { by: 'mei', good: 'speaker', when: { days: [8, 9] }, quantity: 2, paid: { method: 'bank' } },
];

/** Begun before today: late, due back today, returned. */
export const PAST_BOOKINGS: readonly DemoPastBooking[] = [
  { by: 'haruto', good: 'tricycle', days: [-4, -2] },
  { by: 'sakura', good: 'tablet', days: [-3, -1] },
  { by: 'akari', good: 'ball', days: [-2, 0], quantity: 3 },
  { by: 'daiki', good: 'tripod', days: [-2, 0] },
  {
    by: 'haruto',
    good: 'tent',
    days: [-13, -12],
    review: '4人で15分ほどで立てられました。重しは別に借りるのがおすすめです。',
  },
  {
    by: 'misaki',
    good: 'camera',
    days: [-10, -9],
    review: 'ゼミの発表の記録に使いました。バッテリーは半日もちます。',
  },
];

/** Waits for goods that others have booked on these days. */
export const WAITS: readonly DemoWait[] = [
  { by: 'akari', good: 'sewing-machine', days: [1, 4] },
  { by: 'daiki', good: 'lens-tele', days: [2, 3] },
];

export const COMMENTS: readonly DemoComment[] = [
  {
    by: 'yui',
    good: 'blocks',
    asks: '1歳の子でも使えますか。',
    answer: 'はい。角を丸くしてあり、口に入らない大きさです。',
  },
  {
    by: 'rin',
    good: 'camera',
    asks: '動画は何分まで撮れますか。',
    answer: '連続で29分までです。長い収録には4Kビデオカメラをどうぞ。',
  },
];
