import { DEFAULT_LOCALE, type Locale } from '@kashikari/kernel';
import en from './messages.en.json';
import jaHira from './messages.ja-Hira.json';
import ja from './messages.ja.json';

const MESSAGES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { ja, en, 'ja-Hira': jaHira };

/** A number, or a word with its singular and plural: `{max}`, `{max|day|days}`. */
const HOLE = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/** What a code means, for a person. An unknown code says only that it didn't work. */
export function messageOf(code: string, params: Readonly<Record<string, unknown>>, locale: Locale): string {
  const messages = MESSAGES[locale] ?? MESSAGES[DEFAULT_LOCALE];
  const template = messages[code] ?? messages['refused'] ?? code;
  return template.replace(HOLE, (_hole, name: string, one?: string, many?: string) => {
    const value = show(params[name]);
    if (one === undefined) return value;
    return `${value} ${value === '1' ? one : many}`;
  });
}

function show(value: unknown): string {
  if (Array.isArray(value)) return value.map(show).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '–';
}
