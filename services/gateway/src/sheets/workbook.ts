import { Archive } from './archive';
import { CellText, sheetReader, type SharedTexts } from './workbook-rows';
import { numberFormats } from './workbook-styles';
import { Table, tooComplex, type SheetLimits } from './table';

/**
 * The first sheet of an XLSX workbook as lines of texts, as a CSV file has them: values as the sheet shows
 * them, no formulas.
 * @throws DomainError `file.too_complex` @throws Error when it is no workbook
 */
export async function workbookLines(file: Uint8Array, limits: SheetLimits): Promise<string[][]> {
  const archive = await Archive.open(file, limits.unpacked);
  const { name, since1904 } = await firstSheet(archive);
  const table = new Table(limits);
  const shared = await sharedTexts(archive, limits);
  const numbers = await numberFormats(archive, since1904);
  if (!(await archive.read(name, sheetReader(table, shared, numbers)))) throw new Error('no workbook');
  return table.lines;
}

/** Returns the first sheet of the workbook, whatever its file name, and the epoch of its dates. */
async function firstSheet(archive: Archive): Promise<{ name: string; since1904: boolean }> {
  let id: string | undefined;
  let since1904 = false;
  await archive.read('xl/workbook.xml', {
    open: (name, attributes) => {
      if (name === 'workbookPr') since1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
      if (name === 'sheet') id ??= attributes['r:id'] ?? attributes['id'];
    },
  });
  let target: string | undefined;
  await archive.read('xl/_rels/workbook.xml.rels', {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id === id) target ??= Target;
    },
  });
  const name = target?.startsWith('/') ? target.slice(1) : `xl/${target ?? 'worksheets/sheet1.xml'}`;
  return { name, since1904 };
}

/** Texts that cells point to. One that is too long for a cell is cut where that is known: a cell may never point to it. */
async function sharedTexts(archive: Archive, { rows, columns, cell }: SheetLimits): Promise<SharedTexts> {
  const texts: string[] = [];
  const most = rows * columns;
  let text = new CellText(cell);
  await archive.read('xl/sharedStrings.xml', {
    open: (name) => {
      if (name === 'si') text = new CellText(cell);
      else text.open(name);
    },
    text: (piece) => text.take(piece),
    close: (name) => {
      if (name !== 'si') return text.close(name);
      if (texts.push(text.value) > most) throw tooComplex('rows', rows);
    },
  });
  return texts;
}
