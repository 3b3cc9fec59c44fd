// The floor of scans: express and pg with the product's own statements, the rows as JSON. No sign-in, no rules. `/one` runs the
// statement that finds a good by its number, `/catalog` every statement of catalog for a code.
import { createRequire } from 'node:module';
import express from 'express';
import pg from 'pg';

const require = createRequire(import.meta.url);
const CATALOG = '../../services/catalog/dist';
const { numberKey } = require(`${CATALOG}/domain/management-number.js`);
const { PgScannedGoods, scannedGoodsSql } = require(`${CATALOG}/store/goods/scanned-goods.views.js`);
const { tiesOf } = require(`${CATALOG}/store/goods/ties.sql.js`);

/** Goods that the product lets somebody choose from. */
const MAX_FOUND = 20;

const { FLOOR_CATALOG_URL: connectionString, FLOOR_USER: userId } = process.env;
pg.types.setTypeParser(20, Number);
const catalog = new pg.Pool({ connectionString, max: 16 });
const actor = { kind: 'user', userId };
const read = async (query, values) => (await catalog.query(query, values)).rows;
const one = async (query, values) =>
  (await catalog.query(typeof query === 'string' ? query : { ...query, values }, values)).rows[0];
const queries = { read, one };
const scanned = new PgScannedGoods(queries);
const known = await tiesOf(queries, actor);

const app = express();
app.use(express.json());

app.post('/one/v1/scans/resolve', async ({ body }, response) => {
  const filter = { by: 'number', codes: [numberKey(body.code)], groupId: undefined, most: MAX_FOUND };
  const { sql, params } = scannedGoodsSql(filter, known);
  response.json({ goods: await read(sql, params) });
});

app.post('/catalog/v1/scans/resolve', async ({ body }, response) => {
  const ties = await tiesOf(queries, actor);
  const keys = [numberKey(body.code)];
  const [goods, coded] = await Promise.all([
    scanned.byNumber(keys, undefined, MAX_FOUND, ties),
    scanned.byCode(keys, undefined, MAX_FOUND, ties),
  ]);
  response.json({ goods, coded });
});

const server = app.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
