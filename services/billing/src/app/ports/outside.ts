import type { Call } from '@kashikari/kernel';
import type { MailRequest } from '@kashikari/kernel/mails';
import type { Subscription } from '../../domain/subscription';

/** An account as identity knows it. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly locale: string;
  readonly timeZone: string;
  /** Recipient of invoices; empty for the account itself. */
  readonly invoiceName: string;
  readonly invoiceEmail: string;
}

export interface AccountSeats {
  readonly accountId: string;
  readonly used: number;
  /** Raised by one with every change of `used`. */
  readonly version: number;
  /** null is no limit. */
  readonly limit: number | null;
  readonly disabled: number;
}

export abstract class Accounts {
  /** Finds an account by id, email address or account name. */
  abstract find(who: string): Promise<Account | undefined>;
  /** Those that are there, in no particular order. */
  abstract byIds(ids: readonly string[]): Promise<Pick<Account, 'id' | 'name' | 'email'>[]>;
  /** Refuses `forbidden` where the caller neither owns nor manages anything of it. */
  abstract seats(accountId: string, call: Call): Promise<AccountSeats>;
  /** Pushes a limit to identity before the caller gets a response; if that fails, the event follows a moment later. */
  abstract applyLimit(subscription: Subscription): Promise<void>;
}

/** A mail on its way to notify. */
export type AddressedMail = MailRequest & {
  readonly key: string;
  readonly to: string;
  readonly locale: string;
  /** The account whose plan it is about, of whose shell it is; absent: the installation's. */
  readonly accountId?: string | undefined;
};

export abstract class Mailer {
  abstract send(mail: AddressedMail): Promise<void>;
}
