import type { MailRequest } from '@kashikari/kernel/mails';
import type { Tx } from '@kashikari/platform/tx';
import type { PlanId } from '../../domain/plans';
import type { Subscription } from '../../domain/subscription';

/** Mails to members of a group about its fee. */
type FeeMail =
  | 'fee_notice'
  | 'fee_raised'
  | 'fee_due'
  | 'fee_failing'
  | 'fee_stopped'
  | 'fee_ended'
  | 'fee_refunded'
  | 'fee_refunded_card';

/** Mails to accounts that lend about their money. */
type PayoutMail =
  | 'payout_sent'
  | 'payout_failed'
  | 'payout_reminder'
  | 'chargeback_opened'
  | 'chargeback_won'
  | 'chargeback_lost';

/** Mails to owners about the discount for nonprofits. */
type NonprofitMail = 'plan_nonprofit' | 'plan_nonprofit_ended';

/** A mail to an account's holder, or to an address of the operator's. It is sent by a job: nothing is lost. */
export type PlanMail = MailRequest<
  | 'plan_changed'
  | 'plan_requested'
  | 'plan_asked'
  | 'plan_begun'
  | 'plan_failing'
  | 'plan_ended'
  | NonprofitMail
  | 'plan_invoiced'
  | 'plan_overdue'
  | FeeMail
  | PayoutMail
> & {
  readonly to: { readonly userId: string } | { readonly email: string };
  /** Key of a mail that is sent once, however often it is enqueued; absent: each order is a mail. */
  readonly once?: string;
};

/** One change as it is recorded. */
export interface PlanChange {
  readonly at: number;
  /** `user:` and an id, `command:` and a login, `until`, `contract`. */
  readonly by: string;
  readonly before: Subscription;
  readonly after: Subscription;
}

/** A change of a subscription and its mails. */
export interface Changing {
  readonly by: string;
  readonly now: number;
  /** The subscription after; undefined leaves it as it is. Throws a refusal. */
  change(before: Subscription): Subscription | undefined;
  mails(change: PlanChange): readonly PlanMail[];
}

export abstract class Subscriptions {
  /** undefined for an account that billing has not heard of yet. */
  abstract find(accountId: string): Promise<Subscription | undefined>;
  /** Those of accounts that billing has heard of. */
  abstract findAll(accountIds: readonly string[]): Promise<Subscription[]>;
  /** Adds new subscriptions and publishes them; an existing subscription stays. */
  abstract add(tx: Tx, subscriptions: readonly Subscription[]): Promise<void>;
  /** Forgets the subscriptions of accounts that are gone, their record and their requests. */
  abstract remove(tx: Tx, accountIds: readonly string[]): Promise<void>;
  /**
   * Changes a subscription under a lock: records and publishes the change, schedules its end, enqueues the mails, and
   * closes the open request.
   * @param fresh the subscription of an account that billing does not know yet
   */
  abstract change(fresh: Subscription, changing: Changing, tx?: Tx): Promise<PlanChange | undefined>;
  /** Orders mails. */
  abstract mail(tx: Tx, mails: readonly PlanMail[], now: number): Promise<void>;
  /** Moves accounts without a given plan to the default plan, up to a thousand per call; returns the number changed. */
  abstract follow(plan: PlanId, now: number): Promise<number>;
  /** Those that staff have given, the latest change first. */
  abstract given(): Promise<Subscription[]>;
  /** The latest first. */
  abstract changesOf(accountId: string): Promise<PlanChange[]>;
}
