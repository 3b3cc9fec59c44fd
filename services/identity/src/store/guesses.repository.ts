import type { Tx } from '@kashikari/platform';
import type { GuessBook } from '../app/ports';
import { NO_GUESSES, type Guesses } from '../domain/guesses';

interface GuessRow {
  subject: string;
  failures: number;
  last_at: Date;
}

export class GuessesRepository implements GuessBook {
  constructor(private readonly tx: Tx) {}

  async peek(subjects: readonly string[]): Promise<Guesses[]> {
    const rows = await this.tx.read<GuessRow>('select * from guesses where subject = any($1)', [subjects]);
    const known = new Map(rows.map((row) => [row.subject, toGuesses(row)]));
    return subjects.map((subject) => known.get(subject) ?? NO_GUESSES);
  }

  async lock(subject: string): Promise<Guesses> {
    await this.tx.read(`insert into guesses values ($1, 0, 'epoch') on conflict do nothing`, [subject]);
    const row = await this.tx.one<GuessRow>('select * from guesses where subject = $1 for no key update', [
      subject,
    ]);
    return row ? toGuesses(row) : NO_GUESSES;
  }

  async write(subject: string, { failures, lastAt }: Guesses): Promise<void> {
    await this.tx.read('update guesses set failures = $2, last_at = $3 where subject = $1', [
      subject,
      failures,
      new Date(lastAt),
    ]);
  }

  async forget(subject: string): Promise<void> {
    await this.tx.read('delete from guesses where subject = $1', [subject]);
  }
}

function toGuesses({ failures, last_at }: GuessRow): Guesses {
  return { failures, lastAt: last_at.getTime() };
}
