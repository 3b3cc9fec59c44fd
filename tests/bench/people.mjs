import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { verify } from '@node-rs/argon2';
import pg from 'pg';
import { importCards } from './import-cards.mjs';
import { median, spread } from './statistics.mjs';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const VIEWS = path.resolve(HERE, '../../services/identity/dist/store/groups/memberships.views.js');

export const MEMBERS = 10_000;
const AT_ONCE = 50;
const PASSWORD = 'correct horse 1';
const PER_PAGE = 50;

/** Copies the row of user $1. As many users again belong to no group and must not cost anything. */
const FILL_USERS = `
  insert into users select (jsonb_populate_record(u, jsonb_build_object('id', uuidv7(), 'name', '利用者' || n,
      'email', 'many' || n || '@example.jp', 'search_text', 'りようしゃ' || n || ' many' || n || '@example.jp',
      'sort_text', lpad(n::text, 6, '0')))).*
    from users u, generate_series(1, ${MEMBERS * 2}) n where u.id = $1`;
const FILL_MEMBERSHIPS = `
  insert into memberships
    select uuidv7(), 1, $1, u.id, false, null, '{}', now(), now(), null
      from users u where u.email like 'many%' and u.sort_text::int <= ${MEMBERS}`;

/** The milliseconds that something takes. */
export async function took(act) {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

async function signUp(product, email) {
  const { user, token } = await product.call('POST', '/users', { name: 'さくら', email, password: PASSWORD });
  return { id: user.id, email, token };
}

/** A group of 10,000 members, without a limit of seats. */
async function makeGroup(product) {
  const owner = await signUp(product, 'bench-owner@example.jp');
  const { group } = await product.call('POST', '/groups', { name: '大学' }, owner.token);
  await product.query('identity', FILL_USERS, [owner.id]);
  await product.query('identity', FILL_MEMBERSHIPS, [group.id]);
  await product.query(
    'identity',
    'update seats set member_limit = null, used = $2, subscription_version = 4e15 where account_id = $1',
    [...[owner.id, MEMBERS]],
  );
  await product.query('identity', 'vacuum analyze users');
  await product.query('identity', 'vacuum analyze memberships');
  return { owner, group };
}

/** Over REST by one client, and the product's own query by itself on one connection, in turn. */
async function listMembers(product, { owner, group }, client, { match, page, times }) {
  const { LIST_OF_GROUP } = createRequire(import.meta.url)(VIEWS);
  const values = [owner.id, match, PER_PAGE, (page - 1) * PER_PAGE, group.id];
  const search = new URLSearchParams({ group_id: group.id, per_page: PER_PAGE, page, match });
  const [ours, floor] = [[], []];
  for (let n = 0; n < times; n += 1) {
    floor.push(await took(() => client.query({ text: LIST_OF_GROUP, values })));
    ours.push(await took(() => product.call('GET', `/memberships?${search}`, undefined, owner.token)));
  }
  // Drops the first results, during which either side was still being compiled.
  return { ours: ours.slice(5), floor: floor.slice(5) };
}

/** Signs in. Retries while the product is busy, as people do; that time counts. */
async function signIn(product, email) {
  for (;;) {
    try {
      return await product.call('POST', '/auth/login', { email, password: PASSWORD });
    } catch (error) {
      if (!/: 503 /.test(error.message)) throw error;
    }
  }
}

/** 50 sign-ins at once, and the 50 comparisons of argon2 that are in them by themselves, in turn. */
async function signIns(product, rounds, beside) {
  const people = [];
  for (let n = 0; n < AT_ONCE; n += 1) people.push(await signUp(product, `sign-in-${n}@example.jp`));
  const rows = await product.query(
    'identity',
    'select password_hash as hash from users where email like $1',
    ['sign-in-%'],
  );
  const quiet = await others(product, beside, new Promise((wake) => setTimeout(wake, 3_000)));
  const [ours, floor, meanwhile] = [[], [], []];
  for (let round = 0; round <= rounds; round += 1) {
    const bare = await took(() => Promise.all(rows.map(({ hash }) => verify(hash, PASSWORD))));
    let whole = 0;
    const rush = (async () => {
      whole = await took(() => Promise.all(people.map(({ email }) => signIn(product, email))));
    })();
    const seen = await others(product, beside, rush);
    if (round === 0) continue;
    ours.push(whole);
    floor.push(bare);
    meanwhile.push(...seen);
  }
  return { ours, floor, quiet, meanwhile };
}

/** Measures another user's wait for the list of groups, one call after the other, until `until` settles. */
async function others(product, token, until) {
  const times = [];
  let over = false;
  const ends = until.finally(() => (over = true));
  // A failure is reported below, after the last call.
  ends.catch(() => {});
  while (!over) times.push(await took(() => product.call('GET', '/groups', undefined, token)));
  await ends;
  return times;
}

/**
 * Benchmarks reads and sign-ins of people against the query (or the hashing) alone, in the same run.
 * @returns {Promise<{ rows: { title: string, ours: number, floor: number, ratio: number }[], quiet: object,
 *   meanwhile: object }>} medians in milliseconds; `ratio` is the median of the rounds' ratios
 */
export async function measurePeople(product, { quick }) {
  const ground = await makeGroup(product);
  const client = new pg.Client(product.databaseUrl('identity'));
  await client.connect();
  try {
    const times = quick ? 15 : 65;
    const asked = [
      [`A page of ${MEMBERS.toLocaleString('en')} members`, { match: '', page: 1, times }],
      ['The last page of them', { match: '', page: MEMBERS / PER_PAGE, times }],
      ['A search among them, one found', { match: 'りようしゃ9876', page: 1, times }],
      ['A search among them, a tenth found', { match: 'many9', page: 1, times }],
    ];
    const rows = [];
    for (const [title, how] of asked)
      rows.push(rowOf(title, await listMembers(product, ground, client, how)));
    const rounds = quick ? 2 : 5;
    rows.push(
      rowOf(
        '1,000 cards out of a sheet, one transaction',
        await importCards(product, client, ground, rounds),
      ),
    );
    const rush = await signIns(product, rounds, ground.owner.token);
    rows.push(rowOf(`${AT_ONCE} sign-ins at once, until all are in`, rush));
    return { rows, quiet: spread(rush.quiet), meanwhile: spread(rush.meanwhile) };
  } finally {
    await client.end();
  }
}

/** One row of a report: medians in milliseconds, and the median of each pair's ratio. */
export function rowOf(title, { ours, floor }) {
  const ratio = median(ours.map((time, round) => time / floor[round]));
  return { title, ours: median(ours), floor: median(floor), ratio };
}
