import { serveThread } from '@kashikari/platform/threads';
import { readCards } from './card-sheet';
import { readGoodSheet } from './good-sheet';
import { isbnRowsIn } from './isbn-text';
import { closedDaysIn, type Window } from '../calendars/closed-days-in';

/** What is read in a thread: every file of strangers. */
const TASKS = {
  cards: (file: Uint8Array) => readCards(file),
  goods: readGoodSheet,
  isbns: (text: string) => isbnRowsIn(text),
  closedDays: ({ calendar, window }: { calendar: string; window: Window }) => closedDaysIn(calendar, window),
};

export type FileTasks = typeof TASKS;

serveThread(TASKS);
