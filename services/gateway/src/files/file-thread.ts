import { serveThread } from '@kashikari/platform/threads';
import { readCards } from './card-sheet';
import { readGoodSheet } from './good-sheet';
import { isbnRowsIn } from './isbn-text';
import { closedDaysIn, type Window } from '../calendars/closed-days-in';

/** Parsers that run in a thread: those of all uploaded files. */
const TASKS = {
  cards: (file: Uint8Array) => readCards(file),
  goods: readGoodSheet,
  isbns: (text: string) => isbnRowsIn(text),
  closedDays: ({ calendar, window }: { calendar: string; window: Window }) => closedDaysIn(calendar, window),
};

export type FileTasks = typeof TASKS;

serveThread(TASKS);
