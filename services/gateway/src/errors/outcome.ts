import type { Locale } from '@kashikari/kernel';
import { messageOf } from './catalogue';

/** How a service says in a bulk answer why one of many was refused; an empty code is that it was done. */
interface Refused {
  readonly errorCode: string;
  readonly errorParamsJson: string;
}

/** What came of one of many, as every bulk answer of the REST contract says it. */
export function toOutcome({ errorCode: code, errorParamsJson }: Refused, locale: Locale) {
  if (code === '') return { ok: true, code: null, message: null, params: null };
  const params = readParams(errorParamsJson);
  return { ok: false, code, message: messageOf(code, params, locale), params };
}

/** What is wrong with one row of a sheet. */
export function toFault(
  { code, paramsJson }: { readonly code: string; readonly paramsJson: string },
  locale: Locale,
) {
  return { code, message: messageOf(code, readParams(paramsJson), locale) };
}

function readParams(json: string): Record<string, unknown> {
  return json ? (JSON.parse(json) as Record<string, unknown>) : {};
}
