import type { OutboundClient } from '@kashikari/platform';
import { BookSource, type BookAnswers } from '../../app/ports/books';
import { dayOf, personOf, type Book } from '../../domain/book';

/** A hundred books with their descriptions have about 2 MB. */
const LIMITS = { maxBytes: 8 * 1024 * 1024, timeoutMs: 2_000 } as const;

/** A text of ONIX with its reading. */
interface OnixText {
  readonly content?: string;
  readonly collationkey?: string;
}

/** The part of an answer that is read: a summary, and ONIX for Books 3.0 as JSON (https://openbd.jp/). */
interface OpenBdRecord {
  readonly summary?: Readonly<
    Partial<Record<'isbn' | 'title' | 'publisher' | 'pubdate' | 'cover' | 'author', string>>
  >;
  readonly onix?: {
    readonly DescriptiveDetail?: {
      readonly TitleDetail?: { readonly TitleElement?: { readonly TitleText?: OnixText } };
      readonly Contributor?: readonly { readonly PersonName?: OnixText }[];
    };
  };
}

/** openBD: many ISBNs by one request. */
export class OpenBd extends BookSource {
  readonly name = 'openbd';

  /** @param origin `https://api.openbd.jp` */
  constructor(
    private readonly outbound: OutboundClient,
    private readonly origin: string,
  ) {
    super();
  }

  async ask(isbns: readonly string[]): Promise<BookAnswers> {
    const { status, body } = await this.outbound.get(`${this.origin}/v1/get?isbn=${isbns.join()}`, LIMITS);
    if (status !== 200) throw new Error(`answered ${status}`);
    const records: unknown = JSON.parse(body.toString());
    if (!Array.isArray(records) || records.length !== isbns.length)
      throw new Error('returned a list of another length');
    return new Map(isbns.map((isbn, at) => [isbn, bookOf(isbn, records[at] as OpenBdRecord | null)]));
  }
}

function bookOf(isbn: string, record: OpenBdRecord | null): Book | null {
  const { summary = {}, onix = {} } = record ?? {};
  const detail = onix.DescriptiveDetail;
  const title = detail?.TitleDetail?.TitleElement?.TitleText;
  const text = title?.content || summary.title;
  if (!text) return null;
  const people = (detail?.Contributor ?? []).flatMap(({ PersonName: name }) => name?.content || []);
  return {
    ...{ isbn, title: text, titleReading: title?.collationkey ?? '' },
    authors: people.length > 0 ? people.map(personOf) : authorsOf(summary.author),
    publisher: summary.publisher ?? '',
    releaseDate: dayOf(summary.pubdate),
    source: 'openbd',
    coverUrl: /^https:\/\//.test(summary.cover ?? '') ? summary.cover! : '',
  };
}

/** `山田花子／著 佐藤太郎／絵` in a summary. */
function authorsOf(text = ''): string[] {
  return text.split(/\s+/).flatMap((one) => personOf(one.split(/[/／]/)[0] ?? '') || []);
}
