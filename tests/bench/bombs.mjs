import { randomUUID } from 'node:crypto';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

const MB = 2 ** 20;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Builds the header of a PNG that claims to be 60,000 pixels wide and high, with almost no data behind it. */
function lyingPicture() {
  const chunk = (name, data) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...[
      ['IHDR', header],
      ['IDAT', deflateSync(Buffer.alloc(400))],
      ['IEND', Buffer.alloc(0)],
    ].map(([name, data]) => chunk(name, data)),
  ]);
}

/** A ZIP archive of some files. */
function zip(files) {
  const [locals, directory] = [[], []];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const deflated = deflateRawSync(bytes);
    const [local, entry] = [Buffer.alloc(30), Buffer.alloc(46)];
    local.writeUInt32LE(0x04034b50, 0);
    entry.writeUInt32LE(0x02014b50, 0);
    for (const [head, at] of [
      [local, 8],
      [entry, 10],
    ]) {
      head.writeUInt16LE(8, at);
      head.writeUInt32LE(deflated.length, at + 10);
      head.writeUInt32LE(bytes.length, at + 14);
      head.writeUInt16LE(name.length, at + 18);
    }
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), deflated);
    directory.push(entry, Buffer.from(name));
    offset += 30 + name.length + deflated.length;
  }
  const end = Buffer.alloc(22);
  const listed = Buffer.concat(directory);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listed, end]);
}

const sheet = (rows, texts = '') =>
  zip({
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
  });

/** 10,000 cells that point to one text of a million characters. */
const manyOfOne = () =>
  sheet('<row><c t="s"><v>0</v></c></row>'.repeat(10_000), `<si><t>${'a'.repeat(1_000_000)}</t></si>`);

/** An archive in an archive in an archive. */
const nested = () =>
  [1, 2, 3, 4].reduce((inner) => zip({ 'xl/worksheets/sheet1.xml': inner, 'b.zip': inner }), 'PK');

const endless = () =>
  Array.from(
    { length: 5_000 },
    (_, n) =>
      `BEGIN:VEVENT\r\nUID:${n}\r\nDTSTART;VALUE=DATE:19000101\r\nRRULE:FREQ=YEARLY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;BYMONTHDAY=1,2,3,4,5,6,7,8,9\r\nEND:VEVENT\r\n`,
  ).join('');

/** Cookies of remembered accounts: 145 of them fill a header of 8 KiB. */
const cookies = (count) => Array.from({ length: count }, () => `kashikari_kept_${randomUUID()}=a`).join('; ');

const manyValues = (bytes) => `[${'{},'.repeat((bytes - 4) / 3)}{}]`;

/** JSON bodies by what they are, where they are sent, and whether by somebody signed in. */
const BODIES = [
  ['1 MiB of {}', '/v1/groups', true, () => manyValues(MB)],
  ['1 MiB of {} from a visitor', '/v1/users', false, () => manyValues(MB)],
  ['64 KiB of {} from a visitor', '/v1/users', false, () => manyValues(64 * 1024)],
  ['16 KiB of {} to sign in', '/v1/auth/login', false, () => manyValues(16 * 1024)],
  ['a sign-out with 145 cookies', '/v1/auth/logout', false, () => '{"accounts":true}', cookies(145)],
  ['a sign-out with 280 cookies', '/v1/auth/logout', false, () => '{"accounts":true}', cookies(280)],
].map(([title, path, isSignedIn, make, cookie]) => ({ title, kind: 'body', path, isSignedIn, make, cookie }));

/** Each file by its content, its target, and its declared type. */
const FILES = [
  ['100 KB of BEGIN:VEVENT', 'calendar', () => 'BEGIN:VEVENT\n'.repeat(7_800)],
  ['2 MiB of a calendar without END', 'calendar', () => 'BEGIN:VEVENT\n'.repeat((2 * MB) / 13)],
  ['a calendar of 5,000 rules without end', 'calendar', endless],
  ['a workbook that becomes 10^10 characters', 'cards', manyOfOne, XLSX],
  ['a workbook of 10^6 columns', 'cards', () => sheet(`<row>${'<c><v>1</v></c>'.repeat(1e6)}</row>`), XLSX],
  [
    'an archive that unpacks to 640 MiB',
    'cards',
    () => zip({ 'xl/worksheets/sheet1.xml': Buffer.alloc(640 * MB, ' ') }),
    XLSX,
  ],
  ['archives in archives', 'cards', nested, XLSX],
  ['2 MiB of commas', 'cards', () => Buffer.alloc(2 * MB, ',')],
  ['10^6 columns', 'cards', () => `name${',a'.repeat(1e6)}`],
  ['20 MiB, ten times too long', 'cards', () => Buffer.alloc(20 * MB, ',')],
  ['an import: 20 MiB of commas', 'goods', () => Buffer.alloc(20 * MB, ',')],
  ['an import: 10^6 columns', 'goods', () => `title${',a'.repeat(1e6)}`],
  ['an import: a workbook that becomes 10^10 characters', 'goods', manyOfOne, XLSX],
  [
    'an import: an archive that unpacks to 640 MiB',
    'goods',
    () => zip({ 'xl/worksheets/sheet1.xml': Buffer.alloc(640 * MB, ' ') }),
    XLSX,
  ],
  ['a picture whose header lies', 'picture', lyingPicture],
].map(([title, kind, make, type]) => ({ title, kind, make, type }));

/** All requests that try to block the product. */
export const BOMBS = [...FILES, ...BODIES];
