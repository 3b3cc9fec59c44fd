import { transfer } from '../pages/transfer-page';

/** Mails to the account that is asked to own a good. */
export const TRANSFER_MAILS = {
  good_transfer: transfer({
    ja: {
      subject: '「{{title}}」の受け取りの依頼（{{other}}より）',
      lead: '{{other}}から、備品「{{title}}」をゆずりたいという依頼が届きました。受け取ると、予約ごとあなたの備品になります。',
      action: '依頼を見る',
      note: '受け取ったあとは取り消せません。14日間で無効になります。',
    },
    en: {
      subject: '{{other}} wants to transfer {{title}} to you',
      lead: '{{other}} wants to transfer the item “{{title}}” to you. If you accept, you become the owner of the item and its bookings.',
      action: 'See the request',
      note: 'After accepting, this can’t be undone. The request expires after 14 days.',
    },
    'ja-Hira': {
      subject: '「{{title}}」を うけとる おねがい（{{other}}から）',
      lead: '{{other}}が、「{{title}}」を あなたに ゆずりたいと いって います。うけとると、よやくも あなたの ものに なります。',
      action: 'おねがいを みる',
      note: 'うけとったら もどせません。14にちで おわります。',
    },
  }),
};
