import { allow, refuse, type Verdict } from '@kashikari/kernel';
import type { Good } from './good';
import type { Id } from './ids';
import { oneSpelling } from './one-spelling';

/** Returns the form in which two spellings of a management id are equal: one width, lower case. Empty for no id. */
export function numberKey(managementId: string): string {
  return oneSpelling(managementId);
}

/** The management ids that a change concerns, with the goods and lenders that use them. */
export class NumbersInUse {
  private readonly holders = new Map<string, Set<Id>>();

  constructor(held: Iterable<GoodNumber> = []) {
    for (const good of held) this.hold(good);
  }

  /** Remembers a good's number, so that the next good of the same change cannot have it, too. */
  hold({ id, ownerId, managementId }: GoodNumber): void {
    const key = placeOf(ownerId, managementId);
    const holders = this.holders.get(key) ?? new Set();
    this.holders.set(key, holders.add(id));
  }

  isTaken({ id, ownerId, managementId }: GoodNumber): boolean {
    const holders = this.holders.get(placeOf(ownerId, managementId)) ?? [];
    return [...holders].some((holder) => holder !== id);
  }
}

export type GoodNumber = Pick<Good, 'id' | 'ownerId' | 'managementId'>;

const placeOf = (ownerId: Id, managementId: string) => `${ownerId} ${numberKey(managementId)}`;

/**
 * Refuses a new number that another good of the same lender has, `good.management_id_taken`. Doubles from before stay until
 * their number is changed.
 * @param before the number that the good had; undefined of a new good
 */
export function checkNumber(
  good: GoodNumber,
  before: string | undefined,
  numbers: NumbersInUse,
): Verdict<GoodNumber> {
  const { managementId } = good;
  const isNew = managementId !== '' && numberKey(managementId) !== numberKey(before ?? '');
  if (isNew && numbers.isTaken(good)) {
    return refuse('good.management_id_taken', { management_id: managementId }, 'management_id');
  }
  if (isNew) numbers.hold(good);
  return allow(good);
}
