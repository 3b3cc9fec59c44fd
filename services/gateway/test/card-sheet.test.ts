import { deflateRawSync } from 'node:zlib';
import { DomainError } from '@kashikari/kernel';
import { readCards } from '../src/files/card-sheet';
import { growthOf, MAX_GROWTH } from './growth';
import { workbook, workbookOfOneText, zip } from './zip';
import { whenLong } from '../../../packages/platform/src/testing/budget';

const cardsIn = async (file: Buffer) => (await readCards(file)).rows;

const codeOf = async (file: Buffer) => {
  try {
    await readCards(file);
    return 'read';
  } catch (error) {
    return error instanceof DomainError ? error.refusal.code : String(error);
  }
};

const MB = 1024 * 1024;

describe('a sheet of cards', () => {
  const EXPECTED = [
    { line: 2, managementId: '12', name: '髙橋 花子', email: 'h@example.jp', inviteEmail: '', locale: '' },
    { line: 4, managementId: '', name: '斎藤', email: '', inviteEmail: '', locale: '' },
  ];

  it('is read as CSV in UTF-8, with its BOM or without, in any order of columns', async () => {
    const text = 'Name,id,email\r\n髙橋 花子, 12 ,h@example.jp\r\n,,\r\n"斎藤",,\r\n';
    expect(await cardsIn(Buffer.from(text))).toEqual(EXPECTED);
    expect(await cardsIn(Buffer.from(`\ufeff${text}`))).toEqual(EXPECTED);
  });

  it('is read in Shift_JIS, which is what Excel writes in Japan', async () => {
    // 山田,花 in Shift_JIS.
    const bytes = Buffer.from([...Buffer.from('id,name\r\n7,'), 0x8e, 0x52, 0x93, 0x63, 0x0d, 0x0a]);
    expect(await cardsIn(bytes)).toMatchObject([{ managementId: '7', name: '山田' }]);
  });

  it('is read as XLSX: shared and own texts, numbers, left-out rows and cells, without readings', async () => {
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>name</t></is></c><c r="C1" t="str"><v>email</v></c></row>' +
      '<row r="2"><c r="A2"><v>1.2E1</v></c><c r="B2" t="s"><v>1</v></c><c r="C2" t="s"><v>2</v></c></row>' +
      '<row r="4"><c r="B4" t="s"><v>3</v></c></row>';
    const texts =
      '<si><t>id</t></si><si><r><t>髙橋</t></r><r><t xml:space="preserve"> 花子</t></r><rPh sb="0" eb="2"><t>タカハシ</t></rPh></si>' +
      '<si><t>h@example.jp</t></si><si><t>斎藤</t><rPh sb="0" eb="2"><t>サイトウ</t></rPh></si>';
    expect(await cardsIn(workbook(rows, texts))).toEqual(EXPECTED);
  });

  it.each<[string, Buffer, string]>([
    ['an unknown column', Buffer.from('id,name,phone\n1,a,0'), 'card.columns'],
    ['a column twice', Buffer.from('id,id\n1,2'), 'card.columns'],
    ['none of the columns that say who', Buffer.from('invite_email\na@example.jp'), 'card.columns'],
    ['nothing', Buffer.alloc(0), 'card.columns'],
    ['a quote that never ends', Buffer.from('id,name\n1,"a'), 'sheet.quote'],
    ['bytes of no encoding', Buffer.from([0x69, 0x64, 0x0a, 0xff, 0xff, 0xfd]), 'card.file'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]), 'card.file'],
    ['an archive cut short', workbook('<row/>').subarray(0, 90), 'card.file'],
    ['an archive of something else', zip({ 'word/document.xml': '<w/>' }), 'card.file'],
  ])('is refused with %s', async (_what, file, code) => {
    expect(await codeOf(file)).toBe(code);
  });

  it('says the line of a row that is longer than its heading, and reads the others', async () => {
    const text = 'id,name\n1,Tanaka, Taro\n2,Sato,,\n\n4,Mori,,x\n';
    expect(await readCards(Buffer.from(text))).toMatchObject({
      rows: [{ line: 3, managementId: '2', name: 'Sato' }],
      faults: [
        { line: 2, code: 'sheet.no_heading', params: { value: 'Taro' } },
        { line: 5, code: 'sheet.no_heading', params: { value: 'x' } },
      ],
    });
    const rows = '<row r="1"><c r="A1" t="str"><v>name</v></c></row><row r="2"><c r="C2"><v>7</v></c></row>';
    expect(await readCards(workbook(rows))).toMatchObject({
      rows: [],
      faults: [{ line: 2, params: { value: '7' } }],
    });
  });

  it('ignores empty columns without a heading, wherever they are', async () => {
    expect(await cardsIn(Buffer.from('id,,name,email,\n1,,花子,h@example.jp,\n'))).toMatchObject([
      { managementId: '1', name: '花子', email: 'h@example.jp' },
    ]);
  });

  it('has headings in full width and in capitals, too', async () => {
    expect(
      await cardsIn(Buffer.from('ＩＤ,Ｎａｍｅ,EMAIL,　Invite_Email \n1,花子,a@b.jp,c@d.jp')),
    ).toMatchObject([{ managementId: '1', name: '花子', email: 'a@b.jp', inviteEmail: 'c@d.jp' }]);
  });

  it.each([
    ['id,name\n1,Ken "Bob" Baba\n', 2],
    ['id,name\n1,a\n2,"b" c\n', 3],
    ['id,name\n1,"a""b"\n2,"c\n3,d\n', 3],
    ['id,name\n1,"a\nb"\n2,c "d"\n', 3],
  ])('says the line of a stray quote: %j', async (text, line) => {
    await expect(readCards(Buffer.from(text))).rejects.toMatchObject({
      refusal: { code: 'sheet.quote', params: { line }, field: 'file' },
    });
  });

  it('says which columns are unusable, also where none is', async () => {
    await expect(readCards(Buffer.from('invite_email,\na@b.jp,'))).rejects.toMatchObject({
      refusal: { code: 'card.columns', params: { unknown: '–' } },
    });
  });

  it('has numbers of a workbook as the sheet shows them', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="164" formatCode="0000000"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>';
    const row = (n: number, cell: string) => `<row r="${n}"><c r="A${n}" ${cell}</row>`;
    const rows = [
      row(1, 't="str"><v>id</v></c>'),
      row(2, 's="1"><v>123</v></c>'),
      row(3, 's="0"><v>123</v></c>'),
      row(4, 's="7"><v>45</v></c>'),
      row(5, 's="1"><v>12345678901234567</v></c>'),
    ];
    const ids = (await cardsIn(workbook(rows.join(''), '', styles))).map(({ managementId }) => managementId);
    expect(ids).toEqual(['0000123', '123', '45', '12345678901234567']);
  });

  it('may have rows and columns that are formatted and empty, as far as they go', async () => {
    const heading = '<row r="1"><c r="A1" t="str"><v>name</v></c><c r="XFD1" s="3"/></row>';
    const rows =
      '<row r="2"><c r="A2" t="str"><v>斎藤</v></c></row><row r="1048576"><c r="A1048576" s="3"/></row>';
    expect(await cardsIn(workbook(heading + rows))).toMatchObject([{ line: 2, name: '斎藤' }]);
  });

  const name = (text: string) => Buffer.from(`name\n${text}\n`);
  const inflated = (megabytes: number) => ({
    'xl/worksheets/sheet1.xml': {
      deflated: deflateRawSync(Buffer.alloc(megabytes * MB, ' ')),
      says: megabytes * MB,
    },
  });

  it.each<[string, Buffer]>([
    ['a cell of 301 characters', name('a'.repeat(301))],
    ['more characters than a sheet may have', name(`${'a'.repeat(300)}\n`.repeat(7_000))],
    ['a million columns', Buffer.from(`name${',a'.repeat(1_000_000)}\n`)],
    ['2 MiB of commas', Buffer.alloc(2 * MB, ',')],
    ['20 MiB of commas', Buffer.alloc(20 * MB, ',')],
    ['2 MiB of empty lines', Buffer.alloc(2 * MB, '\n')],
    ['20 MiB of empty lines', Buffer.alloc(20 * MB, '\n')],
    ['a cell of 20 MiB', name('a'.repeat(20 * MB))],
    ['a cell of 20 MiB in quotes', name(`"${'a'.repeat(20 * MB)}"`)],
    ['a workbook of 10^10 characters', workbookOfOneText(10_000)],
    ['ten times as many', workbookOfOneText(100_000)],
    ['a workbook of a million columns', workbook(`<row>${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`)],
    ['a workbook of a million rows', workbook('<row><c><v>1</v></c></row>'.repeat(1_000_000))],
    ['a workbook of a million texts', workbook('', '<si/>'.repeat(2_000_000))],
    ['a cell far to the right', workbook('<row><c r="XFD1"><v>1</v></c></row>')],
    ['a cell far below', workbook('<row r="1048576"><c><v>1</v></c></row>')],
    ['an archive that unpacks to 64 MiB', zip(inflated(64))],
    ['an archive that unpacks to 640 MiB', zip(inflated(640))],
    ['a workbook of a million styles', workbook('', '', `<cellXfs>${'<xf/>'.repeat(1_000_000)}</cellXfs>`)],
    [
      'an archive of 2,000 files',
      zip(Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`${n}`, '']))),
    ],
  ])(
    'stops at once at %s',
    async (_what, file) => {
      await codeOf(Buffer.from('name'));
      const before = process.memoryUsage().rss;
      const begun = process.cpuUsage();
      expect(await codeOf(file)).toBe('file.too_complex');
      const { user, system } = process.cpuUsage(begun);
      const grown = process.memoryUsage().rss - before;
      whenLong(() => expect(grown).toBeLessThan(192 * MB));
      whenLong(() => expect((user + system) / 1_000).toBeLessThan(4_000));
    },
    30_000,
  );

  it.each<[string, Buffer]>([
    ['is packed in itself', zip({ 'xl/worksheets/sheet1.xml': workbook('<row/>').toString('latin1') })],
    ['holds archives', zip({ 'a.zip': zip({ 'b.zip': 'PK' }).toString('latin1'), 'c.zip': 'PK' })],
    [
      'says it is small',
      zip({ 'xl/worksheets/sheet1.xml': { deflated: deflateRawSync(Buffer.alloc(640 * MB)), says: 10 } }),
    ],
    ['has a tag without an end', workbook(`<row ${'a'.repeat(4 * MB)}`)],
    ['declares entities', workbook('<row><c><v>&lol;</v></c></row>')],
  ])('is refused when it %s', async (_what, file) => {
    expect(await codeOf(file)).toBe('card.file');
  });

  it('is read in a time that grows with its length, however it is broken', () => {
    const line = '"a""b",c\r\n';
    for (const piece of [line, '"', '髙'])
      expect(
        growthOf(
          (text: string) => void codeOf(Buffer.from(text)),
          `name\n${piece.repeat(MB / piece.length)}`,
          `name\n${piece.repeat((2 * MB) / piece.length)}`,
          3,
        ),
      ).toBeLessThanOrEqual(MAX_GROWTH);
  });
});
