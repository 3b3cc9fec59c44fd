import type { Tx } from '@kashikari/platform/tx';
import type { Occupant } from '@kashikari/availability';
import type { Call, Day, Interval, Refusal, Verdict } from '@kashikari/kernel';
import type { Booking } from '../domain/booking';
import type {
  AccessFacts,
  AccountFact,
  Fact,
  GoodFact,
  GroupFact,
  ManagerFact,
  MembershipFact,
} from '../domain/facts';
import type { EqualGood } from '../domain/equal-goods';
import type { Good, Lender } from '../domain/good';
import type { Line } from '../domain/line';
import type { Change, Situation } from '../domain/situation';
import type { ExportedBooking } from '../domain/exported-booking';
import type { ShownBooking } from '../domain/shown-booking';
import type { WireState } from '../domain/state';

/** Who looks, as queries need it. A member card sees and books in its one group alone. */
export interface Viewer {
  readonly userId: string | null;
  readonly cardGroupId: string | null;
}

/** What decides about a booking of a good, as this process knows it; the database checks that it is still so. */
export interface Terms {
  readonly good: Good;
  readonly lender: Lender;
}

/** A booking ready to be made, with the rules answered for a borrower and for a manager. */
export interface Draft {
  readonly goodId: string;
  readonly borrowerId: string;
  readonly terms: Terms;
  /** Null when the rules refuse it to everybody. */
  readonly booking: Booking | null;
  readonly memberRefusal: Refusal | null;
  readonly managerRefusal: Refusal | null;
}

export interface Booked {
  readonly kind: 'booked';
  readonly shown: ShownBooking;
}

export type BookOutcome =
  | Booked
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly manages: boolean }
  /** The terms that the draft was made with have changed. */
  | { readonly kind: 'stale' }
  /** No copy of the good or its lender. */
  | { readonly kind: 'unknown_good' }
  | { readonly kind: 'unknown_borrower' };

export type Rule = (situation: Situation) => Verdict<Change>;

/** Changes several bookings of a good; the first is the one that was asked for. */
export type LineRule = (situation: Situation, line: Line) => Verdict<readonly [Change, ...Change[]]>;

/** Writes bookings. Each act and its event are one transaction, alone on its good. */
export abstract class Bookings {
  /** One booking, in one round trip. @throws DomainError what an idempotency key was refused with before */
  abstract book(draft: Draft, viewer: Viewer, call: Call): Promise<BookOutcome>;

  /** Keeps a refusal for the call's idempotency key; false when another answer has been kept meanwhile. */
  abstract keepRefusal(refusal: Refusal, call: Call): Promise<boolean>;

  /** All or nothing. @returns the bookings, or the first outcome that is none, with its good */
  abstract bookMany(
    drafts: readonly Draft[],
    viewer: Viewer,
    call: Call,
    seriesId?: string,
  ): Promise<
    | ShownBooking[]
    | { readonly goodId: string; readonly index: number; readonly outcome: Exclude<BookOutcome, Booked> }
  >;

  /** What would become of each if all were booked in turn, those that can't be left out. Nothing is written. */
  abstract tryMany(drafts: readonly Draft[], viewer: Viewer, call: Call): Promise<BookOutcome[]>;

  /** Does to several bookings of one good what a rule says, in one transaction; those that it refuses stay. @throws DomainError when it refuses all */
  abstract changeAll(ids: readonly string[], viewer: Viewer, call: Call, rule: Rule): Promise<ShownBooking[]>;

  /** Does to a booking what a rule says, if there is room for it. @throws DomainError */
  abstract change(id: string, viewer: Viewer, call: Call, rule: Rule): Promise<ShownBooking>;

  /** The same with those behind it, in one UPDATE; the rule looks for room itself. @throws DomainError */
  abstract changeLine(id: string, viewer: Viewer, call: Call, rule: LineRule): Promise<ShownBooking>;
}

/** Which bookings of those that the viewer may see. */
export interface Narrowing {
  readonly scope: 'use' | 'lend' | 'all';
  readonly goodId?: string;
  readonly groupId?: string;
  readonly state?: WireState;
  readonly from?: number;
  readonly until?: number;
  /** Only those of goods that the viewer manages, which claim more than there is. */
  readonly overcommitted?: boolean | undefined;
  readonly lenderId?: string | undefined;
  /** Only those made by the same act as this booking, without it. */
  readonly madeWith?: string | undefined;
  /** Part of a good's title or a borrower's name. */
  readonly match?: string;
}

export interface BookingFilter extends Narrowing {
  readonly sort: 'latest' | 'start_at' | 'end_at';
  readonly page: number;
  readonly perPage: number;
}

/** Reads bookings, bound to what the viewer may see. */
export abstract class BookingViews {
  abstract get(id: string, viewer: Viewer, now: number): Promise<ShownBooking | undefined>;
  abstract list(
    filter: BookingFilter,
    viewer: Viewer,
    now: number,
  ): Promise<{ bookings: ShownBooking[]; total: number }>;
  /** Those of a series that are reserved and begin at `from` or later. */
  abstract seriesFrom(seriesId: string, from: number): Promise<string[]>;
  /** The newest first, at most so many, of those made before `beforeId`. */
  abstract export(
    filter: Narrowing,
    viewer: Viewer,
    now: number,
    limit: number,
    beforeId?: string,
  ): Promise<ExportedBooking[]>;
}

