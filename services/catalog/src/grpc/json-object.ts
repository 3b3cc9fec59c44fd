import type { DomainError } from '@kashikari/kernel';
import { refused } from '@kashikari/kernel';

/** A JSON object as it travels in a request; anything else is refused. */
export function readJsonObject(json: string): Readonly<Record<string, unknown>> {
  const value = parse(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw notAnObject();
  return value as Record<string, unknown>;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw notAnObject();
  }
}

function notAnObject(): DomainError {
  return refused('validation.json');
}
