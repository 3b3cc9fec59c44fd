import type { ErrorRow } from './row';

/** Refusals of prices, payments, refunds and the payment provider's events. Amounts are whole yen, tax included. */
export const PAYMENTS = {
  'payment.amount': {
    params: { max: 'number', 'least?': 'number' },
    browser: true,
    ja: '一度に支払えるのは{max}円までです。金額、数量、期間のどれかを減らしてください。',
    en: 'One payment can be up to {max} yen. Reduce the amount, the quantity or the time.',
    'ja-Hira': 'いちどに はらえるのは {max}えん までです。かずか ひにちを へらして ください。',
  },
  'payment.refund_too_large': {
    params: { left: 'number' },
    ja: '返金できるのは、あと{left}円までです。',
    en: 'You can refund up to {left} yen.',
    'ja-Hira': 'かえせる おかねは、あと {left}えん までです。',
  },
  'booking.price_changed': {
    params: { total: 'number' },
    ja: '料金が変わり、合計は{total}円になりました。確認して、もう一度予約してください。',
    en: 'The price has changed: the total is now {total} yen. Check it and book again.',
    'ja-Hira': 'ねだんが かわって、{total}えんに なりました。たしかめて、もういちど よやくして ください。',
  },
  'payment.unsettled': {
    ja: 'この貸し手への支払いが済んでいません。先に支払うと、予約できます。',
    en: 'You have an unpaid payment to this lender. Pay it first, then book.',
    'ja-Hira': 'まえに かりた ときの おかねが まだです。さきに はらうと、よやくできます。',
  },
  'payment.state': {
    params: { status: 'string' },
    ja: '支払いの状況が変わったため、この操作はできません。支払いを開き直して確認してください。',
    en: 'The payment has changed, so this is no longer possible. Open it again to see its status.',
    'ja-Hira': 'しはらいの ようすが かわったので、これは できません。もういちど ひらいて みて ください。',
  },
  'payment.session_timeout': {
    browser: true,
    ja: '支払いの手続きが時間切れになりました。支払いを開き直して、もう一度お試しください。',
    en: 'This checkout has expired. Open the payment again and retry.',
    'ja-Hira': 'じかんが たちすぎました。しはらいを もういちど ひらいて、やりなおして ください。',
  },
  'invoice.not_accepted': {
    ja: 'この支払いに請求書は使えません。支払いのページに出ている方法で支払ってください。',
    en: 'You can’t pay this by invoice. Use a payment method that the payment’s page shows.',
    'ja-Hira': 'この しはらいに せいきゅうしょは つかえません。でて いる やりかたで はらって ください。',
  },
  'payment_method.last': {
    ja: '最後のカードは外せません。先に別のカードを登録してください。',
    en: 'The last card can’t be removed. Add another card first.',
    'ja-Hira': 'さいごの カードは はずせません。さきに べつの カードを いれて ください。',
  },
  'payout.setup_required': {
    ja: '売上を受け取る口座がまだありません。先に口座を設定してください。',
    en: 'There is no payout account yet. Set it up first.',
    'ja-Hira': 'おかねを うけとる こうざが まだ ありません。さきに きめて ください。',
  },
  'payout.no_available_amount': {
    params: { available: 'number' },
    ja: 'いま受け取れるのは{available}円までです。返却が済むと増えます。',
    en: 'You can withdraw up to {available} yen now. More becomes available when loans are returned.',
    'ja-Hira': 'いま うけとれるのは {available}えんまでです。かえって くると ふえます。',
  },
  'payout.minimum': {
    params: { min: 'number' },
    ja: '受け取りは{min}円からです。',
    en: 'A payout must be at least {min} yen.',
    'ja-Hira': 'うけとれるのは {min}えんからです。',
  },
  'coupon.invalid': {
    ja: 'このクーポンは使えません。コードと期限を確認してください。',
    en: 'This coupon isn’t valid. Check the code and the expiry date.',
    'ja-Hira': 'この わりびきの もじは つかえません。もじと きげんを たしかめて ください。',
  },
  'coupon.spent': {
    ja: 'このクーポンは使い終わっています。クーポンなしで購入するか、別のコードを入力してください。',
    en: 'This coupon has been used up. Buy without it, or enter another code.',
    'ja-Hira': 'この わりびきは もう つかいました。なしで かうか、べつの もじを いれて ください。',
  },
  'webhook.signature': {
    ja: 'イベントの署名が正しくないか、古すぎます。現在の署名シークレットで署名し直してください。',
    en: 'The event’s signature is wrong or too old. Sign it with the current secret and send it again.',
    'ja-Hira': 'おしらせの しるしが ちがうか、ふるすぎます。あたらしい しるしで おくって ください。',
  },
  'payments.off': {
    browser: true,
    ja: 'ここではカードで支払えません。貸し手に直接支払ってください。',
    en: 'Card payment isn’t set up here. Pay the lender directly.',
    'ja-Hira': 'ここでは カードで はらえません。かして くれる ひとに じかに はらって ください。',
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;
