import type { SqlTx } from '@kashikari/platform';
import type { LoginAttempts } from '../../app/ports';
import { NO_GUESSES, type Guesses } from '../../domain/guesses/guess-count';
import { inOrder, OF_SUBJECTS, toGuesses, type GuessRow } from './guess-row';

export class PgLoginAttempts implements LoginAttempts {
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
