import { inflateRawSync } from 'node:zlib';

/** Records of the ZIP format (APPNOTE 4.3): the end of the directory, one entry of it, and a file's own head. */
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_SIZE = 22;
const LONGEST_COMMENT = 0xffff;

const STORED = 0;
const DEFLATED = 8;

/** A file that says it is small may unfold to gigabytes: no more than this is unfolded of one archive, bytes. */
export const MOST_UNFOLDED = 32 * 1024 * 1024;

/** More files than any workbook has. */
const MOST_FILES = 2_000;

/**
 * Files of a ZIP archive, unfolded when they are asked for. Without encryption, parts and 64-bit sizes, which no workbook
 * of our size has.
 */
export class Archive {
  private left = MOST_UNFOLDED;

  private constructor(
    private readonly bytes: Buffer,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /** @throws RangeError when it is no archive, or a broken one */
  static open(bytes: Buffer): Archive {
    const from = Math.max(0, bytes.length - END_SIZE - LONGEST_COMMENT);
    const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    if (end < from || bytes.readUInt32LE(end) !== END) throw new RangeError('No archive');
    const count = bytes.readUInt16LE(end + 10);
    if (count > MOST_FILES) throw new RangeError('Too many files');
    const entries = new Map<string, Entry>();
    let at = bytes.readUInt32LE(end + 16);
    for (let read = 0; read < count; read += 1) {
      const entry = readEntry(bytes, at);
      entries.set(entry.name, entry);
      at = entry.next;
    }
    return new Archive(bytes, entries);
  }

  /** The text of a file; undefined when there is none of the name. @throws RangeError when it unfolds too far */
  text(name: string): string | undefined {
    const entry = this.entries.get(name);
    if (!entry) return undefined;
    const { bytes } = this;
    if (bytes.readUInt32LE(entry.local) !== LOCAL) throw new RangeError('Broken archive');
    const from =
      entry.local + 30 + bytes.readUInt16LE(entry.local + 26) + bytes.readUInt16LE(entry.local + 28);
    const folded = bytes.subarray(from, from + entry.size);
    const content = entry.method === STORED ? folded : this.unfold(folded, entry.method);
    this.left -= content.length;
    if (this.left < 0) throw new RangeError('Unfolds too far');
    return content.toString('utf8');
  }

  private unfold(folded: Buffer, method: number): Buffer {
    if (method !== DEFLATED) throw new RangeError('Unknown method');
    return inflateRawSync(folded, { maxOutputLength: Math.max(1, this.left) });
  }
}

interface Entry {
  readonly name: string;
  readonly method: number;
  /** Bytes as they lie in the archive. */
  readonly size: number;
  /** Where the file's own head is. */
  readonly local: number;
  readonly next: number;
}

function readEntry(bytes: Buffer, at: number): Entry {
  if (bytes.readUInt32LE(at) !== ENTRY) throw new RangeError('Broken directory');
  const nameLength = bytes.readUInt16LE(at + 28);
  const more = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  return {
    name: bytes.subarray(at + 46, at + 46 + nameLength).toString('utf8'),
    method: bytes.readUInt16LE(at + 10),
    size: bytes.readUInt32LE(at + 20),
    local: bytes.readUInt32LE(at + 42),
    next: at + 46 + nameLength + more,
  };
}
