import type { Locale, WebhookEvent, WebhookProvider } from '@kashikari/kernel';
import type { News } from '../../domain/webhooks/news';
import type {
  DeliveryState,
  Webhook,
  WebhookDelivery,
  WebhookFault,
  WebhookTarget,
  WebhookTry,
} from '../../domain/webhooks/webhook';
import type { Encryptor } from '../encryptor';

export interface WebhookRow {
  readonly id: string;
  readonly user_id: string;
  readonly provider: WebhookProvider;
  readonly events: WebhookEvent[];
  readonly group_id: string | null;
  readonly locale: Locale;
  readonly sealed: Buffer;
  readonly error_count: number;
  readonly last_error: (Omit<WebhookFault, 'at'> & { readonly at: string }) | null;
  readonly next_at: Date | null;
  readonly waiting: number;
  readonly oldest_waiting_at: Date | null;
  readonly dropped: number;
  readonly disabled_at: Date | null;
  readonly succeeded_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** The event of a delivery, with the body of its requests once it is written. */
export interface DeliveryContent {
  readonly news: News;
  readonly body?: string | undefined;
}

export interface DeliveryRow {
  readonly id: string;
  readonly event: WebhookEvent;
  readonly state: DeliveryState;
  readonly sealed: Buffer;
  readonly attempts: number;
  readonly tries: readonly (Omit<WebhookTry, 'at'> & { readonly at: string })[];
  readonly next_at: Date | null;
  readonly created_at: Date;
  readonly delivered_at: Date | null;
}

/** An address that was encrypted under a secret that is gone. */
const UNREADABLE: WebhookTarget = { url: '', token: '', to: '', secrets: [] };

export function toWebhook(row: WebhookRow, encryptor: Encryptor): Webhook {
  return {
    id: row.id,
    userId: row.user_id,
    provider: row.provider,
    target: openTarget(row, encryptor) ?? UNREADABLE,
    events: row.events,
    groupId: row.group_id,
    locale: row.locale,
    errorCount: row.error_count,
    lastError: row.last_error && { ...row.last_error, at: Date.parse(row.last_error.at) },
    nextAt: row.next_at?.getTime() ?? null,
    waiting: Number(row.waiting),
    oldestWaitingAt: row.oldest_waiting_at?.getTime() ?? null,
    dropped: row.dropped,
    disabledAt: row.disabled_at?.getTime() ?? null,
    succeededAt: row.succeeded_at?.getTime() ?? null,
    createdAt: row.created_at.getTime(),
    updatedAt: row.updated_at.getTime(),
  };
}

export function openTarget(
  { id, sealed }: Pick<WebhookRow, 'id' | 'sealed'>,
  encryptor: Encryptor,
): WebhookTarget | undefined {
  return encryptor.open(sealed, `webhook:${id}`) as WebhookTarget | undefined;
}

export function sealTarget(id: string, target: WebhookTarget, encryptor: Encryptor): Buffer {
  return encryptor.seal(target, `webhook:${id}`);
}

export function openDelivery(
  { id, sealed }: Pick<DeliveryRow, 'id' | 'sealed'>,
  encryptor: Encryptor,
): DeliveryContent | undefined {
  return encryptor.open(sealed, `delivery:${id}`) as DeliveryContent | undefined;
}

export function sealDelivery(id: string, content: DeliveryContent, encryptor: Encryptor): Buffer {
  return encryptor.seal(content, `delivery:${id}`);
}

export function toDelivery(row: DeliveryRow, encryptor: Encryptor): WebhookDelivery {
  const body = openDelivery(row, encryptor)?.body;
  return {
    id: row.id,
    event: row.event,
    state: row.state,
    attempts: row.attempts,
    tries: row.tries.map((one) => ({ ...one, at: Date.parse(one.at) })),
    nextAt: row.next_at?.getTime() ?? null,
    createdAt: row.created_at.getTime(),
    deliveredAt: row.delivered_at?.getTime() ?? null,
    body: body === undefined ? undefined : shownBody(body),
  };
}

/** Returns the body of a request as an object; one of Chatwork is a form. */
function shownBody(body: string): object {
  return body.startsWith('{') ? (JSON.parse(body) as object) : Object.fromEntries(new URLSearchParams(body));
}
