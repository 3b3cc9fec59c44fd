import { STATUS_CODES } from 'node:http';
import { messageOf } from './catalogue';
import { statusOf } from '@kashikari/kernel/errors';
import type { Problem } from '../schema/problem';
import type { DomainError, Locale, Refusal } from '@kashikari/kernel';

const TYPE = 'https://kashikari.dev/errors/';

/** A refusal as the REST contract shows it, in the caller's language. */
export function toProblem(error: DomainError, locale: Locale, traceId: string): Problem {
  const { refusal } = error;
  const status = statusOf(refusal);
  const params = shownParams(refusal);
  const errors = byField([refusal, ...error.fields], locale);
  return {
    type: TYPE + refusal.code,
    title: STATUS_CODES[status] ?? 'Without Edit Rights',
    status,
    code: refusal.code,
    detail: messageOf(refusal.code, params ?? {}, locale),
    ...(params && { params }),
    ...(errors && { errors }),
    trace_id: traceId,
  };
}

/** Returns the parameters that the caller may see. Those of internal errors are for the log alone. */
function shownParams({ kind, params }: Refusal): Record<string, unknown> | undefined {
  if (kind === 'internal' || !params || Object.keys(params).length === 0) return undefined;
  return { ...params };
}

function byField(faults: readonly Refusal[], locale: Locale): Problem['errors'] {
  const fields = new Map<string, NonNullable<Problem['errors']>[string]>();
  for (const { field, code, params } of faults) {
    if (!field) continue;
    const known = fields.get(field) ?? [];
    if (!known.some((fault) => fault.code === code))
      known.push({ code, message: messageOf(code, params ?? {}, locale) });
    fields.set(field, known);
  }
  return fields.size > 0 ? Object.fromEntries(fields) : undefined;
}
