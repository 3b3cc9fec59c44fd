/**
 * Returns a function that formats epoch milliseconds as RFC 3339 in UTC. It formats each instant once, for responses
 * that repeat the same instants, such as schedules.
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

/** Formats an instant as RFC 3339 in UTC. Services always send it; an absent one becomes the epoch. */
export function instant(date: Date | undefined): string {
  return (date ?? new Date(0)).toISOString();
}

export function instantOrNull(date: Date | undefined): string | null {
  return date ? date.toISOString() : null;
}

/** Returns null for an empty text, since protos have no null. */
export function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}
