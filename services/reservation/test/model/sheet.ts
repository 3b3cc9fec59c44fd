/** A booking in the model. Times are quarter-hours of the calendar. */
export interface Sheet {
  /** `[from, until)`: when the borrower has it. */
  readonly from: number;
  readonly until: number;
  /** The end when it was made or last moved. */
  readonly agreed: number;
  readonly units: number;
  /** Parts that were returned while the rest stayed out, in order of return. */
  readonly backs: readonly Back[];
  /** Quarter-hours that nobody else can have. */
  readonly taken: ReadonlySet<number>;
  /** Quarter-hours that were occupied before a return; null if the return shortened nothing. */
  readonly before: ReadonlySet<number> | null;
  readonly handedOver: boolean;
  /** Quarter-hour of the return. */
  readonly returned: number | null;
  /** A manager has yet to confirm that. */
  readonly awaits: boolean;
  /** A manager has confirmed it. */
  readonly received: boolean;
  readonly cancelled: boolean;
  /** Moved because something was late. */
  readonly delayed: boolean;
}

/** Units of a booking that came back before the others. */
export interface Back {
  readonly units: number;
  /** Quarter-hours in which nobody else can have them. */
  readonly taken: ReadonlySet<number>;
  readonly awaits: boolean;
  readonly received: boolean;
}

/** Terms of a lender and a good. Days are numbers of the calendar. */
export interface Terms {
  readonly hourly: boolean;
  readonly quantity: number;
  readonly margin: number;
  readonly maxDays: number | null;
  readonly exclusive: boolean;
  readonly autoExtend: boolean;
  readonly confirmed: boolean;
  readonly managed: boolean;
  readonly noDelay: boolean;
  readonly extendable: number;
  readonly daysAhead: number;
  readonly closedWeekdays: readonly number[];
  readonly closedDays: readonly number[];
  readonly borrowersReturn: boolean;
  readonly borrowersHandOver: boolean;
  readonly borrowersManage: boolean;
}

/** `ok`, or a code; with a refusal for want of room, how many units could be had. */
export interface Answer {
  readonly code: string;
  readonly free?: number;
}

export const OK: Answer = { code: 'ok' };

/** A range by days (both inclusive) or by quarter-hours (half-open), as the good is lent. */
export interface RequestedRange {
  readonly from: number;
  readonly until: number;
}

export type By = 'manager' | 'borrower';

/** Units that are not back before the others. */
export function held({ units, backs }: Sheet): number {
  return backs.reduce((rest, back) => rest - back.units, units);
}

/** Returns the occupied times with their units: of each booking, and of each returned part. */
export function takers(sheets: readonly Sheet[]): { taken: ReadonlySet<number>; units: number }[] {
  return sheets.flatMap((sheet) => [{ taken: sheet.taken, units: held(sheet) }, ...sheet.backs]);
}

export function quarters(from: number, until: number): number[] {
  const all: number[] = [];
  for (let quarter = from; quarter < until; quarter += 1) all.push(quarter);
  return all;
}

export function before(quarter: number, taken: ReadonlySet<number>): Set<number> {
  return new Set([...taken].filter((one) => one < quarter));
}
