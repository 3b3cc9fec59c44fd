import type { errors } from '@kashikari/contracts';
import type { Locale } from '@kashikari/kernel';
import { toRefusal } from '@kashikari/platform';
import { messageOf } from './catalogue';

/** How a service says in a bulk answer why one of many was refused; an empty code is that it was done. */
interface Refused {
  readonly refusal?: errors.ErrorDetail | undefined;
  readonly errorCode: string;
  readonly errorParamsJson: string;
}

/** What is at fault with one row. */
interface Fault {
  readonly refusal?: errors.ErrorDetail | undefined;
  readonly code: string;
  readonly paramsJson: string;
}

/** What came of one of many, as every bulk answer of the REST contract says it. */
export function toOutcome({ refusal, errorCode, errorParamsJson }: Refused, locale: Locale) {
  const { code, params } = told({ refusal, code: errorCode, paramsJson: errorParamsJson });
  if (code === '') return { ok: true, code: null, message: null, params: null };
  return { ok: false, code, message: messageOf(code, params, locale), params };
}

/** What is wrong with one row of a sheet. */
export function toFault(fault: Fault, locale: Locale) {
  const { code, params } = told(fault);
  return { code, message: messageOf(code, params, locale) };
}

/** The one decoder of refusals inside answers; a service of the release before says code and parameters apart. */
function told({ refusal, code, paramsJson }: Fault): { code: string; params: Record<string, unknown> } {
  if (refusal) return { code: refusal.code, params: { ...toRefusal(refusal).params } };
  return { code, params: paramsJson ? (JSON.parse(paramsJson) as Record<string, unknown>) : {} };
}
