import type { Box } from '@kashikari/kernel';
import type { PDFFont } from '@cantoo/pdf-lib';

/** Heights of the type, millimetres. */
const SIZES = { title: 3.2, other: 2.5, smallest: 1.4 } as const;

const LEADING = 1.25;

/** Replacement for a character that the font lacks, as in Japanese typesetting. */
const GETA = '〓';

interface Line {
  readonly text: string;
  readonly isTitle: boolean;
}

/** Widths and glyphs by character: laying out whole strings takes most of the time of a sheet. */
export class Typesetter {
  private readonly glyphs = new Map<string, { readonly code: string; readonly width: number }>();
  private readonly characters: ReadonlySet<number>;

  constructor(private readonly font: PDFFont) {
    this.characters = new Set(font.getCharacterSet());
  }

  /** Operators that draw a text, its baseline at a place of millimetres from the left upper corner. */
  draw(text: string, size: number, x: number, y: number): string {
    const codes = [...text].map((letter) => this.glyph(letter).code).join('');
    return `BT /F ${size.toFixed(3)} Tf 1 0 0 -1 ${x.toFixed(3)} ${y.toFixed(3)} Tm <${codes}> Tj ET\n`;
  }

  width(text: string, size: number): number {
    return [...text].reduce((sum, letter) => sum + this.glyph(letter).width, 0) * size;
  }

  /** The text, or as much of its beginning as fits before an ellipsis. */
  fitted(text: string, size: number, width: number): string {
    const drawable = this.drawable(text);
    if (this.width(drawable, size) <= width) return drawable;
    const letters = [...drawable];
    while (letters.length > 1 && this.width(`${letters.join('')}…`, size) > width) letters.pop();
    return `${letters.join('')}…`;
  }

  private drawable(text: string): string {
    const composed = text.normalize('NFC').replace(/\p{Variation_Selector}/gu, '');
    return [...composed.replace(/\p{C}/gu, ' ')]
      .map((letter) => (this.characters.has(letter.codePointAt(0) ?? 0) ? letter : GETA))
      .join('');
  }

  private glyph(letter: string) {
    let glyph = this.glyphs.get(letter);
    if (!glyph) {
      glyph = {
        code: this.font.encodeText(letter).asString(),
        width: this.font.widthOfTextAtSize(letter, 1),
      };
      this.glyphs.set(letter, glyph);
    }
    return glyph;
  }
}

/** Operators that set lines in the middle of a box: smaller where they do not fit, cut where they still don't. */
export function drawLines(type: Typesetter, box: Box, lines: readonly Line[]): string {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const full = filled.reduce((sum, line) => sum + sizeOf(line) * LEADING, 0);
  const scale = Math.min(1, box.height / Math.max(full, 1));
  const sized = filled
    .map((line) => ({ text: line.text, size: Math.max(SIZES.smallest, sizeOf(line) * scale) }))
    .filter((_line, place, all) => heightOf(all.slice(0, place + 1)) <= box.height + 0.01);
  let top = box.y + (box.height - heightOf(sized)) / 2;
  return sized
    .map(({ text, size }) => {
      const baseline = top + size;
      top += size * LEADING;
      return type.draw(type.fitted(text, size, box.width), size, box.x, baseline);
    })
    .join('');
}

const sizeOf = ({ isTitle }: Line): number => (isTitle ? SIZES.title : SIZES.other);

const heightOf = (lines: readonly { readonly size: number }[]): number =>
  lines.reduce((sum, { size }) => sum + size * LEADING, 0);
