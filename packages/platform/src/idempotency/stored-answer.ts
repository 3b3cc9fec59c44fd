import { DomainError, type Refusal } from '@kashikari/kernel';

/**
 * Encodes a response as JSON, so that SQL can write it and people can read it. Instants and bytes, which JSON lacks,
 * are marked: `{"$date": 1767225600000}`, `{"$bytes": "base64"}`.
 */
export function encodeAnswer(answer: unknown): string {
  return JSON.stringify(mark(answer) ?? null);
}

export function decodeAnswer(stored: unknown): unknown {
  if (Array.isArray(stored)) return stored.map(decodeAnswer);
  if (typeof stored !== 'object' || stored === null) return stored;
  const { $date: date, $bytes: bytes } = stored as { $date?: unknown; $bytes?: unknown };
  if (typeof date === 'number') return new Date(date);
  if (typeof bytes === 'string') return Buffer.from(bytes, 'base64');
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [name, decodeAnswer(value)]));
}

/**
 * Marks instants and bytes. JSON.stringify converts a Date to text before it calls a replacer, so this walks by itself.
 */
function mark(value: unknown): unknown {
  if (value instanceof Date) return { $date: value.getTime() };
  if (value instanceof Uint8Array) return { $bytes: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return value.map(mark);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mark(item)]));
}

export interface StoredRefusal {
  readonly refusal: Refusal;
  readonly fields: readonly Refusal[];
}

export function encodeError({ refusal, fields }: DomainError): string {
  return JSON.stringify({ refusal, fields } satisfies StoredRefusal);
}

export function decodeError({ refusal, fields }: StoredRefusal): DomainError {
  return new DomainError(refusal, fields);
}
