import { Archive } from './unzip';
import { attributeOf, tokensOf, type Token } from './xml-tokens';

/** Columns that are read of a row; what stands further right can't be one of ours. */
const MOST_COLUMNS = 50;
const MOST_ROWS = 20_000;

/**
 * The first sheet of an XLSX workbook as lines of texts, as a CSV file has them: values only, no formulas, no formats.
 * @returns undefined when it is no workbook, or one that unfolds too far
 */
export function readWorkbook(file: Buffer): string[][] | undefined {
  try {
    const archive = Archive.open(file);
    const sheet = archive.text(firstSheet(archive));
    if (sheet === undefined) return undefined;
    return readRows(sheet, sharedTexts(archive.text('xl/sharedStrings.xml') ?? ''));
  } catch {
    // Whatever is wrong with it, the sender is told that it can't be read.
    return undefined;
  }
}

/** The sheet that stands first in the workbook, whatever its file is called. */
function firstSheet(archive: Archive): string {
  const tagsOf = (name: string, tag: string) =>
    [...tokensOf(archive.text(name) ?? '')].filter((token) => token.name === tag && token.kind !== 'close');
  const [sheet] = tagsOf('xl/workbook.xml', 'sheet');
  const id = sheet && attributeOf(sheet, 'r:id');
  const link = tagsOf('xl/_rels/workbook.xml.rels', 'Relationship').find(
    (each) => attributeOf(each, 'Id') === id,
  );
  const target = link && attributeOf(link, 'Target');
  if (!target) return 'xl/worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Gathers the text of `<t>`. A reading (`rPh`), which Japanese Excel keeps beside a name, is no part of it. */
class Text {
  value = '';
  private inText = false;
  private inReading = false;

  take({ name, kind, content }: Token): void {
    if (name === 'rPh') this.inReading = kind === 'open';
    else if (name === 't') this.inText = kind === 'open';
    else if (kind === 'text' && this.inText && !this.inReading) this.value += content;
  }
}

/** Texts that cells point to. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let text = new Text();
  for (const token of tokensOf(xml)) {
    if (token.name !== 'si') text.take(token);
    else if (token.kind === 'open') text = new Text();
    else texts.push(token.kind === 'empty' ? '' : text.value);
  }
  return texts;
}

interface Cell {
  readonly column: number;
  readonly type: string | undefined;
  readonly text: Text;
  value: string;
}

function readRows(xml: string, shared: readonly string[]): string[][] {
  const lines: string[][] = [];
  let cell: Cell | undefined;
  let inValue = false;
  for (const token of tokensOf(xml)) {
    const { name, kind, content } = token;
    if (name === 'row' && kind !== 'close') {
      const number = Number(attributeOf(token, 'r') ?? lines.length + 1);
      if (!(number <= MOST_ROWS)) break;
      // Empty rows are left out of the file, and count all the same.
      while (lines.length < number) lines.push([]);
    } else if (name === 'c' && kind === 'open') {
      const column = columnOf(attributeOf(token, 'r')) ?? lines.at(-1)?.length ?? 0;
      cell = { column, type: attributeOf(token, 't'), text: new Text(), value: '' };
    } else if (name === 'c' && kind === 'close' && cell) {
      put(lines.at(-1), cell, shared);
      cell = undefined;
    } else if (name === 'v') inValue = kind === 'open';
    else if (kind === 'text' && inValue && cell) cell.value += content;
    else cell?.text.take(token);
  }
  return lines;
}

function put(line: string[] | undefined, cell: Cell, shared: readonly string[]): void {
  if (!line || cell.column >= MOST_COLUMNS) return;
  while (line.length < cell.column) line.push('');
  line[cell.column] = valueOf(cell, shared);
}

function valueOf({ type, text, value }: Cell, shared: readonly string[]): string {
  if (type === 'inlineStr') return text.value;
  if (type === 's') return shared[Number(value)] ?? '';
  // A number is stored as a computer writes it: 1.2E4 is the 12000 that the sheet shows.
  return type === undefined && /^-?[\d.]+E[+-]?\d+$/i.test(value) ? String(Number(value)) : value;
}

/** `C7` is in column 2. */
function columnOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
