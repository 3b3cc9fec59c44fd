import type { Answer } from '../product/rest';
import type { Caller } from './personas';
import type { Cell } from './permission-table';

/** One way to try an action of a table over REST, on a fixture. */
export interface AnAttempt<Fixture> {
  /** @param turn another number at each call, for what must not be twice */
  readonly ask: (by: Caller, fixture: Fixture, turn: number) => Promise<Answer>;
  /** Returns true if a response of 200 to 299 contains the requested data; default: always. */
  readonly has?: (answer: Answer, fixture: Fixture) => boolean;
}

const CELL_OF_STATUS: Readonly<Record<number, Cell>> = { 401: '1', 403: '3', 404: '4', 409: '9', 481: '8' };

/** Returns the outcome of an attempt as a letter of the table; any other refusal by its code. */
export function cellOf<Fixture>({ has }: AnAttempt<Fixture>, answer: Answer, fixture: Fixture): string {
  if (answer.status >= 300) return CELL_OF_STATUS[answer.status] ?? `${answer.status} ${answer.body?.code}`;
  return !has || has(answer, fixture) ? 'o' : '-';
}
