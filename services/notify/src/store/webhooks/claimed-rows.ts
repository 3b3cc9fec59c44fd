import type { Locale, WebhookEvent, WebhookProvider } from '@kashikari/kernel';
import type { SqlTx } from '@kashikari/platform';
import type { ClaimedDelivery } from '../../app/ports/webhooks';
import type { Encryptor } from '../encryptor';
import { FIRST } from './delivery-statements';
import { openDelivery, openTarget } from './webhook-rows';

interface ClaimedRow {
  readonly id: string;
  readonly event: WebhookEvent;
  readonly sealed: Buffer;
  readonly attempts: number;
  readonly good_id: string | null;
  readonly webhook_id: string;
  readonly user_id: string;
  readonly provider: WebhookProvider;
  readonly locale: Locale;
  readonly group_id: string | null;
  readonly target: Buffer;
  readonly error_count: number;
}

/** Ends a delivery that was encrypted under a secret that is gone. */
const UNREADABLE = `update webhook_delivery set state = 'dropped', good_id = null where id = $1`;

/** Returns the first delivery of a reserved endpoint that may be sent at `now`; drops unreadable ones. */
export async function nextDelivery(
  tx: SqlTx,
  webhookId: string,
  lease: string,
  now: number,
  encryptor: Encryptor,
): Promise<ClaimedDelivery | undefined> {
  for (;;) {
    const row = await tx.one<ClaimedRow>(FIRST, [webhookId, new Date(now)]);
    if (!row) return undefined;
    const content = openDelivery(row, encryptor);
    if (content) return { ...claimedOf(row, encryptor), ...content, lease };
    await tx.read(UNREADABLE, [row.id]);
  }
}

function claimedOf(
  row: ClaimedRow,
  encryptor: Encryptor,
): Omit<ClaimedDelivery, 'news' | 'body' | 'lease'> & {
  readonly body: undefined;
} {
  return {
    ...{ id: row.id, event: row.event, attempts: row.attempts, body: undefined },
    isUnchecked: row.good_id !== null,
    webhook: {
      ...{ id: row.webhook_id, userId: row.user_id, provider: row.provider, locale: row.locale },
      groupId: row.group_id,
      target: openTarget({ id: row.webhook_id, sealed: row.target }, encryptor),
      errorCount: row.error_count,
    },
  };
}
