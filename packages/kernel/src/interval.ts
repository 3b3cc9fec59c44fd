/** Half-open range of instants `[from, until)`, epoch milliseconds. Empty when `from >= until`. */
export interface Interval {
  readonly from: number;
  readonly until: number;
}

export function isEmpty(interval: Interval): boolean {
  return interval.from >= interval.until;
}

/** Whether two ranges share an instant. Back-to-back ranges do not. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.from < b.until && b.from < a.until && !isEmpty(a) && !isEmpty(b);
}

/** Whether `outer` holds every instant of `inner`. An empty range is held by every range. */
export function contains(outer: Interval, inner: Interval): boolean {
  return isEmpty(inner) || (outer.from <= inner.from && inner.until <= outer.until);
}

export function containsInstant(interval: Interval, instant: number): boolean {
  return interval.from <= instant && instant < interval.until;
}
