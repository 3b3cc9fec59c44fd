import { DEFAULT_LOCALE, fillIn, type Locale } from '@kashikari/kernel';
import { ERRORS, type ErrorRow, REFUSED } from '@kashikari/kernel/errors';
import { waitText } from './wait-text';

const ROWS: Readonly<Record<string, ErrorRow>> = ERRORS;

/**
 * Returns the message of a code for people. An unknown code yields a general message. The message of a limit depends on
 * its unit (`params.by`) and gives the remaining time as `{wait}`. The message of a quota depends on its subject
 * (`params.what`).
 */
export function messageOf(code: string, params: Readonly<Record<string, unknown>>, locale: Locale): string {
  const row = ROWS[code];
  const words = row?.of?.[String(params['by'] ?? params['what'])] ?? row ?? REFUSED;
  const template = words[locale] ?? words[DEFAULT_LOCALE];
  return fillIn(template, (name) =>
    name === 'wait' ? waitText(params['retry_after'], locale) : params[name],
  );
}
