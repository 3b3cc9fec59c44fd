import type { Call } from '@kashikari/kernel';
import type { Tx } from '@kashikari/platform/tx';
import type {
  DeliveryState,
  Webhook,
  WebhookChoice,
  WebhookDelivery,
} from '../../../domain/webhooks/webhook';

export interface DeliveryPage {
  readonly deliveries: readonly WebhookDelivery[];
  readonly total: number;
}

export interface DeliveryFilter {
  readonly state: DeliveryState | undefined;
  /** Page number, from 1. */
  readonly page: number;
  readonly perPage: number;
}

/** Webhooks with their deliveries. Each belongs to one user; others get undefined. */
export abstract class Webhooks {
  /**
   * Stores a webhook, once per idempotency key.
   * @throws DomainError `webhook.too_many` beyond `max`
   */
  abstract create(userId: string, choice: WebhookChoice, max: number, call: Call): Promise<Webhook>;
  /** The oldest first. */
  abstract ofUser(userId: string): Promise<Webhook[]>;
  abstract get(id: string, userId: string): Promise<Webhook | undefined>;
  /**
   * Changes a webhook by a rule, one change at a time. An error of the rule changes nothing. The next request is sent at
   * once if `retry` is set.
   */
  abstract change(
    id: string,
    userId: string,
    rule: (before: Webhook) => WebhookChoice,
    now: number,
    options?: { readonly retry?: boolean },
  ): Promise<Webhook | undefined>;
  /** Enables a disabled webhook and schedules what waits. */
  abstract enable(id: string, userId: string, now: number): Promise<Webhook | undefined>;
  /** Deletes a webhook with its deliveries. @returns false if the user has no such one */
  abstract remove(id: string, userId: string): Promise<boolean>;
  /** Stores a `ping` that is sent at once, once per idempotency key. */
  abstract test(id: string, userId: string, call: Call): Promise<WebhookDelivery | undefined>;
  /**
   * Schedules a delivery again, at once.
   * @throws DomainError `webhook.disabled`
   */
  abstract redeliver(
    id: string,
    deliveryId: string,
    userId: string,
    now: number,
  ): Promise<WebhookDelivery | undefined>;
  /** Lists the deliveries of a webhook, the newest first. */
  abstract deliveries(id: string, filter: DeliveryFilter): Promise<DeliveryPage>;
  /** Deletes the webhooks of users, and remembers that the users are gone. */
  abstract removeOfUsers(userIds: readonly string[], tx: Tx): Promise<void>;
}
