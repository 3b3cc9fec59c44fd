import { refused, snakeCase } from '@kashikari/kernel';
import { fieldsFor, type Good } from './good';

/** That everybody sees or uses a good. */
const OPENINGS = fieldsFor({ writtenBy: 'lender' });
type Openness = Pick<Good, (typeof OPENINGS)[number]>;

/**
 * That everybody sees or uses a lender's good is for the lender and its managers to say, not for who only runs a group of
 * the lender (REST contract, edge).
 * @param before of a new good nothing is open
 * @throws DomainError
 */
export function refuseOpening(after: Openness, before?: Openness): void {
  for (const name of OPENINGS) {
    if (after[name] && !before?.[name]) throw notTheirs(snakeCase(name));
  }
}

/** What is for the lender and its managers alone. */
export const notTheirs = (field: string) => refused('forbidden', undefined, field);
