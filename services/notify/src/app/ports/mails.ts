import type { Tx } from '@kashikari/platform/tx';
import type { Outcome } from '../../domain/delivery';
import type {
  MailPlace,
  MailOrder,
  Params,
  Receiver,
  SentMail,
  Template,
  ThreadOrder,
} from '../../domain/mail';

/** A mail in the hands of this process. */
export interface ClaimedMail {
  readonly id: string;
  readonly template: Template;
  readonly receiver: Receiver;
  readonly params: Params;
  readonly place?: MailPlace | undefined;
  /** Address that gets replies; absent: nobody reads them. */
  readonly replyTo?: string | undefined;
  /** This try counted. */
  readonly attempts: number;
  /** Security time. */
  readonly orderedAt: number;
  /** Trace context of the event behind the mail. */
  readonly traceparent?: string;
}

export interface MailResult {
  readonly mail: ClaimedMail;
  readonly outcome: Outcome;
}

/** Stores mails until they are sent. Receivers and values are encrypted, and are deleted after sending. */
export abstract class MailQueue {
  /** Stores mails and schedules their sending, in the transaction of their cause. Each key is stored once. */
  abstract put(orders: readonly MailOrder[], now: number, tx: Tx): Promise<void>;
  /**
   * Stores one mail per thread, unless an unsent mail of the thread will include it. The mail is due `pause`
   * milliseconds after the last of its thread, or now.
   */
  abstract putSpaced(orders: readonly ThreadOrder[], pause: number, now: number, tx: Tx): Promise<void>;
  /** Runs {@link put} in a separate transaction. */
  abstract accept(orders: readonly MailOrder[], now: number): Promise<void>;
  /** Runs {@link putSpaced} in a separate transaction. */
  abstract acceptSpaced(orders: readonly ThreadOrder[], pause: number, now: number): Promise<void>;
  /** Reserves up to `limit` due mails, oldest first. Other processes cannot reserve them until they count as lost. */
  abstract take(limit: number, now: number, tx: Tx): Promise<ClaimedMail[]>;
  /** Runs {@link take} in a separate transaction. */
  abstract takeMore(limit: number, now: number): Promise<ClaimedMail[]>;
  /**
   * Notes what became of mails, and orders another look for those to be tried again.
   * @param round all that were taken together, once this was the rest of them: nobody has to look for them any more
   */
  abstract settle(settled: readonly MailResult[], now: number, round?: readonly ClaimedMail[]): Promise<void>;
  /** Orders a look for what a former process left behind. */
  abstract lookAround(now: number): Promise<void>;
  /** Returns those of the keys whose mail cannot be delivered. */
  abstract refused(keys: readonly string[]): Promise<string[]>;
  /** Mails that have left, newest first. Only with test hooks are there any. */
  abstract sent(to: string): Promise<SentMail[]>;
}
