import { Injectable } from '@nestjs/common';
import { Database } from '@kashikari/platform';
import { GuessViews } from '../../app/ports';
import type { Guesses } from '../../domain/guesses/guess-count';
import { inOrder, OF_SUBJECTS, type GuessRow } from './guess-row';

@Injectable()
export class PgGuessViews extends GuessViews {
  constructor(private readonly db: Database) {
    super();
  }

  override async peek(subjects: readonly string[]): Promise<Guesses[]> {
    return inOrder(subjects, await this.db.read<GuessRow>(OF_SUBJECTS, [subjects]));
  }
}
