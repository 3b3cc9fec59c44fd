import { serveThread } from '@kashikari/platform/threads';
import { readCards } from './card-sheet';
import { closedDaysIn, type Window } from '../calendars/closed-days-in';

/** What is read in a thread: every file of strangers. */
const TASKS = {
  cards: (file: Uint8Array) => readCards(file),
  closedDays: ({ calendar, window }: { calendar: string; window: Window }) => closedDaysIn(calendar, window),
};

export type FileTasks = typeof TASKS;

serveThread(TASKS);
