import type { OutboundClient } from '@kashikari/platform';
import { SAXParser } from 'sax';
import { BookSource, type BookAnswers } from '../../app/ports/books';
import { dayOf, personOf, type Book } from '../../domain/book';

/** One book's answer has about 10 KB. */
const LIMITS = { maxBytes: 512 * 1024, timeoutMs: 2_000 } as const;

/** Requests that run at the same time: the library asks for few. */
const AT_ONCE = 4;

/** Timeout for one whole list, milliseconds; the rest stays unanswered. */
const LIST_TIMEOUT_MS = 6_000;

/** The first text of each element of an `item`, and all names of `dc:creator`. */
interface Item {
  readonly texts: Map<string, string>;
  readonly creators: string[];
}

/** NDL Search of the National Diet Library, by OpenSearch (https://ndlsearch.ndl.go.jp/help/api): one ISBN a request. */
export class NdlSearch extends BookSource {
  readonly name = 'ndl';

  /** @param origin `https://ndlsearch.ndl.go.jp` */
  constructor(
    private readonly outbound: OutboundClient,
    private readonly origin: string,
  ) {
    super();
  }

  async ask(isbns: readonly string[]): Promise<BookAnswers> {
    const signal = AbortSignal.timeout(LIST_TIMEOUT_MS);
    const answers = new Map<string, Book | null>();
    const left = [...isbns];
    let fault: unknown;
    const next = async (): Promise<void> => {
      for (let isbn = left.shift(); isbn && !fault; isbn = left.shift())
        try {
          answers.set(isbn, await this.askOne(isbn, signal));
        } catch (error) {
          fault = error;
        }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    if (answers.size === 0 && fault) throw fault as Error;
    return answers;
  }

  private async askOne(isbn: string, signal: AbortSignal): Promise<Book | null> {
    const address = `${this.origin}/api/opensearch?isbn=${isbn}&cnt=10`;
    const { status, body } = await this.outbound.get(address, { ...LIMITS, signal });
    if (status !== 200) throw new Error(`answered ${status}`);
    const item = itemsOf(body.toString()).find(({ texts }) => texts.has('title'));
    return item ? bookOf(isbn, item, `${this.origin}/thumbnail/${isbn}.jpg`) : null;
  }
}

function bookOf(isbn: string, { texts, creators }: Item, coverUrl: string): Book {
  const text = (name: string) => texts.get(name) ?? '';
  const people = creators.length > 0 ? creators : [text('author')];
  return {
    ...{ isbn, title: text('title'), titleReading: readingOf(text('dcndl:titleTranscription')) },
    authors: people.map(personOf).filter(Boolean),
    publisher: text('dc:publisher'),
    releaseDate: dayOf(text('dcterms:issued')) || dayOf(text('dc:date')),
    source: 'ndl',
    coverUrl,
  };
}

/** The library separates words by spaces, which no reading of a title of ours has between kana. */
const readingOf = (text: string): string => text.replace(/(?<=[ァ-ヶー])\s+(?=[ァ-ヶー])/g, '');

/** @throws Error of what is no XML; entities that a document declares itself are never resolved */
function itemsOf(xml: string): Item[] {
  const items: Item[] = [];
  const path: string[] = [];
  let text = '';
  const parser = new SAXParser(true, { position: false, trim: true });
  parser.onopentag = ({ name }) => {
    path.push(name);
    text = '';
    if (name === 'item') items.push({ texts: new Map(), creators: [] });
  };
  parser.ontext = (piece) => (text += piece);
  parser.oncdata = (piece) => (text += piece);
  parser.onclosetag = (name) => {
    path.pop();
    const item = path.at(-1) === 'item' ? items.at(-1) : undefined;
    if (!item || !text) return;
    if (name === 'dc:creator') item.creators.push(text);
    if (!item.texts.has(name)) item.texts.set(name, text);
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(xml).close();
  return items;
}
