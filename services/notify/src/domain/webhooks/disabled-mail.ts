import type { WebhookProvider } from '@kashikari/kernel';
import type { OrderOf } from '../mail';

/** Returns the mail to the owner of a webhook that was disabled, with the last error. @param now business time */
export function disabledMail(
  webhook: { readonly id: string; readonly userId: string; readonly provider: WebhookProvider },
  { code, status, text }: { readonly code: string; readonly status: number; readonly text: string },
  now: number,
): OrderOf<'webhook_disabled'> {
  return {
    key: `webhook_disabled:${webhook.id}:${now}`,
    template: 'webhook_disabled',
    receiver: { userId: webhook.userId },
    place: { accountId: webhook.userId },
    params: {
      provider: webhook.provider,
      error: status ? `${status} ${text}`.trim() : code,
      path: `/users/${webhook.userId}/webhooks`,
    },
  };
}
