/** A line of figures by month or weekday, as far as a title needs it. */
interface Line {
  /** `YYYY-MM`, or a weekday: `0` is Sunday. */
  readonly key: string;
  readonly lent: number;
}

/** The title of a plot: the form of its sentence, and the bars that it names. */
interface PlotTitle<Name extends string> {
  readonly name: Name;
  /** The bars that the sentence names, in their order; the plot highlights exactly these. */
  readonly keys: readonly string[];
  /** The figure of the longest bar. */
  readonly count: number;
}

export type MonthTitle = PlotTitle<'none' | 'one' | 'soFar' | 'two' | 'many'>;
export type WeekdayTitle = PlotTitle<'none' | 'one' | 'two' | 'even'>;

/** Share of the longest bar from which a weekday counts as busy. */
const BUSY = 0.9;

/**
 * Returns the month with the most loans as a title, or both of two. More than two are not named.
 * @param running the month that is not over yet; it leads "so far"
 */
export function monthTitle(lines: readonly Line[], running: string): MonthTitle {
  const count = longest(lines);
  if (count === 0) return { name: 'none', keys: [], count };
  const keys = lines.filter(({ lent }) => lent === count).map(({ key }) => key);
  if (keys.length > 2) return { name: 'many', keys: [], count };
  if (keys.length === 2) return { name: 'two', keys, count };
  return { name: keys[0] === running ? 'soFar' : 'one', keys, count };
}

/** Returns the busy weekdays as a title. More than two of them make no difference worth naming. */
export function weekdayTitle(lines: readonly Line[]): WeekdayTitle {
  const count = longest(lines);
  if (count === 0) return { name: 'none', keys: [], count };
  const keys = lines.filter(({ lent }) => lent >= BUSY * count).map(({ key }) => key);
  if (keys.length > 2) return { name: 'even', keys: [], count };
  return { name: keys.length === 2 ? 'two' : 'one', keys, count };
}

const longest = (lines: readonly Line[]) => Math.max(0, ...lines.map(({ lent }) => lent));
