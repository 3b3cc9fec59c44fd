import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { took } from './people.mjs';
import { signUp } from './seed.mjs';

const ROWS = 10_000;
const COLUMNS = 'タイトル,管理番号,数量,場所,説明';

const sheet = () =>
  [
    COLUMNS,
    ...Array.from({ length: ROWS }, (_, at) => `本 ${at},IMP-${at},1,棚${at % 50},図書の本 #棚${at % 30}`),
  ].join('\n');

async function settled(product, id, token) {
  for (;;) {
    const { import: one } = await product.call('GET', `/imports/${id}`, undefined, token);
    if (one.state === 'failed') throw new Error(JSON.stringify(one.failure));
    if (one.state !== 'reading' && one.state !== 'applying') return one;
    await wait(50);
  }
}

async function found(product, number, token) {
  const query = new URLSearchParams({ match: number, per_page: 1 });
  for (;;) {
    const { meta } = await product.call('GET', `/goods?${query}`, undefined, token);
    if (meta.total > 0) return;
    await wait(100);
  }
}

/** The tables that an import of one account writes into, each with a query of what it left there. */
const WRITTEN = {
  good: (ownerId) => `select * from good where owner_id = '${ownerId}'`,
  goods_import_row: (ownerId) =>
    `select r.* from goods_import_row r join goods_import i on i.id = r.import_id where i.account_id = '${ownerId}'`,
  // Publishing deletes an event from its table. The good itself is as long, and takes its place here.
  outbox: (ownerId) =>
    `select row_number() over () as seq, uuidv7() as id, 'kashikari.catalog.good.v1' as topic, id::text as key,
            'good.changed' as type, to_jsonb(good) as data, null::text as traceparent, now() as created_at
       from good where owner_id = '${ownerId}'`,
};

/** COPY of what an import wrote into one table, into an empty one with the same indexes, milliseconds. */
async function copyAgain(ask, table, rows) {
  const file = path.join(tmpdir(), `kashikari-import-${process.pid}-${table}.copy`);
  try {
    await ask(`create table import_floor (like ${table} including all)`);
    const [{ names }] = await ask(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
        where table_name = '${table}' and is_generated = 'NEVER'`,
    );
    await ask(`copy (select ${names} from (${rows}) written) to '${file}'`);
    return await took(() => ask(`copy import_floor (${names}) from '${file}'`));
  } finally {
    await ask('drop table if exists import_floor');
    rmSync(file, { force: true });
  }
}

/**
 * Benchmarks a sheet of 10,000 goods against COPY of the same rows into the same tables with their indexes, beside the
 * existing goods.
 * @returns {Promise<{ rows: number, rehearsed: number, applied: number, findable: number, copied: number }>}
 *   milliseconds; `findable` from the end of the writing until the last good is found
 */
export async function measureImport(product) {
  const { id: ownerId, token } = await signUp(product, '図書館', 'bench-import@example.com');
  let made;
  const rehearsed = await took(async () => {
    const { import: one } = await product.call('POST', '/imports', { kind: 'goods', text: sheet() }, token);
    made = await settled(product, one.id, token);
  });
  if (made.new !== ROWS) throw new Error(`${made.new} of ${ROWS} rows would be written`);
  const applied = await took(async () => {
    await product.call('POST', `/imports/${made.id}/apply`, {}, token);
    await settled(product, made.id, token);
  });
  const findable = await took(() => found(product, `IMP-${ROWS - 1}`, token));
  const ask = (sql) => product.query('catalog', sql);
  let copied = 0;
  for (const [table, rowsOf] of Object.entries(WRITTEN))
    copied += await copyAgain(ask, table, rowsOf(ownerId));
  return { rows: ROWS, rehearsed, applied, findable, copied };
}
