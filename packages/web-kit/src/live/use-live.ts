import { useEffect, useSyncExternalStore } from 'react';
import {
  followCounts,
  followGoods,
  followLenders,
  followThread,
  isFollowed,
  onFollowing,
} from './live-goods';

/** While changes are told, milliseconds: what a lost signal would cost at most. Otherwise somebody has to ask. */
const TOLD = 5 * 60_000;
const UNTOLD = 30_000;
/** Who writes waits for the answer. */
const UNTOLD_THREAD = 15_000;

/**
 * Keeps the schedules of goods as they are: what somebody else books is read again at once. Answers how often to ask
 * all the same, for a query's `refetchInterval`: seldom while changes are told, every 30 s while they can't be.
 */
export function useLive(goodIds: readonly string[]): number {
  const ids = goodIds.join(',');
  useEffect(() => (ids ? followGoods(ids.split(',')) : undefined), [ids]);
  return useSyncExternalStore(onFollowing, () => (ids && isFollowed(ids.split(',')) ? TOLD : UNTOLD));
}

/** The same for a lender's day: what somebody else does with any good of these lenders is read at once. */
export function useLiveLenders(lenderIds: readonly string[]): number {
  const ids = lenderIds.join(',');
  useEffect(() => (ids ? followLenders(ids.split(',')) : undefined), [ids]);
  return useSyncExternalStore(onFollowing, () => (ids && isFollowed(ids.split(',')) ? TOLD : UNTOLD));
}

/** The same for the thread of a booking: what somebody writes is read at once. */
export function useLiveThread(bookingId: string): number {
  useEffect(() => followThread(bookingId), [bookingId]);
  return useSyncExternalStore(onFollowing, () => (isFollowed([bookingId]) ? TOLD : UNTOLD_THREAD));
}

/** The same for the stocktaking of a group: what somebody else counts is read within a few seconds. */
export function useLiveCounts(groupId: string): number {
  useEffect(() => followCounts(groupId), [groupId]);
  return useSyncExternalStore(onFollowing, () => (isFollowed([groupId]) ? TOLD : UNTOLD));
}
