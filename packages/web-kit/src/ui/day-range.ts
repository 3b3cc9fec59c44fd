export interface DayRange {
  /** Inclusive days. `end` is undefined while only the start is chosen. */
  readonly start: string;
  readonly end?: string;
}

/**
 * Returns the selection after a press: the first press sets the start, the second the end. A third press, or one before
 * the start, begins a new selection.
 */
export function nextChoice(choice: DayRange | null, day: string): DayRange {
  if (!choice || choice.end !== undefined || day < choice.start) return { start: day };
  return { start: choice.start, end: day };
}
