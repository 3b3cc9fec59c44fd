import { yenIn } from '../../money/yen-in';
import type { DocumentFilter } from '../../documents/list-documents';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The filter in the address of the screen; what is no day and no amount is left out. */
export function filterIn(query: URLSearchParams): DocumentFilter {
  const day = (name: string) => (DAY.test(query.get(name) ?? '') ? query.get(name)! : undefined);
  const [min, max] = [yenIn(query.get('min') ?? ''), yenIn(query.get('max') ?? '')];
  const [from, to, text] = [day('from'), day('to'), query.get('text')];
  return {
    scope: query.get('scope') === 'receive' ? 'receive' : 'pay',
    ...(from && { from }),
    ...(to && { to }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(text && { text }),
  };
}

/** The address of a filter. */
export function queryOf({ scope, from, to, min, max, text }: DocumentFilter): Record<string, string> {
  return {
    ...(scope === 'receive' && { scope }),
    ...(from && { from }),
    ...(to && { to }),
    ...(min !== undefined && { min: String(min) }),
    ...(max !== undefined && { max: String(max) }),
    ...(text && { text }),
  };
}
