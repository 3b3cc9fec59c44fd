import { refused } from '@kashikari/kernel';
import type { Good } from './good';

type Openness = Pick<Good, 'isPublic' | 'isPublicUse'>;

/**
 * That everybody sees or uses a lender's good is for the lender and its managers to say, not for who only runs a group of
 * the lender (REST contract, edge).
 * @param before of a new good nothing is open
 * @throws DomainError
 */
export function refuseOpening(after: Openness, before?: Openness): void {
  if (after.isPublic && !before?.isPublic) throw notTheirs('is_public');
  if (after.isPublicUse && !before?.isPublicUse) throw notTheirs('is_public_use');
}

/** What is for the lender and its managers alone. */
export const notTheirs = (field: string) => refused('forbidden', undefined, field);
