export interface DayRange {
  /** Inclusive days. `end` is undefined while only the start is chosen. */
  readonly start: string;
  readonly end?: string;
}

/** First press is the start, second the end; a third, or one before the start, starts anew. */
export function nextChoice(choice: DayRange | null, day: string): DayRange {
  if (!choice || choice.end !== undefined || day < choice.start) return { start: day };
  return { start: choice.start, end: day };
}
