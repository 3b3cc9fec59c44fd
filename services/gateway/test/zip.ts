import { deflateRawSync } from 'node:zlib';

/** A file of an archive: its text, or its deflated bytes with the declared size of the unpacked file. */
type ArchiveFile = string | { readonly deflated: Buffer; readonly says: number };

/** Returns a ZIP archive, as a spreadsheet program writes it, or a malformed one. */
export function zip(files: Readonly<Record<string, ArchiveFile>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const { deflated, says } = packed(content);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(deflated.length, 18);
    local.writeUInt32LE(says, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(deflated.length, 20);
    entry.writeUInt32LE(says, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), deflated);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + deflated.length;
  }
  const end = Buffer.alloc(22);
  const count = Object.keys(files).length;
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

function packed(content: ArchiveFile): { deflated: Buffer; says: number } {
  if (typeof content !== 'string') return content;
  const bytes = Buffer.from(content);
  return { deflated: deflateRawSync(bytes), says: bytes.length };
}

/** A workbook whose first sheet has these rows, which may point to these texts. */
export const workbook = (rows: string, texts = '', styles = ''): Buffer =>
  zip({
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="名簿" sheetId="4" r:id="rId7"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Target="worksheets/sheet9.xml"/></Relationships>',
    'xl/worksheets/sheet9.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
  });

/** Some kilobytes that become `cells` × a million characters: one text, to which all cells point. */
export function workbookOfOneText(cells: number): Buffer {
  const heading = '<row r="1"><c r="A1" t="s"><v>1</v></c></row>';
  const rows = Array.from(
    { length: cells },
    (_, n) => `<row r="${n + 2}"><c r="A${n + 2}" t="s"><v>0</v></c></row>`,
  );
  return workbook(heading + rows.join(''), `<si><t>${'a'.repeat(1_000_000)}</t></si><si><t>name</t></si>`);
}
