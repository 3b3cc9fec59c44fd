import { allow, readCode, refuse, type Verdict } from '@kashikari/kernel';
import type { Id } from './ids';
import { oneSpelling } from './one-spelling';
import type { ActorTies } from './ties';

/** Further codes that one good may have. */
export const MAX_CODES = 20;

/**
 * A code as it is stored: read into its normal form (`readCode`), a GTIN with 8 or 13 digits where that is all of it.
 * Empty if nothing can be read.
 */
export function storedCode(text: string): string {
  const code = readCode({ text });
  const gtin = code?.gtin ?? '';
  if (gtin === '') return code?.text ?? '';
  return gtin.startsWith('000000') ? gtin.slice(-8) : gtin.replace(/^0/, '');
}

/** Returns the form in which two spellings of a code are equal. */
export function codeKey(code: string): string {
  return oneSpelling(code);
}

/** A GTIN names a kind of article, and so may be on several goods; other codes name one thing. */
function namesOneThing(code: string): boolean {
  return readCode({ text: code })?.gtin === undefined;
}

/** A good, as far as its codes go. */
export interface GoodCodes {
  readonly id: Id;
  readonly ownerId: Id;
  readonly title: string;
  readonly codes: readonly string[];
}

/** The codes that a change concerns, with the goods and lenders that use them. */
export class CodesInUse {
  private readonly holders = new Map<string, Map<Id, GoodCodes>>();

  constructor(held: Iterable<GoodCodes> = []) {
    for (const good of held) this.hold(good);
  }

  /** Remembers a good's codes, so that the next good of the same change cannot have them, too. */
  hold(good: GoodCodes): void {
    for (const code of good.codes) {
      const key = placeOf(good.ownerId, code);
      const holders = this.holders.get(key) ?? new Map<Id, GoodCodes>();
      this.holders.set(key, holders.set(good.id, good));
    }
  }

  /** Another good of the same lender that has the code. */
  holderOf(code: string, { id, ownerId }: GoodCodes): GoodCodes | undefined {
    const holders = this.holders.get(placeOf(ownerId, code))?.values() ?? [];
    return [...holders].find((holder) => holder.id !== id);
  }
}

const placeOf = (ownerId: Id, code: string) => `${ownerId} ${codeKey(code)}`;

/**
 * Refuses a code that another good of the same lender has, `good.code_taken`, unless it is a GTIN. Names that good to those
 * who act for the lender.
 * @param before the codes that the good had; none of a new good
 */
export function checkCodes(
  good: GoodCodes,
  before: readonly string[],
  codes: CodesInUse,
  ties: ActorTies,
): Verdict<GoodCodes> {
  const had = new Set(before.map(codeKey));
  for (const code of good.codes) {
    if (had.has(codeKey(code)) || !namesOneThing(code)) continue;
    const holder = codes.holderOf(code, good);
    if (!holder) continue;
    const named = ties.accountIds.includes(holder.ownerId) && {
      ...{ by: 'good', good_id: holder.id, title: holder.title },
    };
    return refuse('good.code_taken', { code, ...named }, 'codes');
  }
  codes.hold(good);
  return allow(good);
}
