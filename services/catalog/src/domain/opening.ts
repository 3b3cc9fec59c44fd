import { refused, snakeCase } from '@kashikari/kernel';
import { fieldsFor, type Good } from './good';

/** Fields that open a good to everybody. */
const OPENINGS = fieldsFor({ writtenBy: 'lender' });
type Openness = Pick<Good, (typeof OPENINGS)[number]>;

/**
 * Refuses to open a good to everybody unless the lender or its managers do so. Running a group of the lender is not
 * enough (REST contract, edge).
 * @param before absent for a new good, which has nothing open
 * @throws DomainError
 */
export function refuseOpening(after: Openness, before?: Openness): void {
  for (const name of OPENINGS) {
    if (after[name] && !before?.[name]) throw notTheirs(snakeCase(name));
  }
}

/** Returns the refusal of a change reserved to the lender and its managers. */
export const notTheirs = (field: string) => refused('forbidden', undefined, field);
