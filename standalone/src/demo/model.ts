/**
 * A lender of the demonstration. Names in this file are keys of the demonstration only; the product assigns the ids.
 */

export interface DemoLender {
  readonly key: string;
  readonly name: string;
  readonly reading: string;
  readonly email: string;
  /** Lender rules that differ from the defaults, in wire names. */
  readonly rules: Readonly<Record<string, unknown>>;
  readonly groups: readonly DemoGroup[];
  readonly goods: readonly DemoGood[];
}

export interface DemoGroup {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** Passcode required to join; without one, everyone with the address may join. */
  readonly passcode?: string;
  readonly memberBookingVisible?: boolean;
  /** The newest last; the first is pinned. */
  readonly posts: readonly string[];
  /** Folders in order, with the keys of their goods. */
  readonly folders: readonly { readonly title: string; readonly goods: readonly string[] }[];
}

export interface DemoGood {
  readonly key: string;
  readonly title: string;
  /** Description; its #hashtags become tags. */
  readonly description: string;
  /** A file of `standalone/demo/illustrations`, without `.svg`. */
  readonly picture: string;
  /** The slug of its group; none: only in the public lists. */
  readonly group?: string;
  /** Terms that differ from the defaults, in wire names. */
  readonly terms?: Readonly<Record<string, unknown>>;
  /** True if it was never lent in the past year. */
  readonly neverLent?: boolean;
}

export interface DemoMember {
  readonly key: string;
  readonly name: string;
  readonly reading: string;
  readonly email: string;
  /** Slugs of the groups that they have joined. */
  readonly groups: readonly string[];
  readonly locale?: 'ja' | 'en' | 'ja-Hira';
}

/**
 * A range relative to today in the lender's zone: days from today (both inclusive), or quarter-hours from the next one.
 */
export type DemoRange =
  | { readonly days: readonly [first: number, last: number] }
  | { readonly quarters: readonly [first: number, count: number] };

export interface DemoBooking {
  readonly by: string;
  readonly good: string;
  readonly when: DemoRange;
  readonly quantity?: number;
  readonly memo?: string;
  /** Message of the borrower to the lender. */
  readonly asks?: string;
  /** True if it is returned at once, so that there is a returned booking to look at. */
  readonly returned?: boolean;
  /** Payment that the lender recorded; absent: it is free, or not paid yet. */
  readonly paid?: { readonly method: 'cash' | 'bank'; readonly note?: string; readonly refund?: DemoRefund };
}

/** A part of a payment that the lender returned. */
interface DemoRefund {
  /** Yen. */
  readonly amount: number;
  readonly reason: string;
}

/** A booking that began before today. */
export interface DemoPastBooking {
  readonly by: string;
  readonly good: string;
  /** Days from today, both inclusive. */
  readonly days: readonly [first: number, last: number];
  readonly quantity?: number;
  /** Review of the good by its borrower after the return; absent while it is out. */
  readonly review?: string;
}

/** A person who waits for a booked good. */
export interface DemoWait {
  readonly by: string;
  readonly good: string;
  readonly days: readonly [first: number, last: number];
}

/** A question about a good, and the answer of its lender. */
export interface DemoComment {
  readonly by: string;
  readonly good: string;
  readonly asks: string;
  readonly answer: string;
}

/** The password of everybody in a demonstration that only this machine reaches; it is printed, and it protects nothing. */
export const DEMO_PASSWORD = 'kashikari-demo';
