import { useEffect, useSyncExternalStore } from 'react';
import {
  followCounts,
  followGoods,
  followLenders,
  followThread,
  isFollowed,
  onFollowing,
} from './live-goods';

/** Polling intervals with and without a stream of events, milliseconds. With one, polling only covers a lost event. */
const TOLD = 5 * 60_000;
const UNTOLD = 30_000;
/** Polling interval of a thread without events: its writers wait for an answer. */
const UNTOLD_THREAD = 15_000;

/**
 * Keeps the schedules of goods up to date: a booking by somebody else triggers a new read. Returns the polling interval
 * for a query's `refetchInterval`: long while events arrive, and 30 s otherwise.
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
