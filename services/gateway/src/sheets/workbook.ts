import { Archive } from './archive';
import { CellText, sheetReader, type SharedTexts } from './workbook-rows';
import { Table, tooComplex, type SheetLimits } from './table';

/**
 * The first sheet of an XLSX workbook as lines of texts, as a CSV file has them: values only, no formulas, no formats.
 * @throws DomainError `file.too_complex` @throws Error when it is no workbook
 */
export async function workbookLines(file: Uint8Array, limits: SheetLimits): Promise<string[][]> {
  const archive = await Archive.open(file, limits.unpacked);
  const name = await firstSheet(archive);
  const table = new Table(limits);
  const shared = await sharedTexts(archive, limits);
  if (!(await archive.read(name, sheetReader(table, shared)))) throw new Error('no workbook');
  return table.lines;
}

/** The sheet that stands first in the workbook, whatever its file is called. */
async function firstSheet(archive: Archive): Promise<string> {
  let id: string | undefined;
  await archive.read('xl/workbook.xml', {
    open: (name, attributes) => {
      if (name === 'sheet') id ??= attributes['r:id'] ?? attributes['id'];
    },
  });
  let target: string | undefined;
  await archive.read('xl/_rels/workbook.xml.rels', {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id === id) target ??= Target;
    },
  });
  if (!target) return 'xl/worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
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
