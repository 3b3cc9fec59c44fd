import { DEFAULT_LOCALE, DEFAULT_TIME_ZONE, type Locale } from '@kashikari/kernel';
import { DEFAULT_RULES, type LenderRules } from './lender-rules';

/** An address that receives mails. */
export interface Contact {
  /** Normalised. */
  readonly email: string;
  readonly isVerified: boolean;
}

/** A person or an organisation that signs in; it owns groups and goods. Instants are epoch milliseconds. */
export interface User {
  readonly id: string;
  /** Raised by one with every change. */
  readonly version: number;
  readonly name: string;
  /** Reading of the name in kana; may be empty. */
  readonly nameReading: string;
  readonly accountName: string | null;
  /** Normalised; null for a member card and an added account. */
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** Wanted instead of `email`, which holds until this one is confirmed; normalised. */
  readonly pendingEmail: string | null;
  /** First account of an added account; null for a first account and a member card. */
  readonly firstAccountId: string | null;
  /** Address of the first account, read together with an added one; else null. Only the first account stores it. */
  readonly firstContact: Contact | null;
  /** Hash by argon2id in PHC form; null for a user without a password. */
  readonly passwordHash: string | null;
  readonly locale: Locale;
  /** IANA; days of this lender's goods begin and end here. */
  readonly timeZone: string;
  readonly rules: LenderRules;
  readonly invoiceName: string;
  readonly invoiceEmail: string;
  /** Number as an issuer of qualified invoices: `T` and 13 digits; empty for none. */
  readonly registrationNumber: string;
  /** Weekdays on which overdue reminders go; empty is the default rhythm. */
  readonly reminderDaysIndexes: readonly number[];
  /** True if a reminder setting was saved, including the default. */
  readonly remindersChosen: boolean;
  /** Groups that are tabs of Home, in their order; empty: the first ones of their list. Groups that were left may be among them. */
  readonly homeGroupIds: readonly string[];
  /** Note for borrowers on picking up this lender's goods; may be empty. */
  readonly pickUpNote: string;
  readonly thumbnailUrl: string;
  readonly hideAds: boolean;
  /** The last answer to "would you recommend us", 0 to 10. */
  readonly nps: number | null;
  /** The user closed that question without an answer. */
  readonly hideNps: boolean;
  /** The user saw the request for a review. */
  readonly reviewRequested: boolean;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly deletedAt: number | null;
}

/** A user who has just come to be, with the settings of everybody. */
export function newUser(id: string, about: Partial<User>, now: number): User {
  return {
    id,
    version: 1,
    name: '',
    nameReading: '',
    accountName: null,
    email: null,
    emailVerified: false,
    pendingEmail: null,
    firstAccountId: null,
    firstContact: null,
    passwordHash: null,
    locale: DEFAULT_LOCALE,
    timeZone: DEFAULT_TIME_ZONE,
    rules: DEFAULT_RULES,
    invoiceName: '',
    invoiceEmail: '',
    registrationNumber: '',
    reminderDaysIndexes: [],
    remindersChosen: false,
    homeGroupIds: [],
    pickUpNote: '',
    thumbnailUrl: '',
    hideAds: false,
    nps: null,
    hideNps: false,
    reviewRequested: false,
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    ...about,
  };
}
