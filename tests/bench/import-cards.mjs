import { randomUUID } from 'node:crypto';
import { took } from './people.mjs';

const CARDS = 1_000;

/** Tables that the product writes for a card, in the order in which the rows depend on each other. */
const TABLES = ['users', 'cards', 'memberships', 'outbox'];

/** Columns that are written; others the database makes itself. */
async function columnsOf(client, table) {
  const { rows } = await client.query(
    `select attname as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'seq'`,
    [table],
  );
  return rows.map(({ name }) => name).join(', ');
}

/** Returns the rows of an import as JSON, under new ids. */
async function rowsLeft(client, groupId) {
  const read = async (sql) => (await client.query(sql, [groupId])).rows.map(({ row }) => row);
  const cards = await read('select to_jsonb(c) as row from cards c where group_id = $1');
  const users = await read(
    'select to_jsonb(u) as row from users u where id in (select user_id from cards where group_id = $1)',
  );
  const memberships = await read('select to_jsonb(m) as row from memberships m where group_id = $1');
  const ids = new Map();
  const fresh = (id) => ids.get(id) ?? ids.set(id, randomUUID()).get(id);
  const outbox = [...users, ...memberships].map((data) => ({
    ...{ id: randomUUID(), topic: 'bench', key: data.id, type: 'bench', data },
    created_at: new Date(),
  }));
  return {
    users: users.map((row) => ({ ...row, id: fresh(row.id) })),
    cards: cards.map((row) => ({
      ...{ ...row, id: randomUUID(), user_id: fresh(row.user_id) },
      ...{ secret_hash: randomUUID(), management_id: `x${row.management_id}` },
    })),
    memberships: memberships.map((row) => ({ ...row, id: randomUUID(), user_id: fresh(row.user_id) })),
    outbox,
  };
}

/** Writes the same rows in one transaction, by one statement per table, and rolls it back. */
async function writeBare(client, rows, columns) {
  await client.query('begin');
  const time = await took(async () => {
    for (const table of TABLES) {
      const insert = `insert into ${table} (${columns[table]})
        select ${columns[table]} from jsonb_populate_recordset(null::${table}, $1)`;
      await client.query(insert, [JSON.stringify(rows[table])]);
    }
  });
  await client.query('rollback');
  return time;
}

/** A thousand cards over REST, and the rows that they leave written by themselves, in turn. */
export async function importCards(product, client, { owner }, rounds) {
  const columns = {};
  for (const table of TABLES) columns[table] = await columnsOf(client, table);
  const sheet = Array.from({ length: CARDS }, (_, n) => ({ id: String(n + 1), name: `生徒${n + 1}` }));
  const [ours, floor] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const { group } = await product.call('POST', '/groups', { name: `学年 ${round}` }, owner.token);
    const wanted = { group_id: group.id, rows: sheet };
    const whole = await took(() => product.call('POST', '/auth_tokens/import', wanted, owner.token));
    const bare = await writeBare(client, await rowsLeft(client, group.id), columns);
    if (round === 0) continue;
    ours.push(whole);
    floor.push(bare);
  }
  return { ours, floor };
}
