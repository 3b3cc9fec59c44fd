import type { Archive } from './archive';
import { builtInFormat, shown } from './number-format';
import { tooComplex } from './table';

/** Styles of cells that a workbook may have; Excel allows 65,490. */
const MAX_STYLES = 65_490;

/** Shows the number of a cell by the format of its style. */
export type NumberShown = (value: number, style: string | undefined) => string;

/** The formats of `xl/styles.xml`, by the number of the style that cells point to. @throws DomainError `file.too_complex` */
export async function numberFormats(archive: Archive, since1904: boolean): Promise<NumberShown> {
  const own = new Map<string, string>();
  const styles: string[] = [];
  let isCellStyles = false;
  await archive.read('xl/styles.xml', {
    open: (name, { numFmtId = '', formatCode = '' }) => {
      if (name === 'numFmt') own.set(numFmtId, formatCode);
      else if (name === 'cellXfs') isCellStyles = true;
      else if (name === 'xf' && isCellStyles) styles.push(numFmtId);
      if (own.size > MAX_STYLES || styles.length > MAX_STYLES) throw tooComplex('rows', MAX_STYLES);
    },
    close: (name) => {
      if (name === 'cellXfs') isCellStyles = false;
    },
  });
  return (value, style) => {
    const id = style === undefined ? undefined : styles[Number(style)];
    if (id === undefined) return String(value);
    return shown(value, own.get(id) ?? builtInFormat(Number(id)), since1904);
  };
}
