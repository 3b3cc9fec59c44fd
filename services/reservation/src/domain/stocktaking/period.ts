import { allow, refuse, type Verdict } from '@kashikari/kernel';

/** A stocktaking of a group, or of some of its folders. */
export interface StocktakingPeriod {
  readonly id: string;
  /** Raised by one with every change. */
  readonly version: number;
  readonly groupId: string;
  readonly name: string;
  /** Empty: all goods of the group. */
  readonly folderIds: readonly string[];
  /** Default place of counts that name no place. */
  readonly place: string;
  readonly createdBy: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  /** Null while it is open. */
  readonly closedAt: number | null;
  readonly closedBy: string | null;
}

export interface PeriodChange {
  readonly name: string | undefined;
  readonly closes: boolean;
}

/** Returns true if both cover a common folder. A period without folders covers all. */
function coversSame(
  a: Pick<StocktakingPeriod, 'folderIds'>,
  b: Pick<StocktakingPeriod, 'folderIds'>,
): boolean {
  if (a.folderIds.length === 0 || b.folderIds.length === 0) return true;
  return a.folderIds.some((id) => b.folderIds.includes(id));
}

/** Refuses a period while one of the open ones covers a folder of it. */
export function openPeriod(
  wanted: StocktakingPeriod,
  open: readonly StocktakingPeriod[],
): Verdict<StocktakingPeriod> {
  const other = open.find((one) => coversSame(one, wanted));
  return other ? refuse('stocktaking.open', { period_id: other.id, name: other.name }) : allow(wanted);
}

/** Returns the period after a change; the same object if nothing changes. A closed period cannot be changed. */
export function changePeriod(
  period: StocktakingPeriod,
  { name, closes }: PeriodChange,
  userId: string,
  now: number,
): Verdict<StocktakingPeriod> {
  const renamed = name !== undefined && name !== period.name;
  if (period.closedAt !== null && renamed) return refuse('stocktaking.closed');
  const closing = closes && period.closedAt === null;
  if (!renamed && !closing) return allow(period);
  return allow({
    ...period,
    version: period.version + 1,
    name: name ?? period.name,
    ...(closing && { closedAt: now, closedBy: userId }),
  });
}
