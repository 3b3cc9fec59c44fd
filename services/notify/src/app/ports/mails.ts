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
export interface Carried {
  readonly id: string;
  readonly template: Template;
  readonly receiver: Receiver;
  readonly params: Params;
  readonly place?: MailPlace | undefined;
  /** This try counted. */
  readonly attempts: number;
  /** Security time. */
  readonly orderedAt: number;
  /** Trace of what it tells. */
  readonly traceparent?: string;
}

export interface Settled {
  readonly mail: Carried;
  readonly outcome: Outcome;
}

/** Where mails lie until they leave. Receivers and values are encrypted there, and dropped once they have left. */
export abstract class MailQueue {
  /** Keeps mails and orders their sending, in the transaction of what they tell. A known key is kept once. */
  abstract put(orders: readonly MailOrder[], now: number, tx: Tx): Promise<void>;
  /**
   * Keeps mails of threads: one a thread, and none where one is still to leave that will tell of it too. They are due
   * `pause` milliseconds after the last of their thread, or now.
   */
  abstract putSpaced(orders: readonly ThreadOrder[], pause: number, now: number, tx: Tx): Promise<void>;
  /** {@link put} in a transaction of its own. */
  abstract accept(orders: readonly MailOrder[], now: number): Promise<void>;
  /** {@link putSpaced} in a transaction of its own. */
  abstract acceptSpaced(orders: readonly ThreadOrder[], pause: number, now: number): Promise<void>;
  /** Takes out mails that are due, the oldest first, at most `limit`; others can't until they are taken for lost. */
  abstract take(limit: number, now: number, tx: Tx): Promise<Carried[]>;
  /** The same in a transaction of its own. */
  abstract takeMore(limit: number, now: number): Promise<Carried[]>;
  /**
   * Notes what became of mails, and orders another look for those to be tried again.
   * @param round all that were taken together, once this was the rest of them: nobody has to look for them any more
   */
  abstract settle(settled: readonly Settled[], now: number, round?: readonly Carried[]): Promise<void>;
  /** Orders a look for what a former process left behind. */
  abstract lookAround(now: number): Promise<void>;
  /** Of these keys, those whose mail can't be delivered. */
  abstract refused(keys: readonly string[]): Promise<string[]>;
  /** Mails that have left, newest first. Only with test hooks are there any. */
  abstract sent(to: string): Promise<SentMail[]>;
}
