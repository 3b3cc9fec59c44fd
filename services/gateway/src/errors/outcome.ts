import type { errors } from '@kashikari/contracts';
import type { Locale } from '@kashikari/kernel';
import { toRefusal } from '@kashikari/platform';
import { messageOf } from './catalogue';

/** One of many in a bulk answer of a service, or a row of a sheet. */
interface Refusable {
  /** Unset when it was done. */
  readonly refusal?: errors.ErrorDetail | undefined;
}

/** Maps the outcome of one item of a bulk response, in the form of the REST contract. */
export function toOutcome({ refusal }: Refusable, locale: Locale) {
  if (!refusal) return { ok: true, code: null, message: null, params: null };
  const { code, params } = decoded(refusal);
  return { ok: false, code, message: messageOf(code, params, locale), params };
}

/** Maps the error of one row of a sheet. */
export function toFault({ refusal }: Refusable, locale: Locale) {
  const { code, params } = refusal ? decoded(refusal) : { code: 'internal', params: {} };
  return { code, message: messageOf(code, params, locale) };
}

/** The one decoder of refusals inside answers. */
function decoded(refusal: errors.ErrorDetail): { code: string; params: Record<string, unknown> } {
  const { code, params } = toRefusal(refusal);
  return { code, params: { ...params } };
}
