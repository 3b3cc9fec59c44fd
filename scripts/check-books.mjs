// `npm run kashikari -- check-books [isbn …]`: asks the real catalogs of books and prints what is read from their answers. It ends with 1
// when a catalog fails, or knows none of the books.
import { createRequire } from 'node:module';
import { at } from './root.mjs';

const require = createRequire(import.meta.url);
require(at('packages/platform/src/testing/compile-sources.cjs'));
const { OutboundClient } = require(at('packages/platform/src/outbound/outbound-client.ts'));
const { OpenBd } = require(at('services/catalog/src/clients/books/openbd.ts'));
const { NdlSearch } = require(at('services/catalog/src/clients/books/ndl.ts'));

const outbound = new OutboundClient();
const sources = [
  new OpenBd(outbound, process.env.OPENBD_URL || 'https://api.openbd.jp'),
  new NdlSearch(outbound, process.env.NDL_URL || 'https://ndlsearch.ndl.go.jp'),
];
const isbns = process.argv.slice(2);
if (isbns.length === 0) isbns.push('9784003101018', '9784101010014', '9784873119038');

for (const source of sources) {
  try {
    const books = [...(await source.ask(isbns)).values()].filter(Boolean);
    console.log(source.name, JSON.stringify(books, null, 2));
    if (books.length === 0) process.exitCode = 1;
  } catch (error) {
    console.error(`${source.name}: ${error.message}`);
    process.exitCode = 1;
  }
}
