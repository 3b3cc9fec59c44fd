import { DEFAULT_LOCALE, fillIn, type Locale } from '@kashikari/kernel';
import { ERRORS, type ErrorRow, REFUSED } from '@kashikari/kernel/errors';
import { waitText } from './wait-text';

const ROWS: Readonly<Record<string, ErrorRow>> = ERRORS;

/**
 * What a code means, for a person. An unknown code says only that it didn't work. A limit's words are those of what it
 * counts (`params.by`), and tell the time that is left as `{wait}`; those of a quota are of what it is (`params.what`).
 */
export function messageOf(code: string, params: Readonly<Record<string, unknown>>, locale: Locale): string {
  const row = ROWS[code];
  const words = row?.of?.[String(params['by'] ?? params['what'])] ?? row ?? REFUSED;
  const template = words[locale] ?? words[DEFAULT_LOCALE];
  return fillIn(template, (name) =>
    name === 'wait' ? waitText(params['retry_after'], locale) : params[name],
  );
}
