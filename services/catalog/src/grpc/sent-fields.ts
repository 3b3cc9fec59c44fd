import { PATCHES, type catalog } from '@kashikari/contracts';
import { refused, type DomainError } from '@kashikari/kernel';

/**
 * The fields of a good that were sent, by their names on the wire: of a message or, from a gateway of the release before,
 * of a JSON object. Refuses `validation.json` for what is none.
 */
export function readSentFields(
  sent: catalog.GoodPatch | undefined,
  json: string,
): Readonly<Record<string, unknown>> {
  return sent ? PATCHES.good.read(sent) : readJsonObject(json);
}

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
