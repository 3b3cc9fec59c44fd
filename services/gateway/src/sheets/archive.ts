import { SAXParser } from 'sax';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { tooComplex } from './table';

/** More files than any workbook has. */
const MAX_FILES = 1_000;

/** Callbacks for parsing an XML file. Names come without a prefix. */
export interface XmlReader {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/**
 * The XML files of a ZIP archive, unpacked in parts on demand. Whatever sizes the archive declares, no more than the
 * given number of bytes is unpacked. Nested archives are not opened.
 */
export class Archive {
  private left: number;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    private readonly most: number,
  ) {
    this.left = most;
  }

  /** @param most bytes unpacked @throws DomainError `file.too_complex` @throws Error when it is no archive, or a broken one */
  static async open(bytes: Uint8Array, most: number): Promise<Archive> {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      lazyEntries: true,
    });
    if (zip.entryCount > MAX_FILES) throw tooComplex('files', MAX_FILES);
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    return new Archive(zip, entries, most);
  }

  /**
   * Reads a file to its end.
   * @returns whether there is one of the name
   * @throws DomainError `file.too_complex` @throws Error what is no XML
   */
  async read(name: string, reader: XmlReader): Promise<boolean> {
    const entry = this.entries.get(name);
    if (!entry) return false;
    const parser = parserFor(reader);
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for await (const chunk of await this.zip.openReadStreamPromise(entry)) {
      const bytes = chunk as Buffer;
      this.left -= bytes.length;
      if (this.left < 0) throw tooComplex('unpacked', this.most);
      parser.write(decoder.decode(bytes, { stream: true }));
    }
    parser.write(decoder.decode()).close();
    return true;
  }
}

function parserFor({ open, text, close }: XmlReader): SAXParser {
  const parser = new SAXParser(true, { position: false });
  parser.onopentag = ({ name, attributes }) =>
    open?.(withoutPrefix(name), attributes as Readonly<Record<string, string>>);
  parser.ontext = (piece) => text?.(piece);
  parser.oncdata = (piece) => text?.(piece);
  parser.onclosetag = (name) => close?.(withoutPrefix(name));
  parser.onerror = (error) => {
    throw error;
  };
  return parser;
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
