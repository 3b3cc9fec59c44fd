import { DomainError } from '@kashikari/kernel';
import iconv from 'iconv-lite';
import { readGoodSheet } from '../src/files/good-sheet';
import { isbnRowsIn } from '../src/files/isbn-text';
import { SHEET_COLUMNS } from '../src/imports/sheet-columns';
import { workbook } from './zip';

type SheetKind = keyof typeof SHEET_COLUMNS;
const read = (file: Buffer, kind: SheetKind = 'goods', more: object = {}) =>
  readGoodSheet({ file, columns: SHEET_COLUMNS[kind], ...more });

async function refusalOf(file: Buffer, kind: SheetKind = 'goods') {
  try {
    await read(file, kind);
    return 'read';
  } catch (error) {
    return error instanceof DomainError ? error.refusal : error;
  }
}

describe('a sheet of goods', () => {
  const TEXT = 'タイトル,管理番号,数量\r\n①髙橋の三脚～,A-1,2\r\n,,\r\n机,,\r\n';
  const EXPECTED = {
    columns: ['title', 'management_id', 'quantity'],
    rows: [
      { row: 2, cells: { title: '①髙橋の三脚～', management_id: 'A-1', quantity: '2' }, faults: [] },
      { row: 4, cells: { title: '机' }, faults: [] },
    ],
  };

  it('is read in UTF-8, with its BOM or without, and says so', async () => {
    for (const text of [TEXT, `\ufeff${TEXT}`])
      expect(await read(Buffer.from(text))).toEqual({ ...EXPECTED, encoding: 'utf-8' });
  });

  it('is read in CP932, which is recognized, with the characters that only Windows has', async () => {
    expect(await read(iconv.encode(TEXT, 'cp932'))).toEqual({ ...EXPECTED, encoding: 'cp932' });
  });

  it('is read as XLSX, and by tabs where it was copied out of a spreadsheet', async () => {
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const row = (at: number, ...texts: string[]) => `<row r="${at}">${texts.map(cell).join('')}</row>`;
    const rows = row(1, 'タイトル', '管理番号', '数量') + row(2, '①髙橋の三脚～', 'A-1', '2') + row(4, '机');
    expect(await read(workbook(rows))).toEqual({ ...EXPECTED, encoding: null });
    const pasted = await read(Buffer.from(TEXT.replaceAll(',', '\t')), 'goods', { pasted: true });
    expect(pasted).toEqual({ ...EXPECTED, encoding: null });
  });

  it.each([
    ['names', 'title,isbn,max_days'],
    ['English words', 'Title,ISBN,Maximum days'],
    ['Japanese words, full width', 'タイトル,ＩＳＢＮ,最大日数'],
  ])('understands headings that are %s', async (_, heading) => {
    const { columns } = await read(Buffer.from(`${heading}\na,b,c\n`));
    expect(columns).toEqual(['title', 'isbn', 'max_days']);
  });

  it('passes over what an export has and nobody writes', async () => {
    const sheet = await read(Buffer.from('id,title,created_at\nx,三脚,2026-01-01\n'));
    expect(sheet).toMatchObject({ columns: ['title'], rows: [{ cells: { title: '三脚' } }] });
  });

  it.each([
    ['title,price\na,1\n', 'goods', 'price'],
    ['title,タイトル\na,b\n', 'goods', 'タイトル'],
    ['location\na\n', 'goods', '–'],
    ['title\na\n', 'goods_edit', '–'],
  ] as const)('is refused by its headings: %j as %s', async (text, kind, unknown) => {
    const needed = kind === 'goods' ? ['title', 'isbn'] : ['id', 'management_id'];
    expect(await refusalOf(Buffer.from(text), kind)).toMatchObject({
      code: 'import.columns',
      params: { unknown, needed },
    });
  });

  it('is no sheet when it is a picture, or empty, or no text of its encoding', async () => {
    const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]);
    for (const file of [picture, Buffer.alloc(0), Buffer.from([0xff, 0xfe, 0x81, 0xff, 0x0a])])
      expect(await refusalOf(file)).toMatchObject({ code: 'import.not_csv' });
  });

  it('has 10,000 rows and 100 columns at most, and no cell without an end', async () => {
    const many = Buffer.from(`title\n${'a\n'.repeat(10_001)}`);
    const wide = Buffer.from(`title${','.repeat(1_000_000)}\na\n`);
    const long = Buffer.from(`title\n${'a'.repeat(10_001)}\n`);
    for (const file of [many, wide, long])
      expect(await refusalOf(file)).toMatchObject({ code: 'file.too_complex' });
  });
});

describe('a text with ISBNs', () => {
  const found = (text: string) => isbnRowsIn(text).map(({ cells }) => cells['isbn']);

  it('gives each once, in whatever way they are written, and passes over all else', () => {
    const text = `書店レシート 11/22 合計 5,720円 TEL 03-1234-5678 〒100-0001
      978-4-8156-3044-7 もりのゆうびんやさん、4815630445 / ９７８４００３１０１０１８
      注文番号 1234567890123 9784815630447`;
    expect(found(text)).toEqual(['9784815630447', '9784003101018']);
  });

  it('keeps what looks like one and is none, to be corrected', () => {
    expect(found('9784815630448 1920037015005')).toEqual(['9784815630448', '1920037015005']);
  });
});
