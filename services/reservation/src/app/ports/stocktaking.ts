import type { Call, Verdict } from '@kashikari/kernel';
import type {
  CheckFilter,
  DecidedCheck,
  StockCheck,
  StockDecision,
  StockPlace,
  StockTotals,
} from '../../domain/stocktaking/check';
import type { StockCount } from '../../domain/stocktaking/count';
import type { StocktakingPeriod } from '../../domain/stocktaking/period';
import type { Viewer } from './bookings';

/** A group with the caller's permissions for counting in it. */
export interface StockGroup {
  readonly id: string;
  /** Time zone of the group's account. */
  readonly zone: string;
  /** The caller is its account, one of its managers, or a group owner. */
  readonly runs: boolean;
  readonly belongs: boolean;
}

/** Scope of a count: a period, or a day without a period. */
export type CountScope =
  | { readonly groupId: string; readonly period: StocktakingPeriod }
  | { readonly groupId: string; readonly period: null; readonly day: string };

/** Selection of goods for a check. */
export interface CheckScope {
  readonly scope: CountScope;
  /** Goods of the period's folders; null: all of the group. */
  readonly goodIds: readonly string[] | null;
  /** Restricts to this good; null: all. */
  readonly goodId: string | null;
  readonly now: number;
}

export interface ListedCounts {
  readonly groupId: string;
  readonly periodId: string | undefined;
  readonly day: string | undefined;
  readonly goodId: string | undefined;
  readonly page: number;
  readonly perPage: number;
}

/** Possible readings of a scanned code. */
export interface CodeReadings {
  /** SHA-256 of the code on a label, in hexadecimal digits. */
  readonly labelHash: string | undefined;
  readonly goodId: string | undefined;
  readonly managementIds: readonly string[];
}

/** Counts and their periods. */
export abstract class Stocktakings {
  /** Returns undefined for a group that is unknown, deleted, or unreachable from the viewer's shell. */
  abstract group(groupId: string, viewer: Viewer): Promise<StockGroup | undefined>;

  /** @param rule checks the open periods of its group, which are locked meanwhile */
  abstract addPeriod(
    period: StocktakingPeriod,
    call: Call,
    rule: (open: readonly StocktakingPeriod[]) => Verdict<StocktakingPeriod>,
  ): Promise<StocktakingPeriod>;
  abstract period(id: string): Promise<StocktakingPeriod | undefined>;
  abstract periods(
    groupId: string,
    page: number,
    perPage: number,
  ): Promise<{ periods: StocktakingPeriod[]; total: number }>;
  /**
   * Changes a period. If the rule closes it, the rows of its `check` are stored and an event is published. Counts wait
   * meanwhile.
   * @param goodIds goods of its folders; null: all of the group
   */
  abstract changePeriod(
    id: string,
    goodIds: readonly string[] | null,
    call: Call,
    rule: (period: StocktakingPeriod) => Verdict<StocktakingPeriod>,
  ): Promise<StocktakingPeriod | undefined>;

  /** Returns true if the group has the good and it is not deleted. */
  abstract hasGood(groupId: string, goodId: string): Promise<boolean>;
  /**
   * Returns up to two goods of the group whose label or page was scanned; otherwise those with the scanned management
   * id.
   */
  abstract goodsByCode(groupId: string, read: CodeReadings): Promise<string[]>;

  /** The count of a scan, also a deleted one, with the hash of what was sent then. */
  abstract byScan(scanId: string): Promise<RecordedCount | undefined>;
  /**
   * Records a count, or answers the one that was recorded meanwhile.
   * @throws DomainError `stocktaking.closed`
   */
  abstract record(count: StockCount, contentHash: Buffer, call: Call): Promise<RecordedCount>;
  abstract count(id: string): Promise<StockCount | undefined>;
  abstract counts(asked: ListedCounts): Promise<{ counts: StockCount[]; total: number }>;
  /** Counts of a person in all groups, the newest first, from before an id on. */
  abstract countedBy(userId: string, beforeId: string | null, most: number): Promise<StockCount[]>;
  /** @throws DomainError `stocktaking.closed` */
  abstract remove(count: StockCount, userId: string, now: number): Promise<void>;
}

export interface RecordedCount {
  readonly count: StockCount;
  readonly contentHash: Buffer;
  /** True if the count was recorded before. */
  readonly isKnown: boolean;
}

/** The check of a period or a day. */
export abstract class StockChecks {
  /** Returns the checks in the order of titles. Checks of a closed period are frozen. */
  abstract of(scope: CheckScope): Promise<DecidedCheck[]>;
}

export interface CheckPage {
  readonly checks: readonly DecidedCheck[];
  readonly total: number;
  readonly totals: StockTotals;
  readonly undecided: number;
  readonly places: readonly StockPlace[];
  readonly zone: string;
  /** Null for a period. */
  readonly day: string | null;
}

export interface AskedCheck extends CheckFilter {
  readonly groupId: string;
  readonly periodId: string | undefined;
  /** Today where the group's account is, if neither is given. */
  readonly day: string | undefined;
  readonly goodId: string | undefined;
  readonly page: number;
  readonly perPage: number;
}

/** Decisions about differences. */
export abstract class StockDecisions {
  /**
   * Decides about a good of a closed period, once.
   * @returns the check that was frozen, and whether the decision is still to be applied; undefined for a good that was not in it
   * @throws DomainError what `rule` refuses, or `stocktaking.settled` where it was decided otherwise before
   */
  abstract decide(
    periodId: string,
    goodId: string,
    decision: StockDecision,
    now: number,
    rule: (check: StockCheck) => Verdict<unknown>,
  ): Promise<{ check: StockCheck; applied: boolean } | undefined>;
  abstract applied(periodId: string, goodId: string, now: number): Promise<void>;
  /** Forgets a decision that catalog refused. */
  abstract withdraw(periodId: string, goodId: string): Promise<void>;
}

/** Goods and folders where they are owned. */
export abstract class StockCatalog {
  abstract folders(groupId: string, call: Call): Promise<string[]>;
  abstract goodsIn(folderIds: readonly string[], call: Call): Promise<string[]>;
  /** Returns ids of goods of a group that have one of these spellings as a further code. */
  abstract goodsWithCode(groupId: string, spellings: readonly string[], call: Call): Promise<string[]>;
  /**
   * Changes the quantity of a good, as the caller, where it still has as many units as it was checked with. Does nothing
   * where it has the wanted number already.
   * @throws DomainError what catalog refuses, or `stocktaking.good_changed`
   */
  abstract setQuantity(goodId: string, from: number, to: number, call: Call): Promise<void>;
}
