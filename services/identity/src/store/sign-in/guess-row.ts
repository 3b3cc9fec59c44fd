import { NO_GUESSES, type Guesses } from '../../domain/guesses/guess-count';

export interface GuessRow {
  subject: string;
  failures: number;
  last_at: Date;
  since: Date;
  filled: number;
}

export const OF_SUBJECTS = 'select * from guesses where subject = any($1)';

/** Returns the counts of the subjects, in their order. */
export function inOrder(subjects: readonly string[], rows: readonly GuessRow[]): Guesses[] {
  const known = new Map(rows.map((row) => [row.subject, toGuesses(row)]));
  return subjects.map((subject) => known.get(subject) ?? NO_GUESSES);
}

export function toGuesses({ failures, last_at, since, filled }: GuessRow): Guesses {
  return { failures, lastAt: last_at.getTime(), since: since.getTime(), filled };
}