/** A booking in the way, as it stands in a calendar. */
export interface Busy extends Occupant {
  readonly id: string;
  readonly borrowerId: string;
  /** When somebody has it; ends with the return. */
  readonly span: Interval;
  /** `held`: for somebody of the queue who was asked; its id is that of the wait. */
  readonly state: WireState | 'held';
}

export interface GoodBusy {
  readonly terms: Terms;
  readonly busy: readonly Busy[];
  /** Whether the viewer may know who has booked. */
  readonly namesVisible: boolean;
}

export abstract class Schedules {
  /** The goods that the viewer sees, in the order asked, with what reaches into the days; one query. */
  abstract of(
    goodIds: readonly string[],
    from: Day,
    days: number,
    viewer: Viewer,
    now: number,
  ): Promise<GoodBusy[]>;
  /** What stands in the way of a good within some instants. */
  abstract occupants(goodId: string, within: Interval, now: number, exceptId?: string): Promise<Occupant[]>;
}

/** What was refused, for goods that may do as well. */
export interface EqualsAsked {
  readonly viewer: Viewer;
  readonly borrowerId: string;
  readonly within: Interval;
  readonly isHourly: boolean;
  readonly quantity: number;
  readonly now: number;
}

export abstract class EqualGoods {
  /** Whether there is any good that is equal to one, whoever may book it; cheap. */
  abstract areThereAny(goodId: string): Promise<boolean>;
  /** Goods equal to one that the viewer may book, the most alike first, with what stands in their way; one query. */
  abstract of(goodId: string, asked: EqualsAsked): Promise<EqualGood[]>;
}

/** Which live bookings are counted: of a person in a group, of a good, or of a lender's goods. */
export type CountScope =
  | { readonly groupId: string; readonly userId: string }
  | { readonly goodId: string }
  | { readonly lenderId: string }
  | { readonly borrowerId: string };

export abstract class LiveBookings {
  abstract count(scope: CountScope, now: number): Promise<{ live: number; out: number }>;
  /** Those of the users who have live bookings of goods in the group. */
  abstract borrowersIn(groupId: string, userIds: readonly string[], now: number): Promise<string[]>;
}

/** The terms of goods, remembered in this process. */
export abstract class TermsCache {
  /** Of those goods that there are copies of; at most one query. */
  abstract of(goodIds: readonly string[]): Promise<ReadonlyMap<string, Terms>>;
  abstract forget(goodId: string): void;
}

/** Copies of others' facts. `apply…` answers those that were news. */
export abstract class Copies {
  abstract transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  abstract applyGoods(tx: Tx, facts: readonly GoodFact[]): Promise<Applied<GoodFact, Good>[]>;
  abstract applyAccounts(tx: Tx, facts: readonly AccountFact[]): Promise<Applied<AccountFact, Lender>[]>;
  abstract applyGroups(tx: Tx, facts: readonly GroupFact[]): Promise<Applied<GroupFact>[]>;
  abstract applyMemberships(tx: Tx, facts: readonly MembershipFact[]): Promise<Applied<MembershipFact>[]>;
  /** The zone of an account; null when it is not known yet. */
  abstract zoneOf(tx: Tx, accountId: string): Promise<string | null>;
  abstract applyManagers(tx: Tx, facts: readonly ManagerFact[]): Promise<Applied<ManagerFact>[]>;
}

/** A fact that was news, with what was known before it; null when nothing was, or nobody asks. */
export interface Applied<F extends Fact, B = null> {
  readonly before: B | null;
  readonly after: F;
}

/** Which open bookings follow a fact. */
export type Followers =
  | { readonly ofGood: string }
  | { readonly ofLender: string }
  | { readonly ofBorrower: string }
  /** Of goods in the group, by borrowers who could not book them without it. */
  | { readonly onlyThroughGroup: string };

/** Bookings that change because a fact did, in the transaction of the fact. */
export abstract class FollowingBookings {
  /**
   * Does to the open ones what `rule` says, good by good; where the bookings of a good would then not fit beside
   * others, what `otherwise` says.
   */
  abstract change(
    tx: Tx,
    followers: Followers,
    now: number,
    rule: (situation: Situation) => Change | null,
    otherwise?: (situation: Situation) => Change | null,
  ): Promise<void>;
  /** What is over, and what is waited for, is another user's from now on. The open ones are {@link change}d before. */
  abstract inherit(tx: Tx, from: string, to: string): Promise<void>;
}

/** The lines of bookings, good by good. */
export abstract class Lines {
  /** A booking and its line as they are, for somebody who may see it; undefined for others. */
  abstract look(
    bookingId: string,
    viewer: Viewer,
    now: number,
  ): Promise<{ readonly situation: Situation; readonly line: Line } | undefined>;

  /**
   * A moment has come. In the transaction of its order, alone on the good of a booking, with all that holds its units: writes what the rule answers in one UPDATE, an event
   * each. Nothing where the booking is not known.
   */
  abstract change(
    tx: Tx,
    bookingId: string,
    now: number,
    rule: (line: Line, situation: Situation) => readonly Change[],
  ): Promise<void>;
}

/** The services that own the facts. Undefined when they know nothing of it either. */
export abstract class Sources {
  abstract goods(ids: readonly string[]): Promise<GoodFact[]>;
  abstract access(userId: string): Promise<AccessFacts | undefined>;
}
