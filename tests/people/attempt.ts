import type { Answer } from '../product/rest';
import type { Caller } from './cast';
import type { Cell } from './permission-table';

/** One way to try an act of a table over REST, on the stage that stands for it. */
export interface AnAttempt<Stage> {
  /** @param turn another number at each call, for what must not be twice */
  readonly ask: (by: Caller, stage: Stage, turn: number) => Promise<Answer>;
  /** Whether what was asked for is in an answer of 200 to 299; it is in every such answer when left out. */
  readonly has?: (answer: Answer, stage: Stage) => boolean;
}

const CELL_OF_STATUS: Readonly<Record<number, Cell>> = { 401: '1', 403: '3', 404: '4', 409: '9', 481: '8' };

/** What came of an attempt, as a letter of the table; any other refusal by its code. */
export function cellOf<Stage>({ has }: AnAttempt<Stage>, answer: Answer, stage: Stage): string {
  if (answer.status >= 300) return CELL_OF_STATUS[answer.status] ?? `${answer.status} ${answer.body?.code}`;
  return !has || has(answer, stage) ? 'o' : '-';
}
