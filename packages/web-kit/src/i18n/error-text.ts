import { fillIn } from '@kashikari/kernel';
import { isApiError } from '../api/api-error';
import { findText, translatorOf } from './texts';

/**
 * The sentence for an error: the kit's own where the browser has to say it without the server (no net, a choice that its
 * look ahead refuses), else the gateway's `detail`, which comes in the language of the call; then one by the status, for
 * an answer of something between us and the gateway; then a general one.
 */
export function errorText(error: unknown): string {
  if (!isApiError(error)) return own('generic');
  return own(error.code, error.params) || error.detail || own(`status.${error.status}`) || own('generic');
}

/** The sentence for the first fault of one field, or undefined when the field is all right. */
export function fieldText(error: unknown, field: string): string | undefined {
  if (!isApiError(error)) return undefined;
  const fault = error.fields[field]?.[0];
  if (!fault) return undefined;
  return own(fault.code, error.params) || fault.message || own('generic');
}

/** The kit's own sentence for a code; empty when it has none. */
function own(code: string, params: Readonly<Record<string, unknown>> = {}): string {
  const refusals = findText('kit', 'refusals') as Record<string, string> | undefined;
  const template = refusals?.[code];
  if (template !== undefined) return fillIn(template, (name) => params[name]);
  const t = translatorOf('kit');
  return t(`errors.${code}`, { ...params, defaultValue: '' });
}
