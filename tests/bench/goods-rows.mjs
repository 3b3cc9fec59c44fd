import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const load = (file) =>
  createRequire(import.meta.url)(path.resolve(HERE, '../../services/search/dist', `${file}.js`));

/** Goods per statement. */
const BATCH = 2_000;

const MINUTE = 60_000;

/** Words of titles with how many of 100,000 goods have them; the rest are shared by the other titles. */
const WORDS = [
  { word: '簞笥', every: 1_250, at: 7 },
  { word: 'デジカメ', every: 200, at: 4 },
  { word: '三脚', every: 50, at: 3 },
  { word: 'デジタルカメラ', every: 20, at: 2 },
  { word: '机', every: 10, at: 1 },
];
const OTHERS = [
  '椅子',
  '延長コード',
  'マイク',
  '譜面台',
  '投影機',
  '暗幕',
  '工具箱',
  '顕微鏡',
  '太鼓',
  '長靴',
];
const TEXT = [
  '倉庫の棚にあります', '使う前に充電してください', '説明書つき', '付属品は袋の中', '傷があります', '返す前に拭いてください',
  '文化祭で使います', '雨の日は外で使えません', '電源は百ボルト', '持ち運びは二人で', '鍵は受付にあります', '予備の電池つき',
]; // prettier-ignore

/** The fields of the nth good that a search reads. */
function goodOf(n) {
  const word = WORDS.find(({ every, at }) => n % every === at)?.word ?? OTHERS[n % OTHERS.length];
  const description = Array.from({ length: 6 }, (_, k) => TEXT[(n * 7 + k * 5) % TEXT.length]).join('。');
  return {
    ...{ title: `${word} ${n}`, titleReading: '', description, tags: [`棚${n % 300}`] },
    ...{ author: '', publisher: '', isbn: '', category: `分類${n % 20}`, location: `部屋${n % 50}` },
    managementId: `A-${String(n).padStart(4, '0')}`,
    isPublic: n % 2 === 0,
    bookings: (n * 31) % 100,
    likes: (n * 17) % 7,
    bookedAt: n % 3 === 0 ? new Date(Date.now() - n * MINUTE) : null,
    createdAt: new Date(Date.now() - (n + 1) * MINUTE),
  };
}

/** The id of the nth good. */
export const idOf = (n) => `01900000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

function catalogRow(n) {
  const good = goodOf(n);
  return {
    ...{
      id: idOf(n),
      title: good.title,
      description: good.description,
      tags: good.tags,
      tag_keys: good.tags,
    },
    ...{ category: good.category, location: good.location, is_public: good.isPublic },
    ...{ management_id: good.managementId, management_key: good.managementId.toLowerCase() },
    ...{ recent_bookings: good.bookings, likes: good.likes, booked_at: good.bookedAt },
    ...{ created_at: good.createdAt, updated_at: good.createdAt },
  };
}

/** The search index's rows of the nth good, made by the service's own functions. */
function indexRows(n, { ownerId, groupId }) {
  const { indexGood } = load('domain/index-good');
  const { codeKeys } = load('domain/codes');
  const { foldWords } = load('domain/fold-words');
  const { textsOf } = load('events/good-texts');
  const { toTsvector } = load('store/words');
  const good = goodOf(n);
  const postings = indexGood(textsOf(good));
  const id = idOf(n);
  return {
    good: {
      ...{ id, version: 1, deleted: false, owner_id: ownerId, group_ids: [groupId], title: good.title },
      ...{ sort_title: good.title, tags: good.tags.map(foldWords), tag_names: good.tags },
      ...{ category: good.category, category_key: foldWords(good.category) },
      ...{ location: good.location, location_key: foldWords(good.location) },
      ...{ priced: false, codes: codeKeys(good.managementId), is_open: good.isPublic, is_hidden: false },
      ...{ quantity: 1, margin_days: 0, reference_only: false, is_hourly: false, created_at: good.createdAt },
    },
    good_words: {
      ...{ id, version: 1, terms: toTsvector(postings) },
      best: toTsvector(postings.filter(({ weight }) => weight)),
    },
    popularity: { id, version: 1, bookings: good.bookings, likes: good.likes },
    activity: { good_id: id, bookings: 0, booked_at: good.bookedAt },
  };
}

/** SQL of a batch of catalog's goods: copies of the good $2 with other fields. */
async function catalogInsert(product) {
  const columns = await product.query(
    'catalog',
    `select attname from pg_attribute where attrelid = 'good'::regclass and attnum > 0 and not attisdropped
       and attgenerated = ''`,
  );
  const names = columns.map(({ attname }) => attname);
  return `insert into good (${names.join(', ')})
    select ${names.map((name) => `r.${name}`).join(', ')} from good s
    cross join jsonb_array_elements($1::jsonb) j cross join jsonb_populate_record(s, j) r where s.id = $2`;
}

const batches = (count) =>
  Array.from({ length: Math.ceil(count / BATCH) }, (_, batch) =>
    Array.from({ length: Math.min(BATCH, count - batch * BATCH) }, (__, k) => batch * BATCH + k),
  );

/** The management id of the nth good. */
export const numberOf = (n) => goodOf(n).managementId;

/** Writes goods straight into the database of catalog, as copies of the good `sampleId`, which was made over REST. */
export async function fillCatalog(product, { sampleId }, count) {
  const insert = await catalogInsert(product);
  await product.query('catalog', 'alter table good disable trigger user');
  for (const numbers of batches(count))
    await product.query('catalog', insert, [JSON.stringify(numbers.map(catalogRow)), sampleId]);
  await product.query('catalog', 'alter table good enable trigger user');
  await product.query('catalog', 'vacuum analyze');
}

/**
 * Writes goods straight into the databases of catalog and search, as their services would have.
 * @param {{ ownerId: string, groupId: string, sampleId: string }} place `sampleId`: a good that was made over REST
 */
export async function fillGoods(product, place, count) {
  await fillCatalog(product, place, count);
  for (const numbers of batches(count)) {
    const rows = numbers.map((n) => indexRows(n, place));
    for (const table of ['good', 'good_words', 'popularity', 'activity']) {
      const sql = `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`;
      await product.query('search', sql, [JSON.stringify(rows.map((row) => row[table]))]);
    }
  }
  await product.query('search', 'vacuum analyze');
}
