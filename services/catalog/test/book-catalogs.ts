import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Known to openBD, known to NDL Search alone, and known to nobody. */
export const OF_OPENBD = '9784815630447';
export const OF_NDL = '9784003101018';
export const UNKNOWN = '9784101010014';

/** An answer in the form of openBD: a summary, and ONIX for Books 3.0 as JSON. */
const RECORD = {
  onix: {
    RecordReference: OF_OPENBD,
    NotificationType: '03',
    ProductIdentifier: { ProductIDType: '15', IDValue: OF_OPENBD },
    DescriptiveDetail: {
      ProductComposition: '00',
      ProductForm: 'BA',
      TitleDetail: {
        TitleType: '01',
        TitleElement: {
          TitleElementLevel: '01',
          TitleText: { collationkey: 'モリノユウビンヤサン', content: 'もりのゆうびんやさん' },
        },
      },
      Contributor: [
        {
          SequenceNumber: '1',
          ContributorRole: ['A01'],
          PersonName: { collationkey: 'ヤマダ, ハナコ', content: '山田, 花子, 1970-' },
        },
        { SequenceNumber: '2', ContributorRole: ['A12'], PersonName: { content: '佐藤 次郎' } },
      ],
    },
    PublishingDetail: {
      Imprint: { ImprintName: 'こだま社' },
      PublishingDate: [{ PublishingDateRole: '01', Date: '20230415' }],
    },
  },
  hanmoto: { datecreated: '2023-03-01 10:00:00' },
  summary: {
    isbn: OF_OPENBD,
    title: 'もりのゆうびんやさん',
    volume: '',
    series: '',
    publisher: 'こだま社',
    pubdate: '20230415',
    cover: `https://cover.openbd.jp/${OF_OPENBD}.jpg`,
    author: '山田花子／著 佐藤次郎／絵',
  },
};

/** An answer in the form of NDL Search: RSS 2.0 with DC-NDL. */
const FEED = (items: string) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"
  xmlns:dcndl="http://ndl.go.jp/dcndl/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xmlns:openSearch="http://a9.com/-/spec/opensearchrss/1.0/">
<channel><title>検索結果</title><link>https://ndlsearch.ndl.go.jp</link>
<openSearch:totalResults>${items ? 1 : 0}</openSearch:totalResults>${items}</channel></rss>`;
const ITEM = `<item><title>ふねの図鑑 &amp; 地図</title><link>https://ndlsearch.ndl.go.jp/books/R1</link>
<author>海野太郎 著</author><category>本</category><dc:title>ふねの図鑑 &amp; 地図</dc:title>
<dcndl:titleTranscription>フネ ノ ズカン ト チズ</dcndl:titleTranscription><dc:creator>海野, 太郎, 1955-</dc:creator>
<dcndl:creatorTranscription>ウミノ, タロウ, 1955-</dcndl:creatorTranscription><dc:publisher>しおかぜ書房</dc:publisher>
<dc:date xsi:type="dcterms:W3CDTF">2019.7</dc:date><dcterms:issued xsi:type="dcterms:W3CDTF">2019.7</dcterms:issued>
<dc:identifier xsi:type="dcndl:ISBN">${OF_NDL}</dc:identifier></item>`;

/** Both catalogs of books as a server on this machine. */
export async function startBookCatalogs() {
  const asked: string[] = [];
  const state: { broken: boolean; answer: ((response: ServerResponse) => void) | undefined } = {
    broken: false,
    answer: undefined,
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    asked.push(request.url!);
    if (state.answer) return state.answer(response);
    if (state.broken) return void response.writeHead(500).end();
    const isbns = (searchParams.get('isbn') ?? '').split(',');
    if (pathname === '/v1/get')
      return void response.end(JSON.stringify(isbns.map((isbn) => (isbn === OF_OPENBD ? RECORD : null))));
    response.end(FEED(isbns[0] === OF_NDL ? ITEM : ''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked,
    state,
    /** Settings of a catalog service that asks this server. */
    env: { BOOK_SOURCES: 'openbd,ndl', OPENBD_URL: origin, NDL_URL: origin, OUTBOUND_TO_PRIVATE: '1' },
    origin,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
