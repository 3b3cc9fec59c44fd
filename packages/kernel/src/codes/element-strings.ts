/** Ends an element of variable length, in place of the FNC1 of the barcode. */
export const GROUP_SEPARATOR = '\u001d';

/** First digits of application identifiers of 3 and of 4 digits; all others have 2. */
const THREE_DIGITS = /^(?:2[345]|4[012]|71)/;
const FOUR_DIGITS = /^(?:3[1-69]|43|7[02]|8[0-2])/;

/**
 * Lengths of values that need no separator after them, by the first two digits of the application identifier (GS1 General
 * Specifications, "Element strings with predefined length").
 */
const LENGTHS: readonly (readonly [RegExp, number])[] = [
  [/^00/, 18],
  [/^0[123]/, 14],
  [/^04/, 16],
  [/^1[1-9]/, 6],
  [/^20/, 2],
  [/^3[1-6]/, 6],
  [/^41/, 13],
];

/** One element in the form that people read: `(01)09784815630447`. */
const ELEMENT = /\((\d{2,4})\)([^(]+)/g;

/**
 * Rewrites GS1 element strings as a scanner sends them, `010978481563044710AB`, in the form that is printed below a barcode:
 * `(01)09784815630447(10)AB`.
 * @returns undefined for what is not such a string
 */
export function asPrinted(raw: string): string | undefined {
  let printed = '';
  let rest = raw;
  while (rest) {
    if (rest.startsWith(GROUP_SEPARATOR)) {
      rest = rest.slice(1);
      continue;
    }
    const identifier = rest.slice(0, identifierLength(rest));
    const value = valueAfter(identifier, rest);
    if (!/^\d{2,4}$/.test(identifier) || !value) return undefined;
    printed += `(${identifier})${value}`;
    rest = rest.slice(identifier.length + value.length);
  }
  return printed || undefined;
}

/** The value of the element (01), which is a GTIN, in element strings of the printed form. The check digit is not verified. */
export function valueOf01(printed: string): string | undefined {
  const elements = [...printed.matchAll(ELEMENT)];
  if (elements.map(([element]) => element).join('') !== printed) return undefined;
  return elements.find(([, identifier]) => identifier === '01')?.[2];
}

function identifierLength(text: string): number {
  if (THREE_DIGITS.test(text)) return 3;
  return FOUR_DIGITS.test(text) ? 4 : 2;
}

/** Empty where the text ends too early. */
function valueAfter(identifier: string, text: string): string {
  const rest = text.slice(identifier.length);
  const length = LENGTHS.find(([beginning]) => beginning.test(identifier))?.[1];
  const value = rest.split(GROUP_SEPARATOR, 1)[0] ?? '';
  return value.length < (length ?? 1) ? '' : value.slice(0, length);
}
