// The floor of searches: express and pg with the product's own statements, the rows as JSON. No sign-in, no rules, no pictures.
import { createRequire } from 'node:module';
import express from 'express';
import pg from 'pg';

const require = createRequire(import.meta.url);
const SERVICES = '../../services';
const { readSearch } = require(`${SERVICES}/search/dist/domain/read-search.js`);
const { readSuggest } = require(`${SERVICES}/search/dist/domain/read-suggest.js`);
const { statement } = require(`${SERVICES}/search/dist/store/search.views.js`);
const { suggestStatement } = require(`${SERVICES}/search/dist/store/suggest.js`);
const { tiesOf } = require(`${SERVICES}/catalog/dist/store/goods/ties.sql.js`);
const { listGoodsSql } = require(`${SERVICES}/catalog/dist/store/goods/list-goods.sql.js`);
const { PgGoodsViews } = require(`${SERVICES}/catalog/dist/store/goods/goods.views.js`);

const { FLOOR_CATALOG_URL, FLOOR_SEARCH_URL, FLOOR_USER: userId } = process.env;
pg.types.setTypeParser(20, Number);
const catalog = new pg.Pool({ connectionString: FLOOR_CATALOG_URL, max: 8 });
const search = new pg.Pool({ connectionString: FLOOR_SEARCH_URL, max: 8 });
const actor = { kind: 'user', userId };

const queries = {
  read: async (query, values) => (await catalog.query(query, values)).rows,
  one: async (query, values) =>
    (await catalog.query(typeof query === 'string' ? query : { ...query, values }, values)).rows[0],
};
const views = new PgGoodsViews(queries);

/** Parameters of a search without any filter. */
const NOTHING = {
  ...{ match: '', group: '', tag: '', owner: '', category: '', location: '', code: '', facets: [] },
  ...{ filter: '', from: '', to: '', sort: '' },
};

async function searched({ match = '', sort = '', page = 1, per_page: perPage }) {
  const asked = { ...NOTHING, match, sort, page: Number(page), perPage: Number(perPage) };
  const { text, values } = statement(readSearch(asked).value, actor, Date.now());
  const { rows } = await search.query(text, values);
  const { ids, total } = rows[0];
  const goods = ids.length ? await views.byIds(ids, await tiesOf(queries, actor)) : [];
  return { goods, page: { total } };
}

async function listed({ sort, page = 1, per_page: perPage }) {
  const paging = { page: Number(page), perPage: Number(perPage) };
  const { sql, params } = listGoodsSql({ sort }, paging, await tiesOf(queries, actor));
  const { rows } = await catalog.query(sql, params);
  return { goods: rows, page: { total: rows[0]?.total ?? 0 } };
}

const app = express();

app.get('/v1/goods', async ({ query }, response) => {
  response.json(await (query.match || query.sort === 'booked_at' ? searched(query) : listed(query)));
});

app.get('/v1/search/suggest', async ({ query }, response) => {
  const { text, values } = suggestStatement(readSuggest(query.q, '').value, actor);
  response.json({ suggestions: (await search.query(text, values)).rows });
});

const server = app.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
