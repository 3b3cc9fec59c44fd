import { deflateRawSync } from 'node:zlib';
import { DomainError } from '@kashikari/kernel';
import { readSheet } from '../src/auth-tokens/card-sheet';
import { MOST_UNFOLDED } from '../src/auth-tokens/unzip';

const codeOf = (file: Buffer) => {
  try {
    readSheet(file);
    return 'read';
  } catch (error) {
    return error instanceof DomainError ? error.refusal.code : String(error);
  }
};

/** A ZIP archive, as a spreadsheet program writes it. */
function zip(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const folded = typeof content === 'string' ? deflateRawSync(Buffer.from(content)) : content;
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(folded.length, 18);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(folded.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), folded);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + folded.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

const workbook = (rows: string, texts = '') =>
  zip({
    'xl/workbook.xml': '<workbook><sheets><sheet name="名簿" sheetId="4" r:id="rId7"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Target="worksheets/sheet9.xml"/></Relationships>',
    'xl/worksheets/sheet9.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
  });

describe('a sheet of cards', () => {
  const EXPECTED = [
    { line: 2, managementId: '12', name: '髙橋 花子', email: 'h@example.jp', inviteEmail: '' },
    { line: 4, managementId: '', name: '斎藤', email: '', inviteEmail: '' },
  ];

  it('is read as CSV in UTF-8, with its BOM or without, in any order of columns', () => {
    const text = 'Name,id,email\r\n髙橋 花子, 12 ,h@example.jp\r\n,,\r\n"斎藤",,\r\n';
    expect(readSheet(Buffer.from(text))).toEqual(EXPECTED);
    expect(readSheet(Buffer.from(`\ufeff${text}`))).toEqual(EXPECTED);
  });

  it('is read in Shift_JIS, which is what Excel writes in Japan', () => {
    // 山田,花 in Shift_JIS.
    const bytes = Buffer.from([...Buffer.from('id,name\r\n7,'), 0x8e, 0x52, 0x93, 0x63, 0x0d, 0x0a]);
    expect(readSheet(bytes)).toMatchObject([{ managementId: '7', name: '山田' }]);
  });

  it('is read as XLSX: shared and own texts, numbers, left-out rows and cells, without readings', () => {
    const rows =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>name</t></is></c><c r="C1" t="str"><v>email</v></c></row>' +
      '<row r="2"><c r="A2"><v>1.2E1</v></c><c r="B2" t="s"><v>1</v></c><c r="C2" t="s"><v>2</v></c></row>' +
      '<row r="4"><c r="B4" t="s"><v>3</v></c></row>';
    const texts =
      '<si><t>id</t></si><si><r><t>髙橋</t></r><r><t xml:space="preserve"> 花子</t></r><rPh sb="0" eb="2"><t>タカハシ</t></rPh></si>' +
      '<si><t>h@example.jp</t></si><si><t>斎藤</t><rPh sb="0" eb="2"><t>サイトウ</t></rPh></si>';
    expect(readSheet(workbook(rows, texts))).toEqual(EXPECTED);
  });

  it.each<[string, Buffer, string]>([
    ['an unknown column', Buffer.from('id,name,phone\n1,a,0'), 'card.columns'],
    ['a column twice', Buffer.from('id,id\n1,2'), 'card.columns'],
    ['none of the columns that say who', Buffer.from('invite_email\na@example.jp'), 'card.columns'],
    ['nothing', Buffer.alloc(0), 'card.columns'],
    ['a quote that never ends', Buffer.from('id,name\n1,"a'), 'card.file'],
    ['bytes of no encoding', Buffer.from([0x69, 0x64, 0x0a, 0xff, 0xff, 0xfd]), 'card.file'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]), 'card.file'],
    ['an archive cut short', workbook('<row/>').subarray(0, 90), 'card.file'],
    ['an archive of something else', zip({ 'word/document.xml': '<w/>' }), 'card.file'],
  ])('is refused with %s', (_what, file, code) => {
    expect(codeOf(file)).toBe(code);
  });

  it('is refused when it unfolds to gigabytes, before it has', () => {
    const bomb = deflateRawSync(Buffer.alloc(MOST_UNFOLDED * 2));
    const before = process.memoryUsage().rss;
    expect(codeOf(zip({ 'xl/worksheets/sheet1.xml': bomb }))).toBe('card.file');
    expect(process.memoryUsage().rss - before).toBeLessThan(2 * MOST_UNFOLDED);
  });

  it('is read in a time that grows with its length, however it is broken', () => {
    const begun = Date.now();
    for (const piece of ['<row ', '<row>', '<c r="A1">', '<si><t', '<rPh>', '&#x'])
      codeOf(workbook(piece.repeat(200_000), piece.repeat(200_000)));
    // Under a second when it does, hours when it grows with the square.
    expect(Date.now() - begun).toBeLessThan(30_000);
  });
});
