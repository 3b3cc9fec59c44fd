/** Half-open range of instants `[from, until)`, epoch milliseconds. Empty when `from >= until`. */
export interface Interval {
  readonly from: number;
  readonly until: number;
}

export function isEmpty(interval: Interval): boolean {
  return interval.from >= interval.until;
}

/** Returns true if two ranges share an instant. Back-to-back ranges do not. */
export function overlaps(a: Interval, b: Interval): boolean {
  return a.from < b.until && b.from < a.until && !isEmpty(a) && !isEmpty(b);
}

/** Returns true if `outer` contains every instant of `inner`. Every range contains an empty one. */
export function contains(outer: Interval, inner: Interval): boolean {
  return isEmpty(inner) || (outer.from <= inner.from && inner.until <= outer.until);
}

export function containsInstant(interval: Interval, instant: number): boolean {
  return interval.from <= instant && instant < interval.until;
}

/** The instants that both ranges hold; empty when they do not overlap. */
export function intersection(a: Interval, b: Interval): Interval {
  return { from: Math.max(a.from, b.from), until: Math.min(a.until, b.until) };
}

/** The parts of `a` that `b` does not hold, in order: none, one or two ranges. */
export function difference(a: Interval, b: Interval): Interval[] {
  if (isEmpty(a)) return [];
  if (!overlaps(a, b)) return [a];
  return [
    { from: a.from, until: b.from },
    { from: b.until, until: a.until },
  ].filter((part) => !isEmpty(part));
}
