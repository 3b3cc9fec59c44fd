/**
 * Gives an element the focus when its screen arrives. The frame gives it to the main area, in an effect of the same turn: this
 * comes right after, before another key can be pressed.
 */
export function focusOnArrival(find: () => HTMLElement | null | undefined): void {
  queueMicrotask(() => find()?.focus());
}
