import type { Good } from '../good';
import type { Id } from '../ids';
import { numberKey } from '../management-number';

/** The good, or the row above, for which there is no need of another one. */
export interface Duplicate {
  readonly by: 'management_id' | 'isbn';
  readonly title: string;
  readonly goodId?: Id;
  readonly ofRow?: number;
}

type GoodIdentity = Pick<Good, 'ownerId' | 'managementId' | 'isbn' | 'title'>;

/**
 * Finds duplicates among existing goods and earlier rows: by the lender's management id, or by ISBN for goods without
 * one. Two copies of a book have different management ids.
 */
export class Doubles {
  private readonly known = new Map<string, Omit<Duplicate, 'by'>>();

  constructor(goods: Iterable<GoodIdentity & { readonly id: Id }> = []) {
    for (const good of goods) {
      const found = { title: good.title, goodId: good.id };
      if (good.managementId) this.put(numberOf(good), found);
      if (good.isbn) this.put(isbnOf(good), found);
    }
  }

  find(good: GoodIdentity): Duplicate | undefined {
    const by = good.managementId ? 'management_id' : 'isbn';
    if (by === 'isbn' && !good.isbn) return undefined;
    const found = this.known.get(by === 'isbn' ? isbnOf(good) : numberOf(good));
    return found && { by, ...found };
  }

  /** @param row row of the good */
  add(good: GoodIdentity, row: number): void {
    const found = { title: good.title, ofRow: row };
    if (good.managementId) this.put(numberOf(good), found);
    if (good.isbn) this.put(isbnOf(good), found);
  }

  private put(key: string, found: Omit<Duplicate, 'by'>): void {
    if (!this.known.has(key)) this.known.set(key, found);
  }
}

const numberOf = ({ ownerId, managementId }: GoodIdentity) => `${ownerId} number ${numberKey(managementId)}`;
const isbnOf = ({ ownerId, isbn }: GoodIdentity) => `${ownerId} isbn ${isbn}`;
