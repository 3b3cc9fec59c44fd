import { errorText, fieldText, isApiError } from '@kashikari/web-kit';
import type { GoodFieldName } from '../../good-fields';

/** Refusals that speak of one field without naming it. */
const SPEAKS_OF: Readonly<Record<string, GoodFieldName>> = {
  'good.management_id_taken': 'management_id',
  'good.code_taken': 'codes',
  'good.isbn': 'isbn',
  'good.isbn_jan': 'isbn',
};

/** Returns the part of a refusal that concerns a field of the form. */
export function faultOf(error: unknown, name: GoodFieldName): string | undefined {
  const isOfIt = isApiError(error) && SPEAKS_OF[error.code] === name;
  return fieldText(error, name) ?? (isOfIt ? errorText(error) : undefined);
}
