import i18next from 'i18next';
import { isApiError } from '../api/api-error';

/**
 * The sentence for an error, by its code; then by its status (error catalogue of the product); then a general one.
 * The gateway's own text is not used: a code outlives any wording.
 */
export function errorText(error: unknown): string {
  if (!isApiError(error)) return i18next.t('errors.generic', { ns: 'kit' });
  for (const key of [`errors.${error.code}`, `errors.status.${error.status}`]) {
    const text: unknown = i18next.t(key, { ns: 'kit', ...error.params, defaultValue: '' });
    if (typeof text === 'string' && text !== '') return text;
  }
  return i18next.t('errors.generic', { ns: 'kit' });
}

/** The sentence for the first fault of one field, or undefined when the field is all right. */
export function fieldText(error: unknown, field: string): string | undefined {
  if (!isApiError(error)) return undefined;
  const fault = error.fields[field]?.[0];
  if (!fault) return undefined;
  const text = i18next.t(`errors.${fault.code}`, { ns: 'kit', ...error.params, defaultValue: '' });
  return text || i18next.t('errors.validation', { ns: 'kit' });
}
