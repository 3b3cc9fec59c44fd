import type { Tx } from '@kashikari/platform/tx';

interface Snapshot {
  readonly id: string;
  readonly version: number;
  readonly deleted: boolean;
}

/** An account of identity, as far as it is stored here. */
export interface AccountSnapshot extends Snapshot {
  /** Its loans may be paid by invoice. */
  readonly acceptInvoices: boolean;
  readonly name: string;
  /** Recipient of invoices; empty for the account itself. */
  readonly invoiceName: string;
  /** `T` and 13 digits; empty for none. */
  readonly registrationNumber: string;
  /** IANA zone of its days. */
  readonly zone: string;
}

/** The fields of an account that documents name. */
export type NamedAccount = Pick<
  AccountSnapshot,
  'id' | 'name' | 'invoiceName' | 'registrationNumber' | 'zone'
>;

/** `userId` acts for `accountId`. */
export interface ManagerSnapshot extends Snapshot {
  readonly accountId: string;
  readonly userId: string;
}

/** A person's accounts and managers, as identity stores them. */
export interface Access {
  readonly accounts: readonly AccountSnapshot[];
  readonly managers: readonly ManagerSnapshot[];
}

/** Copies of accounts and managers, which identity owns. */
export abstract class People {
  /** Orders the job that fetches names, if accounts were copied before names were stored. */
  abstract orderNames(now: number): Promise<void>;
  /** Ids of accounts without a name after an id, in order; up to 500. */
  abstract nameless(tx: Tx, afterId: string): Promise<string[]>;
  /** Names accounts that have no name yet: what an event has brought meanwhile stays. */
  abstract nameAll(tx: Tx, named: readonly NamedAccount[]): Promise<void>;
  abstract transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  abstract applyAccounts(tx: Tx, accounts: readonly AccountSnapshot[]): Promise<void>;
  abstract applyManagers(tx: Tx, managers: readonly ManagerSnapshot[]): Promise<void>;
}

export abstract class Identity {
  /** @throws if identity is unreachable */
  abstract namesOf(ids: readonly string[]): Promise<NamedAccount[]>;
  /** undefined if identity knows nobody by the id, or is unreachable. */
  abstract accessOf(userId: string): Promise<Access | undefined>;
}
