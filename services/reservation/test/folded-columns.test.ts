import { testDatabase, type TestDatabase } from '@kashikari/platform/testing';
import fc from 'fast-check';
import pg from 'pg';
import { migrate } from '../../../packages/platform/src/database/migrate';
import { schemaOf } from '../../../packages/platform/src/database/migrations';
import { runs } from '../../../packages/platform/src/testing/budget';
import { foldAsStored } from '../src/store/booking/holds-text';
import { accountRow, bookingRow, goodRow, insert } from './rows';

const COLUMNS = [
  ['account', 'name'],
  ['good', 'title'],
  ['booking', 'memo'],
] as const;

/** PostgreSQL stores neither. */
const NOT_STORED = /[\0\p{Surrogate}]/gu;

const letters = fc.constantFrom(
  ...'カメラがぱーンっヴヽ漢字々〆aZé9ｶﾞﾊﾟｰＡ１ßΣσς한글 　-−‐–%_\\#🎸\u0301\u0307\u3099\u309a'.split(''),
);
const anyText = fc
  .oneof(
    fc.string({ unit: letters, maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
  )
  .map((text) => text.replace(NOT_STORED, ''));

describe('the folded columns', () => {
  let database: TestDatabase;
  let owner: pg.Client;

  beforeEach(async () => {
    database = await testDatabase('empty');
    owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
  });
  afterEach(async () => {
    await owner.end();
    await database.drop();
  });

  const login = () => new URL(database.url).username;

  /**
   * Returns the texts as the table's expression folds them, without inserting rows. Characters newer than this
   * PostgreSQL are omitted.
   */
  const foldedBy = async (table: string, column: string, texts: readonly string[]) => {
    const { rows: made } = await owner.query<{ expression: string }>(
      `select pg_get_expr(d.adbin, d.adrelid) as expression from pg_attrdef d
        join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
        where d.adrelid = $1::regclass and a.attname = $2`,
      [table, `folded_${column}`],
    );
    const { rows } = await owner.query<{ text: string; folded: string }>(
      `select ${column} as text, ${made[0]!.expression} as folded from unnest($1::text[]) as t (${column})
        where unicode_assigned(${column})`,
      [texts],
    );
    return rows;
  };

  it.each(COLUMNS)('of %s hold any %s as the search of goods folds it', async (table, column) => {
    await migrate(database.ownerUrl, login(), schemaOf('reservation'));
    const every = Array.from({ length: 0x1_ffff }, (_, at) => String.fromCodePoint(at + 1));
    const texts = [
      ...every.flatMap((letter) => [letter, `aか${letter}ーI`]).map((text) => text.replace(NOT_STORED, '')),
      ...fc.sample(anyText, runs(5_000, 100_000)),
    ];
    const rows = await foldedBy(table, column, texts);
    expect(rows.length).toBeGreaterThan(150_000);
    expect(rows.filter(({ text, folded }) => folded !== foldAsStored(text))).toEqual([]);
  });

  it('hold what was stored before there were any, and follow what is written without knowing them', async () => {
    const schema = schemaOf('reservation');
    const before = schema.migrations.filter(({ name }) => name < '0004' || name.startsWith('platform/'));
    await migrate(database.ownerUrl, login(), { migrations: before, sources: [] });
    const lender = await insert(owner, 'account', accountRow({ name: 'ヤマダ　Jörg' }));
    const good = await insert(owner, 'good', goodRow(lender, { title: 'ﾌﾟﾛｼﾞｪｸﾀｰ' }));
    const booking = await insert(
      owner,
      'booking',
      bookingRow(good, 10, 12, { memo: 'ビデオ'.normalize('NFD') }),
    );
    await migrate(database.ownerUrl, login(), schema);
    const stored = async () =>
      (
        await owner.query<{ texts: string[] }>(
          `select array[a.folded_name, g.folded_title, b.folded_memo] as texts from booking b, good g, account a
            where b.id = $1 and g.id = $2 and a.id = $3`,
          [booking, good, lender],
        )
      ).rows[0]!.texts;
    expect(await stored()).toEqual(['やまだ jorg', 'ぷろじぇくた', 'びでお']);
    await owner.query(`update booking set memo = ''`);
    await owner.query(`update good set title = 'カメラ'`);
    expect(await stored()).toEqual(['やまだ jorg', 'かめら', '']);
  });
});
