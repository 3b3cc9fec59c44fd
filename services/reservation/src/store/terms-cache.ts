import { Database, LeastRecentlyUsed } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { TermsCache, type Terms } from '../app/ports';
import { goodFrom, lenderFrom, type AccountJson, type GoodJson } from './terms-row';

/** Goods whose terms a process remembers, at most; a good is about 1 kB. */
const REMEMBERED = 10_000;

const READ = {
  name: 'terms-of-good',
  text: `select to_jsonb(g) as good, to_jsonb(l) as lender from good g join account l on l.id = g.owner_id where g.id = $1`,
};

/**
 * Spares a booking the reading of its terms. Nothing here has to be fresh: book() compares the versions with the rows
 * under its lock, and answers `stale` when they differ.
 */
@Injectable()
export class RememberedTerms extends TermsCache {
  private readonly remembered = new LeastRecentlyUsed<string, Terms>(REMEMBERED);

  constructor(private readonly db: Database) {
    super();
  }

  async of(goodId: string): Promise<Terms | undefined> {
    const known = this.remembered.get(goodId);
    if (known) return known;
    const row = await this.db.one<{ good: GoodJson; lender: AccountJson }>(READ, [goodId]);
    if (!row) return undefined;
    const terms = { good: goodFrom(row.good), lender: lenderFrom(row.lender) };
    this.remembered.set(goodId, terms);
    return terms;
  }

  forget(goodId: string): void {
    this.remembered.delete(goodId);
  }
}
