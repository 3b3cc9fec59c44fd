/**
 * Writes epoch milliseconds as RFC 3339 in UTC, for answers that tell the same instants over and over, as schedules do:
 * each is written once.
 * @param most texts that are kept; then all are forgotten
 */
export function instantWriter(most = Infinity): (millis: number) => string {
  const written = new Map<number, string>();
  return (at) => {
    const known = written.get(at);
    if (known !== undefined) return known;
    const text = new Date(at).toISOString();
    if (written.size >= most) written.clear();
    written.set(at, text);
    return text;
  };
}

/** Bookings by day begin and end at the same midnights, and goods that are looked at are looked at again. */
const write = instantWriter(10_000);

/** An instant on its way out: RFC 3339 in UTC. A service always sends it; the epoch stands for one that did not. */
export function instant(date: Date | undefined): string {
  return write(date ? date.getTime() : 0);
}

export function instantOrNull(date: Date | undefined): string | null {
  return date ? write(date.getTime()) : null;
}

/** Protos have no null: empty text stands for none. */
export function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}
