/**
 * Focuses an element when its screen appears. The frame focuses the main area in an effect of the same turn. This runs
 * right after it, before another key can be pressed.
 */
export function focusOnArrival(find: () => HTMLElement | null | undefined): void {
  queueMicrotask(() => find()?.focus());
}
