import { useState } from 'react';
import type { BookingView } from '../api/get-booking';

/** Bookings in one call of an act on many (REST contract). */
const MAX = 100;

/** The rows that are chosen, and why some of them were refused. */
export interface Choice {
  readonly bookings: readonly BookingView[];
  has(id: string): boolean;
  toggle(booking: BookingView): void;
  clear(): void;
  refusalOf(id: string): string | undefined;
  /** Leaves the refused ones chosen, with their reasons. */
  settle(done: readonly string[], refusals: ReadonlyMap<string, string>): void;
}

/** Manages the selection on the page of a day, up to 100 rows. */
export function useChoice(): Choice {
  const [chosen, setChosen] = useState<ReadonlyMap<string, BookingView>>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    bookings: [...chosen.values()],
    has: (id) => chosen.has(id),
    toggle(booking) {
      setChosen((before) => {
        const after = new Map(before);
        if (!after.delete(booking.id) && after.size < MAX) after.set(booking.id, booking);
        return after;
      });
      setRefusals((before) => new Map([...before].filter(([id]) => id !== booking.id)));
    },
    clear() {
      setChosen(new Map());
      setRefusals(new Map());
    },
    refusalOf: (id) => refusals.get(id),
    settle(done, reasons) {
      setChosen((before) => new Map([...before].filter(([id]) => !done.includes(id))));
      setRefusals((before) => new Map([...before, ...reasons]));
    },
  };
}
