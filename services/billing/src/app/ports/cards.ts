import type { Tx } from '@kashikari/platform/tx';
import type { ProviderEvent } from './card-provider';

/** Payers, with their ids at the provider. */
export abstract class StoredCustomers {
  abstract find(userId: string): Promise<string | undefined>;
  /** @returns the id that is stored, which may be another one if two calls race */
  abstract add(userId: string, providerId: string): Promise<string>;
  /** Runs work while the payer's row is locked; undefined for a payer without one. */
  abstract locked<T>(userId: string, work: (providerId: string) => Promise<T>): Promise<T | undefined>;
  /** Removes accounts that are gone, and orders their removal at the provider. */
  abstract remove(tx: Tx, userIds: readonly string[], now: number): Promise<void>;
}

/** An account that lends. */
export interface Payee {
  readonly accountId: string;
  /** Cards are charged for its loans. */
  readonly takesCards: boolean;
}

/** Accounts that lend, with their ids at the provider. */
export abstract class StoredPayees {
  abstract find(accountId: string): Promise<string | undefined>;
  /** @returns the id that is stored, which may be another one if two calls race */
  abstract add(accountId: string, providerId: string): Promise<string>;
  /** Accounts that exist, also those without a payout account. */
  abstract list(accountIds: readonly string[], tx?: Tx): Promise<Payee[]>;
  /**
   * Stores what work returns while the payee's row is locked, so that the latest answer of the provider is the one that stays.
   * @returns false if nothing is stored by that id of the provider
   */
  abstract update(providerId: string, work: () => Promise<boolean>): Promise<boolean>;
  /** Removes accounts that are gone. */
  abstract remove(tx: Tx, accountIds: readonly string[]): Promise<void>;
}

/** Events that the provider sent. */
export abstract class ProviderEvents {
  /** Stores an event once, and orders the job that applies it. An event that concerns nothing of ours is only stored. */
  abstract add(event: ProviderEvent, now: number): Promise<void>;
}
