import { webhook } from '../pages/webhook-page';

/** Mails to the owner of a webhook. */
export const WEBHOOK_MAILS = {
  webhook_disabled: webhook({
    ja: {
      subject: '{{provider}}へのWebhookを止めました',
      lead: '{{provider}}へのWebhookに届かないので、送るのを止めました。最後の応答は「{{error}}」です。',
      action: 'Webhookを開く',
      note: '送信先を直してから、再開するかテスト送信をしてください。待っている通知を古い順に送ります。',
    },
    en: {
      subject: 'Your {{provider}} webhook was turned off',
      lead: 'Your {{provider}} webhook can’t be reached, so nothing is sent to it any more. The last response was “{{error}}”.',
      action: 'Open webhooks',
      note: 'Correct the receiver, then turn the webhook on or send a test. Waiting deliveries are then sent, oldest first.',
    },
    'ja-Hira': {
      subject: '{{provider}} への Webhook を とめました',
      lead: '{{provider}} への Webhook に とどかないので、おくるのを やめました。さいごの こたえは「{{error}}」です。',
      action: 'Webhook を ひらく',
      note: 'おくりさきを なおしてから、もう いちど うごかして ください。まって いる ものを じゅんばんに おくります。',
    },
  }),
};
