import type { ErrorRow } from './row';

/** Refusals of webhooks. */
export const WEBHOOKS = {
  'validation.url': {
    ja: 'https://で始まるURLを入力してください。ユーザー名やパスワードは含められません。',
    en: 'Enter a URL that starts with https:// and contains no username or password.',
    'ja-Hira': 'https:// で はじまる URLを いれて ください。なまえや パスワードは いれられません。',
  },
  'webhook.address': {
    ja: 'インターネットから届くアドレスを入力してください。組織の中だけのアドレスには送れません。',
    en: 'Enter an address on the public internet. Addresses inside a private network can’t be reached.',
    'ja-Hira': 'そとから とどく URLを いれて ください。',
  },
  'webhook.provider_fields': {
    params: { provider: 'string', fields: 'string[]' },
    ja: '{provider}のWebhookに使う項目は次のとおりです: {fields}',
    en: 'A webhook of {provider} uses these fields: {fields}.',
    'ja-Hira': '{provider} で つかうのは {fields} です。',
  },
  'webhook.too_many': {
    params: { max: 'number' },
    ja: 'Webhookは{max}件まで登録できます。使わないものを削除してください。',
    en: 'You can have up to {max} webhooks. Delete one you no longer use.',
    'ja-Hira': 'Webhook は {max}こまで です。つかわない ものを けして ください。',
  },
  'webhook.disabled': {
    ja: 'このWebhookは止まっています。再開するか、テスト送信をしてください。',
    en: 'This webhook is turned off. Turn it on or send a test first.',
    'ja-Hira': 'この Webhook は とまって います。もう いちど うごかして ください。',
  },
} as const satisfies Readonly<Record<string, ErrorRow>>;
