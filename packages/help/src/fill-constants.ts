import * as kernel from '@kashikari/kernel';
import type { Locale } from '@kashikari/kernel';

/** A constant in an article: `{{NAME}}`, `{{LIST.0.field}}`, or `{{NAME|time}}` for an hour of the day. */
export const PLACEHOLDER = /\{\{([A-Z][A-Z0-9_]*(?:\.\w+)*)(?:\|(\w+))?\}\}/g;

/**
 * Fills the constants of the kernel into a text, numbers in the form of the language.
 * @throws Error if a name is not a constant with a number or a word, or the form is unknown
 */
export function fillConstants(text: string, locale: Locale): string {
  return text.replace(PLACEHOLDER, (_whole, name: string, form?: string) => {
    const value = valueOf(name);
    if (form === 'time' && typeof value === 'number') return `${value}:00`;
    if (form !== undefined) throw new Error(`${name} has no form "${form}"`);
    return typeof value === 'number' ? numberIn(locale).format(value) : value;
  });
}

function valueOf(name: string): number | string {
  const found = name
    .split('.')
    .reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>> | undefined)?.[key], kernel);
  if (typeof found === 'number' || typeof found === 'string') return found;
  throw new Error(`${name} is not a constant of the kernel`);
}

/** Kana texts have the numbers of Japanese. */
function numberIn(locale: Locale): Intl.NumberFormat {
  return new Intl.NumberFormat(locale === 'en' ? 'en' : 'ja');
}
