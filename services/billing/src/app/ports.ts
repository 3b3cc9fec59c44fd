import type { Subscription } from '../domain/subscription';

/** A transaction that somebody else has opened: that of an event being taken in. */
export type OpenTransaction = object;

export abstract class Subscriptions {
  /** undefined for an account that billing has not heard of yet. */
  abstract find(accountId: string): Promise<Subscription | undefined>;
  /** Adds those that are new, and tells of them; an account that has a subscription keeps it. */
  abstract add(transaction: OpenTransaction, subscriptions: readonly Subscription[]): Promise<void>;
  /** Forgets the subscriptions of accounts that are gone. */
  abstract remove(transaction: OpenTransaction, accountIds: readonly string[]): Promise<void>;
}
