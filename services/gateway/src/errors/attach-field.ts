import { DomainError } from '@kashikari/kernel';

/**
 * Services speak of things, callers of fields: where what was not found is what a field of the request names, the answer
 * names that field too.
 */
export function attachField(error: unknown, input: unknown): unknown {
  if (!(error instanceof DomainError) || typeof input !== 'object' || input === null) return error;
  const { kind, field, params } = error.refusal;
  const id = params?.['id'];
  if (kind !== 'not_found' || field || typeof id !== 'string' || id === '') return error;
  const named = Object.entries(input).find(
    ([, value]) => value === id || (Array.isArray(value) && value.includes(id)),
  );
  return named ? new DomainError({ ...error.refusal, field: named[0] }, error.fields) : error;
}
