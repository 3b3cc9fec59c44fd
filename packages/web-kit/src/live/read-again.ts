import type { QueryClient } from '@tanstack/react-query';

/** Changes that follow close upon each other read the day once, milliseconds: forty acts are not forty reads. */
const DAY_TOGETHER = 100;
let dayAgain: ReturnType<typeof setTimeout> | undefined;

/**
 * Minimum interval between two reads of a stocktaking by a page, milliseconds. Twenty people who count must not cause
 * twenty reads a second.
 */
const COUNTS_TOGETHER = 3_000;
let countsAgain: ReturnType<typeof setTimeout> | undefined;

/** Reads again what changed. The client is handed in: what imports it from another chunk costs the first visit 700 bytes. */
export function readAgain(client: QueryClient) {
  /** A lender's day, `['bookings', 'day', …]`: any change may move a booking to another part of it. */
  function readDay(): void {
    dayAgain ??= setTimeout(() => {
      dayAgain = undefined;
      void client.invalidateQueries({ queryKey: ['bookings', 'day'] });
    }, DAY_TOGETHER);
  }

  return {
    /** Invalidates the shown schedules of goods: `['goods', id, 'schedule', …]` and `['schedules', ids, …]`. */
    makeStale(concerns: (goodIds: readonly string[]) => boolean): void {
      readDay();
      void client.invalidateQueries({
        predicate: ({ queryKey: [resource, which, part] }) =>
          (resource === 'goods' && part === 'schedule' && concerns([String(which)])) ||
          (resource === 'schedules' && Array.isArray(which) && concerns(which as string[])),
      });
    },

    /** The thread of a booking, and how much is unread: `['messages', { bookingId }]`, `['messages', 'unread']`. */
    readThread(bookingId: string): void {
      void client.invalidateQueries({ queryKey: ['messages', { bookingId }] });
      void client.invalidateQueries({ queryKey: ['messages', 'unread'] });
    },

    /**
     * Invalidates the shown stocktaking of a group, `['stocktakings', groupId, …]`, at a random delay so that pages
     * don't read at the same moment.
     */
    readCounts(groupId: string): void {
      countsAgain ??= setTimeout(
        () => {
          countsAgain = undefined;
          void client.invalidateQueries({ queryKey: ['stocktakings', groupId] });
        },
        COUNTS_TOGETHER * (0.5 + Math.random() / 2),
      );
    },
  };
}
