import type { Typesetter } from './label-text';

/** Millimetres. */
export const A4 = { width: 210, height: 297 };

export const LEFT = 20;
export const RIGHT = A4.width - 20;
const TOP = 25;
export const BOTTOM = A4.height - 20;

/** Sizes of the type, millimetres. */
export const SIZE = { title: 7, total: 6, name: 4.6, text: 3.5, small: 2.9 } as const;

/** Draws one page from top to bottom; lengths are millimetres. */
export class Pen {
  content = '';
  /** Baseline of the next text. */
  y = TOP;

  constructor(private readonly type: Typesetter) {}

  /** Text that begins at the left margin, or at `x`; cut where it is wider than `width`. */
  left(text: string, size: number, x: number = LEFT, width: number = RIGHT - x): void {
    this.content += this.type.draw(this.type.fitted(text, size, width), size, x, this.y);
  }

  /** Text that ends at the right margin, or at `x`. */
  right(text: string, size: number, x: number = RIGHT, width: number = x - LEFT): void {
    const fitted = this.type.fitted(text, size, width);
    this.content += this.type.draw(fitted, size, x - this.type.width(fitted, size), this.y);
  }

  /** A rule over the whole width, a little below the baseline. */
  rule(below = 2, weight = 0.2): void {
    const y = (this.y + below).toFixed(3);
    this.content += `${weight} w ${LEFT} ${y} m ${RIGHT} ${y} l S\n`;
  }

  down(by: number): void {
    this.y += by;
  }
}

/** Yen with a separator: `¥5,000`, `-¥500`. */
export const yenText = (yen: number): string =>
  `${yen < 0 ? '-' : ''}¥${Math.abs(yen).toLocaleString('en-US')}`;
