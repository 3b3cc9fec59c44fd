/**
 * Writes epoch milliseconds as RFC 3339 in UTC, for one answer that tells the same instants over and over, as schedules do:
 * each is written once.
 */
export function instantWriter(): (millis: number) => string {
  const written = new Map<number, string>();
  return (at) => {
    const known = written.get(at);
    if (known !== undefined) return known;
    const text = new Date(at).toISOString();
    written.set(at, text);
    return text;
  };
}

/** An instant on its way out: RFC 3339 in UTC. A service always sends it; the epoch stands for one that did not. */
export function instant(date: Date | undefined): string {
  return (date ?? new Date(0)).toISOString();
}

export function instantOrNull(date: Date | undefined): string | null {
  return date ? date.toISOString() : null;
}

/** Protos have no null: empty text stands for none. */
export function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}
