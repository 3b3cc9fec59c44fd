/** Texts of the pages for people. */
const TEXTS = {
  en: {
    cancel: 'Cancel',
    card: 'Card number',
    close: 'Close without deciding',
    closed: 'You can close this page.',
    confirm: 'Confirm the payment',
    cvc: 'Security code',
    decline: 'Decline',
    expiry: 'Expiry date (MM/YY)',
    gone: 'This payment is not waiting for a confirmation.',
    invoice: 'Invoice',
    later: 'Later',
    notPaid: 'This card was not accepted.',
    onboard: 'Register the bank account',
    onboarding: 'Receive payouts',
    paid: 'This invoice is paid.',
    payByCard: 'Pay by card',
    payByTransfer: 'Let a bank transfer arrive',
    save: 'Save card',
    setup: 'Save a card',
    title: 'Is this you?',
    test: 'Test environment: no card is charged.',
    verify: 'Confirm the card',
  },
  ja: {
    cancel: 'キャンセル',
    card: 'カード番号',
    close: '決めずに閉じる',
    closed: 'このページを閉じてください。',
    confirm: '支払いを承認する',
    cvc: 'セキュリティコード',
    decline: '拒否する',
    expiry: '有効期限（月/年）',
    gone: 'この支払いは確認を待っていません。',
    invoice: '請求書',
    later: 'あとで',
    notPaid: 'このカードでは支払えませんでした。',
    onboard: '口座を登録する',
    onboarding: '売上の受け取り',
    paid: 'この請求書は支払い済みです。',
    payByCard: 'カードで支払う',
    payByTransfer: '銀行振込が届いたことにする',
    save: 'カードを登録する',
    setup: 'カードの登録',
    title: 'ご本人の確認',
    test: 'テスト環境です。カードに請求されません。',
    verify: 'カードを承認する',
  },
} as const;

export type PageLanguage = keyof typeof TEXTS;
export type PageTexts = Readonly<Record<keyof (typeof TEXTS)['en'], string>>;

export const textsOf = (language: PageLanguage): PageTexts => TEXTS[language];

/** `?lang=`, else the browser's first language. */
export const languageOf = (asked: string | null, accepted = ''): PageLanguage =>
  (asked ?? accepted).toLowerCase().startsWith('ja') ? 'ja' : 'en';

/** A number of the smallest unit as people read it; yen have no decimals. */
export function moneyText(amount: number, currency: string, language: PageLanguage): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#39;',
  '<': '&lt;',
  '>': '&gt;',
};

export const escapeHtml = (text: string) => text.replace(/["&'<>]/g, (sign) => ENTITIES[sign] ?? sign);

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1a1f36;background:#f6f8fa}
main{max-width:24rem;margin:2rem auto;padding:1.5rem;background:#fff;border:1px solid #d8dee4;border-radius:8px}
h1{font-size:1.25rem;margin:0 0 .5rem}p{margin:0 0 1rem}strong{font-size:1.5rem}
label{display:block;margin:0 0 1rem}input{display:block;box-sizing:border-box;width:100%;padding:.6rem;font:inherit}
button{display:block;width:100%;margin:.5rem 0;padding:.7rem;font:inherit;border:1px solid #5b6472;border-radius:6px;background:#fff}
button.main{background:#3b3fd8;border-color:#3b3fd8;color:#fff}[role=alert]{color:#b3093c}small{color:#5b6472}`;

/** A whole page; `body` is HTML. */
export const pageHtml = (language: PageLanguage, title: string, body: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}<small>${textsOf(language).test}</small></main></body></html>`;
