import { Database } from '@kashikari/platform';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { TermsCache, type Terms } from '../../app/ports';
import { goodFrom, lenderFrom, type AccountJson, type GoodJson } from './terms-row';

/** Maximum number of goods whose terms a process caches; a good is about 1 kB. */
const REMEMBERED = 10_000;

const READ = {
  name: 'terms-of-goods',
  text: `select to_jsonb(g) as good, to_jsonb(l) as lender from good g join account l on l.id = g.owner_id
    where g.id = any ($1::uuid[])`,
};

/**
 * Spares a booking the reading of its terms. Nothing here has to be fresh: book() compares the versions with the rows
 * under its lock, and answers `stale` when they differ.
 */
@Injectable()
export class PgTermsCache extends TermsCache {
  private readonly remembered = new LRUCache<string, Terms>({ max: REMEMBERED });

  constructor(private readonly db: Database) {
    super();
  }

  async of(goodIds: readonly string[]): Promise<ReadonlyMap<string, Terms>> {
    const found = new Map<string, Terms>();
    const missing: string[] = [];
    for (const id of goodIds) {
      const terms = this.remembered.get(id);
      if (terms) found.set(id, terms);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    for (const row of await this.db.read<{ good: GoodJson; lender: AccountJson }>(READ, [missing])) {
      const terms = { good: goodFrom(row.good), lender: lenderFrom(row.lender) };
      this.remembered.set(terms.good.id, terms);
      found.set(terms.good.id, terms);
    }
    return found;
  }

  forget(goodId: string): void {
    this.remembered.delete(goodId);
  }
}
