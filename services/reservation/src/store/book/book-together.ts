import { Database, Together } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { book, type BookParameters, type BookRow } from './book';
import { GoodQueue, LONGEST_WAIT } from './good-queue';

/** Bookings in one statement, at most: the good is locked until the last of them is decided. */
const MOST = 32;

/**
 * Bookings of one good that come while another is under way are decided together, in one statement and one commit, in
 * the order in which they came. When registration opens, hundreds want the same thing in the same moment.
 */
@Injectable()
export class BookTogether {
  private readonly crowds: Together<BookParameters, BookRow>;

  constructor(
    private readonly db: Database,
    private readonly queue: GoodQueue,
  ) {
    this.crowds = new Together({
      most: MOST,
      longestWait: LONGEST_WAIT,
      name: ({ key_owner: owner, key }) => (key === null ? undefined : `${owner as string} ${key as string}`),
      all: (wanted, goodId) => this.queue.run(goodId, () => book(this.db, wanted)),
    });
  }

  book(wanted: BookParameters): Promise<BookRow> {
    const goodId = String(wanted.good);
    // A limit locks the pair of lender and borrower before the good: two pairs in one transaction could wait for each other.
    const limited = wanted.max_supplies !== null;
    return limited ? this.alone(wanted, goodId) : this.crowds.run(goodId, wanted);
  }

  private async alone(wanted: BookParameters, goodId: string): Promise<BookRow> {
    const [row] = await this.queue.run(goodId, () => book(this.db, [wanted]));
    return row as BookRow;
  }
}
