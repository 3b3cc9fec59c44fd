/** Number formats of a workbook (ECMA-376, 18.8.31): how a sheet shows a number. */

/** Longest format that is read, characters; Excel allows 255. */
const MAX_FORMAT = 255;

/** Built-in formats that show something else than the number itself. Dates are shown as ISO 8601, in any locale. */
const BUILT_IN: Readonly<Record<number, string>> = {
  ...{ 1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00', 9: '0%', 10: '0.00%' },
  ...{ 14: 'yyyy-mm-dd', 15: 'yyyy-mm-dd', 16: 'yyyy-mm-dd', 17: 'yyyy-mm-dd', 22: 'yyyy-mm-dd hh:mm' },
  ...{ 27: 'yyyy-mm-dd', 28: 'yyyy-mm-dd', 29: 'yyyy-mm-dd', 30: 'yyyy-mm-dd', 31: 'yyyy-mm-dd' },
  ...{ 37: '#,##0', 38: '#,##0', 39: '#,##0.00', 40: '#,##0.00', 57: 'yyyy-mm-dd', 58: 'yyyy-mm-dd' },
};

export const builtInFormat = (id: number): string => BUILT_IN[id] ?? 'General';

/** One character of a format, with what quotes and backslashes make of it. */
interface Piece {
  readonly text: string;
  readonly isLiteral: boolean;
}

/**
 * Returns a number as a cell with this format shows it: `0000000` shows 123 as 0000123. Numbers with fractions,
 * exponents or conditions in their format are returned unformatted.
 * @param since1904 true if the workbook counts days from 1904 (old Macs)
 */
export function shown(value: number, format: string, since1904 = false): string {
  const { pieces, shows } = sectionFor(value, sectionsOf(piecesOf(format.slice(0, MAX_FORMAT))));
  const code = pieces.map(({ text, isLiteral }) => (isLiteral ? '' : text)).join('');
  if (/[yd]/i.test(code) || (/[hms]/i.test(code) && !/[0#]/.test(code)))
    return dateOf(value, code, since1904);
  if (code === '' && pieces.length > 0) return pieces.map(({ text }) => text).join('');
  const isPlain = /^[0#?,.% ()+-]*$/.test(code) && /[0#?]/.test(code);
  return isPlain ? digitsOf(shows, pieces) : String(value);
}

function sectionsOf(pieces: readonly Piece[]): Piece[][] {
  const sections: Piece[][] = [[]];
  for (const piece of pieces) {
    if (piece.text === ';' && !piece.isLiteral) sections.push([]);
    else sections.at(-1)!.push(piece);
  }
  return sections;
}

/** Sections are for positive numbers, negative ones and zero. One for negative numbers has its own sign. */
function sectionFor(value: number, [positive = [], negative, zero]: readonly Piece[][]) {
  if (value < 0 && negative) return { pieces: negative, shows: -value };
  return { pieces: (value === 0 ? zero : undefined) ?? positive, shows: value };
}

function piecesOf(format: string): Piece[] {
  const pieces: Piece[] = [];
  let isQuoted = false;
  for (let at = 0; at < format.length; at += 1) {
    const text = format[at]!;
    if (text === '"') isQuoted = !isQuoted;
    else if (isQuoted) pieces.push({ text, isLiteral: true });
    else if (text === '\\') pieces.push({ text: format[++at] ?? '', isLiteral: true });
    // Colors, locales and conditions; room as wide as a character.
    else if (text === '[') at = closing(format, at);
    else if (text === '_' || text === '*') at += 1;
    else pieces.push({ text, isLiteral: false });
  }
  return pieces;
}

function closing(format: string, at: number): number {
  const end = format.indexOf(']', at);
  return end < 0 ? format.length : end;
}

/** The digits of a number in the places of a format, from the right; literals between them stay: `000-0000`. */
function digitsOf(value: number, pieces: readonly Piece[]): string {
  const isPlace = ({ text, isLiteral }: Piece) => !isLiteral && /[0#?]/.test(text);
  const code = pieces.map(({ text, isLiteral }) => (isLiteral ? ' ' : text)).join('');
  const point = code.indexOf('.');
  const decimals = point < 0 ? 0 : pieces.slice(point).filter(isPlace).length;
  const scaled = code.includes('%') ? value * 100 : value;
  if (Math.abs(scaled) >= 1e15) return String(value);
  const [whole = '', fraction = ''] = Math.abs(scaled).toFixed(Math.min(decimals, 15)).split('.');
  const isGrouped = /[0#?],[0#?]/.test(code);
  const before = point < 0 ? pieces : pieces.slice(0, point);
  const first = before.findIndex(isPlace);
  let rest = isGrouped && whole !== '0' ? [...grouped(whole)] : [...whole];
  let out = '';
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const piece = before[at]!;
    if (!piece.isLiteral && piece.text === ',') continue;
    if (!isPlace(piece)) out = piece.text + out;
    else if (rest.length > 0 && !(rest.join('') === '0' && piece.text === '#')) {
      const take = at === first ? rest.length : rest.at(-2) === ',' ? 2 : 1;
      out = rest.slice(-take).join('') + out;
      rest = rest.slice(0, -take);
    } else {
      rest = [];
      out = (piece.text === '0' ? '0' : '') + out;
    }
  }
  const after = point < 0 ? '' : fractionOf(fraction, pieces.slice(point + 1), isPlace);
  return `${value < 0 ? '-' : ''}${out}${after}`.trim();
}

/** Up to 15 digits. */
const grouped = (digits: string): string => Number(digits).toLocaleString('en');

function fractionOf(fraction: string, pieces: readonly Piece[], isPlace: (piece: Piece) => boolean): string {
  let at = 0;
  let out = '';
  for (const piece of pieces) {
    if (!isPlace(piece)) out += piece.text;
    else {
      const isOptional = piece.text !== '0' && !/[1-9]/.test(fraction.slice(at));
      out += isOptional ? '' : (fraction[at] ?? '');
      at += 1;
    }
  }
  return /^\d/.test(out) ? `.${out}` : out;
}

const DAY_MS = 86_400_000;

/** Days of 1900 are counted with a 29 February that never was. */
function dateOf(value: number, code: string, since1904: boolean): string {
  const start = since1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, value < 60 ? 31 : 30);
  const at = new Date(start + Math.round(value * 86_400) * 1_000);
  if (value < 0 || Number.isNaN(at.getTime()) || at.getTime() > Date.UTC(9999, 11, 31) + DAY_MS)
    return String(value);
  const [day = '', time = ''] = at.toISOString().split('T');
  const hasTime = /[hs]/i.test(code);
  const clock = time.slice(0, /s/i.test(code) ? 8 : 5);
  if (!/[yd]/i.test(code)) return clock;
  return hasTime ? `${day} ${clock}` : day;
}
