import type { Tx } from '@kashikari/platform/tx';
import type { News } from '../../../domain/webhooks/news';
import type { Outcome } from '../../../domain/webhooks/outcome';
import type { WebhookTarget } from '../../../domain/webhooks/webhook';
import type { Locale, WebhookEvent, WebhookProvider } from '@kashikari/kernel';

/** A delivery that this process sends. */
export interface ClaimedDelivery {
  readonly id: string;
  readonly event: WebhookEvent;
  readonly news: News;
  /** Body of earlier requests. */
  readonly body: string | undefined;
  readonly attempts: number;
  /** True until the groups of its good are read. */
  readonly isUnchecked: boolean;
  readonly webhook: {
    readonly id: string;
    readonly userId: string;
    readonly provider: WebhookProvider;
    readonly locale: Locale;
    readonly groupId: string | null;
    /** Undefined if it was encrypted under a secret that is gone. */
    readonly target: WebhookTarget | undefined;
    readonly errorCount: number;
  };
  /** Lease of the endpoint: one process sends for it, one delivery at a time. */
  readonly lease: string;
}

/** A delivery whose good may be in none of the webhook's groups. */
export interface UncheckedDelivery {
  readonly id: string;
  readonly goodId: string;
}

/**
 * Stores deliveries until they are sent: one at a time per endpoint, the oldest first. Their content is encrypted.
 */
export abstract class DeliveryQueue {
  /** Stores news for each webhook that wants it, in the transaction of its event. Each is stored once. */
  abstract put(news: readonly News[], now: number, tx: Tx): Promise<void>;
  /** Reserves an endpoint whose next request is due. @returns its first delivery */
  abstract take(now: number, tx: Tx): Promise<ClaimedDelivery | undefined>;
  /** Runs {@link take} in a separate transaction. */
  abstract takeMore(now: number): Promise<ClaimedDelivery | undefined>;
  /** Notes the outcome of a request. @returns the endpoint's next delivery, if it may be sent now */
  abstract settle(
    delivery: ClaimedDelivery,
    outcome: Outcome,
    now: number,
  ): Promise<ClaimedDelivery | undefined>;
  /** Returns unchecked deliveries of an endpoint, the oldest first. */
  abstract unchecked(webhookId: string, limit: number): Promise<UncheckedDelivery[]>;
  /** Deletes those of other groups. @returns the endpoint's next delivery */
  abstract check(
    delivery: ClaimedDelivery,
    checked: readonly UncheckedDelivery[],
    inGroup: ReadonlySet<string>,
    now: number,
  ): Promise<ClaimedDelivery | undefined>;
  /** Gives an endpoint back; its next request is due at `at`. */
  abstract release(delivery: ClaimedDelivery, at: number): Promise<void>;
  /** Schedules a check for what a former process left behind. */
  abstract lookAround(now: number): Promise<void>;
}
