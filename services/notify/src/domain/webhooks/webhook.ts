import type { Locale, WebhookEvent, WebhookProvider } from '@kashikari/kernel';

/** Address and credentials of a receiver. Stored encrypted. */
export interface WebhookTarget {
  /** Empty: the provider's own address. */
  readonly url: string;
  readonly token: string;
  /** Room or user that receives the messages. */
  readonly to: string;
  /** Keys of the signatures, the newest first. */
  readonly secrets: readonly WebhookSecret[];
}

export interface WebhookSecret {
  /** `whsec_` and the key in base64. */
  readonly key: string;
  /** Security time, epoch milliseconds; null: until it is replaced. */
  readonly until: number | null;
}

/** Error of the last request. */
export interface WebhookFault {
  /** `status`, or a code of the request that had no response. */
  readonly code: string;
  /** HTTP status; 0: no response. */
  readonly status: number;
  /** Start of the response. */
  readonly text: string;
  /** Business time, epoch milliseconds. */
  readonly at: number;
}

export type WebhookState = 'active' | 'failing' | 'disabled';

/** Fields that the owner of a webhook chooses. */
export interface WebhookChoice {
  readonly provider: WebhookProvider;
  readonly target: WebhookTarget;
  readonly events: readonly WebhookEvent[];
  /** Group that it is limited to. */
  readonly groupId: string | null;
  readonly locale: Locale;
}

/** An address that receives events of an account. Times are business time, epoch milliseconds. */
export interface Webhook extends WebhookChoice {
  readonly id: string;
  readonly userId: string;
  readonly errorCount: number;
  readonly lastError: WebhookFault | null;
  readonly nextAt: number | null;
  readonly waiting: number;
  readonly oldestWaitingAt: number | null;
  readonly dropped: number;
  readonly disabledAt: number | null;
  readonly succeededAt: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export function stateOf({ disabledAt, errorCount }: Webhook): WebhookState {
  if (disabledAt !== null) return 'disabled';
  return errorCount > 0 ? 'failing' : 'active';
}

export type DeliveryState = 'waiting' | 'delivered' | 'failed' | 'dropped';

/** One request of a delivery. */
export interface WebhookTry {
  /** Business time, epoch milliseconds. */
  readonly at: number;
  readonly status: number;
  /** Empty: it succeeded. */
  readonly error: string;
}

/** An event of a webhook. Times are business time, epoch milliseconds. */
export interface WebhookDelivery {
  readonly id: string;
  readonly event: WebhookEvent;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** The oldest first. */
  readonly tries: readonly WebhookTry[];
  readonly nextAt: number | null;
  readonly createdAt: number;
  readonly deliveredAt: number | null;
  /** JSON; undefined until a chat message is written. */
  readonly body: object | undefined;
}
