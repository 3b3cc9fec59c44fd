import { Injectable } from '@nestjs/common';
import { Database, type SqlTx } from '@kashikari/platform';
import { GuessViews, type GuessBook } from '../app/ports';
import { NO_GUESSES, type Guesses } from '../domain/guess-count';

interface GuessRow {
  subject: string;
  failures: number;
  last_at: Date;
  since: Date;
  filled: number;
}

const OF_SUBJECTS = 'select * from guesses where subject = any($1)';

export class GuessesRepository implements GuessBook {
  constructor(private readonly tx: SqlTx) {}

  async peek(subjects: readonly string[]): Promise<Guesses[]> {
    return inOrder(subjects, await this.tx.read<GuessRow>(OF_SUBJECTS, [subjects]));
  }

  async lock(subject: string): Promise<Guesses> {
    await this.tx.read(`insert into guesses values ($1, 0, 'epoch') on conflict do nothing`, [subject]);
    const row = await this.tx.one<GuessRow>('select * from guesses where subject = $1 for no key update', [
      subject,
    ]);
    return row ? toGuesses(row) : NO_GUESSES;
  }

  async write(subject: string, { failures, lastAt, since, filled }: Guesses): Promise<void> {
    await this.tx.read(
      'update guesses set failures = $2, last_at = $3, since = $4, filled = $5 where subject = $1',
      [subject, failures, new Date(lastAt), new Date(since), filled],
    );
  }

  async forget(subject: string): Promise<void> {
    await this.tx.read('delete from guesses where subject = $1', [subject]);
  }
}

@Injectable()
export class PgGuessViews extends GuessViews {
  constructor(private readonly db: Database) {
    super();
  }

  override async peek(subjects: readonly string[]): Promise<Guesses[]> {
    return inOrder(subjects, await this.db.read<GuessRow>(OF_SUBJECTS, [subjects]));
  }
}

function inOrder(subjects: readonly string[], rows: readonly GuessRow[]): Guesses[] {
  const known = new Map(rows.map((row) => [row.subject, toGuesses(row)]));
  return subjects.map((subject) => known.get(subject) ?? NO_GUESSES);
}

function toGuesses({ failures, last_at, since, filled }: GuessRow): Guesses {
  return { failures, lastAt: last_at.getTime(), since: since.getTime(), filled };
}
