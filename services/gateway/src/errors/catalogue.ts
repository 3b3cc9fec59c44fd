import { DEFAULT_LOCALE, type Locale } from '@kashikari/kernel';
import en from './messages.en.json';
import jaHira from './messages.ja-Hira.json';
import ja from './messages.ja.json';
import { waitText } from './wait-text';

const MESSAGES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { ja, en, 'ja-Hira': jaHira };

/** A number, or a word with its singular and plural: `{max}`, `{max|day|days}`. */
const HOLE = /\{(\w+)(?:\|([^{|}]*)\|([^{|}]*))?\}/g;

/**
 * What a code means, for a person. An unknown code says only that it didn't work. A limit's words are those of what it
 * counts (`params.by`), and tell the time that is left as `{wait}`; those of a quota are of what it is (`params.what`).
 */
export function messageOf(code: string, params: Readonly<Record<string, unknown>>, locale: Locale): string {
  const messages = MESSAGES[locale] ?? MESSAGES[DEFAULT_LOCALE];
  const template =
    messages[`${code}.${String(params['by'] ?? params['what'])}`] ??
    messages[code] ??
    messages['refused'] ??
    code;
  const { retry_after: seconds } = params;
  return template.replace(HOLE, (_hole, name: string, one?: string, many?: string) => {
    const value = name === 'wait' ? waitText(seconds, locale) : show(params[name]);
    if (one === undefined) return value;
    return `${value} ${value === '1' ? one : many}`;
  });
}

function show(value: unknown): string {
  if (Array.isArray(value)) return value.map(show).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '–';
}
