import { paidOutOn, plans, yen } from '../pages/plan-page';

/** Money of accounts that lend: payouts and chargebacks. */
export const PAYOUT_MAILS = {
  payout_sent: plans(yen)({
    ja: {
      subject: '売上を振り込みました',
      lead: '売上を、登録の銀行口座に振り込みました。口座に届くまで数日かかることがあります。',
      action: '売上の受け取りを見る',
      note: '口座に届かない場合は、銀行口座の情報を確認してください。',
    },
    en: {
      subject: 'Your payout is on its way',
      lead: 'Your money was sent to your bank account. It can take some days to arrive.',
      action: 'See your payouts',
      note: 'If it doesn’t arrive, check the details of your bank account.',
    },
    'ja-Hira': {
      subject: 'おかねを おくりました',
      lead: 'かした ぶんの おかねを、ぎんこうに おくりました。とどくまで なんにちか かかる ことが あります。',
      action: 'おかねの ページを みる',
      note: 'とどかない ときは、ぎんこうの こうざを たしかめて ください。',
    },
  }),
  payout_failed: plans(yen)({
    ja: {
      subject: '売上を振り込めませんでした',
      lead: '売上を銀行口座に振り込めませんでした。お金は残高に戻りました。',
      action: '売上の受け取りを見る',
      note: '銀行口座の情報を確認してから、もう一度受け取ってください。',
    },
    en: {
      subject: 'Your payout failed',
      lead: 'Your money could not be sent to your bank account. It is in your balance again.',
      action: 'See your payouts',
      note: 'Check the details of your bank account, then request the payout again.',
    },
    'ja-Hira': {
      subject: 'おかねを おくれませんでした',
      lead: 'ぎんこうに おかねを おくれませんでした。おかねは もとに もどりました。',
      action: 'おかねの ページを みる',
      note: 'ぎんこうの こうざを たしかめてから、もういちど うけとって ください。',
    },
  }),
  payout_reminder: plans(
    yen,
    paidOutOn,
  )({
    ja: {
      subject: '受け取っていない売上があります',
      lead: '受け取れる売上が、しばらくそのままになっています。',
      action: '売上を受け取る',
      note: 'そのままにすると、表示の日に登録の銀行口座へ自動で振り込みます。口座がまだない場合は設定してください。',
    },
    en: {
      subject: 'You have money to withdraw',
      lead: 'You have not withdrawn your balance for some time.',
      action: 'Withdraw your balance',
      note: 'On that day it is sent to your bank account automatically. If you have no account there yet, set it up.',
    },
    'ja-Hira': {
      subject: 'うけとって いない おかねが あります',
      lead: 'うけとれる おかねが、しばらく そのままです。',
      action: 'おかねを うけとる',
      note: 'そのままに すると、その ひに ぎんこうに おくります。ぎんこうの こうざが まだの ときは、きめて ください。',
    },
  }),
  chargeback_opened: plans(yen)({
    ja: {
      subject: 'カードの支払いに異議が申し立てられました',
      lead: '支払った人のカード会社が、支払いの取り消しを求めています。決まるまで、この金額は残高から差し引かれます。',
      action: '支払いを見る',
      note: '運営者がカード会社に回答します。貸し借りの記録があれば、運営者に送ってください。認められれば金額は戻ります。',
    },
    en: {
      subject: 'A card payment is disputed',
      lead: 'The payer’s bank wants to take a payment back. Until it decides, the amount is deducted from your balance.',
      action: 'See the payment',
      note: 'The operator answers the bank. If you have records of the loan, send them to the operator. If the bank agrees, the amount comes back.',
    },
    'ja-Hira': {
      subject: 'カードの しはらいが とりけされそうです',
      lead: 'カードの かいしゃが、しはらいを とりけすと いって います。きまるまで、その おかねは うけとれません。',
      action: 'しはらいを みる',
      note: 'うんえいしゃが へんじを します。かした ときの きろくが あれば、うんえいしゃに おくって ください。みとめられると おかねは もどります。',
    },
  }),
  chargeback_won: plans(yen)({
    ja: {
      subject: '異議のあった支払いが認められました',
      lead: 'カード会社が支払いを認めました。差し引かれていた金額は戻りました。',
      action: '支払いを見る',
      note: '何もする必要はありません。',
    },
    en: {
      subject: 'A disputed payment was decided in your favor',
      lead: 'The payer’s bank accepted the payment. The amount that was deducted is yours again.',
      action: 'See the payment',
      note: 'You don’t need to do anything.',
    },
    'ja-Hira': {
      subject: 'しはらいが みとめられました',
      lead: 'カードの かいしゃが しはらいを みとめました。おかねは もどりました。',
      action: 'しはらいを みる',
      note: 'なにも しなくて だいじょうぶです。',
    },
  }),
  chargeback_lost: plans(yen)({
    ja: {
      subject: '異議のあった支払いは取り消されました',
      lead: 'カード会社が支払いを取り消しました。差し引かれた金額は戻りません。',
      action: '支払いを見る',
      note: '借りた人と直接話し合うこともできます。',
    },
    en: {
      subject: 'A disputed payment was taken back',
      lead: 'The payer’s bank took the payment back. The amount that was deducted does not come back.',
      action: 'See the payment',
      note: 'You can still settle it with the borrower directly.',
    },
    'ja-Hira': {
      subject: 'しはらいは とりけされました',
      lead: 'カードの かいしゃが しはらいを とりけしました。おかねは もどりません。',
      action: 'しはらいを みる',
      note: 'かりた ひとと ちょくせつ はなしあう ことも できます。',
    },
  }),
} as const;
