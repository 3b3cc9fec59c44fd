import { fold } from '@kashikari/kernel';
import { NEXT_FIELDS } from '../../good-fields';
import { EMPTY_GOOD, type GoodDraft } from './good-draft';

/**
 * Returns the form of the next good in a row. The place and terms of the last one are copied, and its number is
 * incremented.
 */
export function nextGood(last: GoodDraft): GoodDraft {
  const stays = Object.fromEntries(NEXT_FIELDS.map((name) => [name, last[name]])) as Partial<GoodDraft>;
  return { ...EMPTY_GOOD, ...stays, management_id: nextNumber(last.management_id) };
}

/** A-0007 → A-0008, A-99 → A-100; empty where there is no number at the end. */
export function nextNumber(id: string): string {
  const text = id.normalize('NFKC').trim();
  const digits = /[0-9]{1,100}$/.exec(text)?.[0] ?? '';
  if (digits === '') return '';
  return `${text.slice(0, -digits.length)}${String(BigInt(digits) + 1n).padStart(digits.length, '0')}`;
}

/** The number itself or, if it is among the taken (folded) ones, the first after it that is not. */
export function nextFree(number: string, taken: ReadonlySet<string>): string {
  let free = number;
  while (free !== '' && taken.has(fold(free))) free = nextNumber(free);
  return free;
}
