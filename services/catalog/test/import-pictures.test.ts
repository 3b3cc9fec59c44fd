import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { imports, SETS, textOf } from '@kashikari/contracts';
import sharp from 'sharp';
import { startCatalog, type CatalogUnderTest, type Person } from './catalog-under-test';

let server: Server;
let catalog: CatalogUnderTest;
let owner: Person;

beforeAll(async () => {
  const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#006878' } })
    .png()
    .toBuffer();
  server = createServer((request, response) => {
    if (request.url!.startsWith('/inside')) return void response.writeHead(302, { location: '/a.png' }).end();
    if (request.url === '/page') return void response.end('<html>');
    response.setHeader('content-type', 'text/plain').end(png);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => catalog.stop());
afterAll(() => new Promise((resolve) => server.close(resolve)));

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const mine = () => catalog.as(owner.actor).connect(imports.ImportServiceClient);

/** Waits until an import is in a state. */
async function until(id: string, ready: (one: imports.Import) => boolean): Promise<imports.Import> {
  for (;;) {
    const { import: one } = await mine().getImport({ id });
    if (one && ready(one)) return one;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
const is = (state: string) => (one: imports.Import) => textOf(SETS.importState, one.state) === state;

async function applied(cells: readonly string[], env: object): Promise<string> {
  catalog = await startCatalog(env as Record<string, string>);
  owner = await catalog.person();
  const rows = cells.map((cell, at) => ({
    row: at + 2,
    cells: { title: `カメラ${at}`, image_urls: cell },
    faults: [],
  }));
  const kind = imports.ImportKind.IMPORT_KIND_GOODS;
  const request = imports.CreateImportRequest.create({ kind, columns: ['title', 'image_urls'], rows });
  const { id } = (await mine().createImport(request)).import!;
  await until(id, is('ready'));
  await mine().applyImport({ id, skipFaulty: false });
  await until(id, is('applied'));
  return id;
}
const notesOf = ({ notedRows }: imports.Import) =>
  notedRows.flatMap(({ row, notes }) => notes.map(({ code, field }) => `${row} ${field} ${code}`));
const shown = () =>
  catalog.db.read<{ title: string; pictures: number }>(
    `select g.title, count(p.id)::int as pictures from good g left join picture p on p.good_id = g.id
      group by g.id, g.title order by g.title`,
  );

test('pictures are loaded after the import; what fails is a note of its row, and no fault', async () => {
  const cells = [`${origin()}/a.png\n${origin()}/inside?2`, `${origin()}/page`, ''];
  const id = await applied(cells, { OUTBOUND_TO_PRIVATE: '1' });
  const one = await until(id, ({ notedRows }) => notedRows.length > 0);
  expect(notesOf(one)).toEqual(['3 image_urls image.type']);
  expect(await shown()).toEqual([
    { title: 'カメラ0', pictures: 2 },
    { title: 'カメラ1', pictures: 0 },
    { title: 'カメラ2', pictures: 0 },
  ]);
});

test('more rows than one job loads are loaded by the next', async () => {
  const cells = [...Array.from({ length: 9 }, () => `${origin()}/a.png`), `${origin()}/page`];
  const id = await applied(cells, { OUTBOUND_TO_PRIVATE: '1' });
  await until(id, ({ notedRows }) => notedRows.length > 0);
  expect((await shown()).filter(({ pictures }) => pictures === 1)).toHaveLength(9);
}, 30_000);

test('no picture comes from inside, nor by http', async () => {
  const id = await applied([`${origin()}/a.png`, 'https://169.254.169.254/a.png', 'https://127.0.0.1/a'], {});
  const one = await until(id, ({ notedRows }) => notedRows.length === 3);
  expect(notesOf(one)).toEqual([2, 3, 4].map((row) => `${row} image_urls import.picture`));
  expect((await shown()).map(({ pictures }) => pictures)).toEqual([0, 0, 0]);
});
