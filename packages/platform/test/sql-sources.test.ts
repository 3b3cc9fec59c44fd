import { Database } from '../src';
import { checkSchema, migrate } from '../src/database/migrate';
import { PLATFORM_MIGRATIONS } from '../src/database/migrations';
import type { SqlSource } from '../src/database/sql-sources';
import { testDatabase, type TestDatabase } from '../src/testing';

describe('functions of the database', () => {
  let made: TestDatabase;
  let db: Database;
  let login: string;

  beforeEach(async () => {
    made = await testDatabase('platform');
    db = new Database({ url: made.ownerUrl, name: 'test', size: 2 });
    login = new URL(made.url).username;
  });
  afterEach(async () => {
    await db.close();
    await made.drop();
  });

  const answer = (name: string, text: string): SqlSource => ({
    name,
    text: `create or replace function ${name}() returns text language sql as $$ select ${text} $$;`,
  });
  const apply = (...sources: readonly SqlSource[]) =>
    migrate(made.ownerUrl, login, { migrations: PLATFORM_MIGRATIONS, sources });
  const said = async (name: string) => (await db.one<{ said: string }>(`select ${name}() as said`))?.said;

  it('are applied once, and again when their text is another', async () => {
    expect(await apply(answer('one', `'a'`), answer('two', `'b'`))).toEqual(['sql/one', 'sql/two']);
    expect(await apply(answer('one', `'a'`), answer('two', `'b'`))).toEqual([]);
    expect(await apply(answer('one', `'a'`), answer('two', `'c'`))).toEqual(['sql/two']);
    expect([await said('one'), await said('two')]).toEqual(['a', 'c']);
  });

  it('may call one another in any order', async () => {
    await apply(answer('early', 'late()'), answer('late', `'found'`));
    expect(await said('early')).toBe('found');
  });

  it('stay as they were, all of them, when one can’t be applied, which is named', async () => {
    await apply(answer('one', `'a'`));
    const faulty = { name: 'two', text: 'create or replace function two() nonsense' };
    await expect(apply(answer('one', `'b'`), faulty)).rejects.toThrow(/sql\/two\.sql failed: syntax error/);
    expect(await said('one')).toBe('a');
    expect(await apply(answer('one', `'b'`))).toEqual(['sql/one']);
  });

  it('are applied by one of several that start at the same moment', async () => {
    const ran = await Promise.all([1, 2, 3].map(() => apply(answer('one', `'a'`))));
    expect(ran.flat()).toEqual(['sql/one']);
  });

  it('may be called by the service, which can’t change what is noted of them', async () => {
    await apply(answer('one', `'a'`));
    const service = new Database({ url: made.url, name: 'test', size: 1 });
    try {
      expect(await service.one('select one() as said')).toEqual({ said: 'a' });
      await expect(service.read(`update sql_source set digest = ''`)).rejects.toThrow('permission denied');
    } finally {
      await service.close();
    }
  });

  it('are missed by who needs one that nobody has applied, and another text of one is taken', async () => {
    const schema = (...sources: readonly SqlSource[]) => ({ migrations: PLATFORM_MIGRATIONS, sources });
    await apply(answer('one', `'a'`));
    await expect(checkSchema(db, schema(answer('one', `'b'`)))).resolves.toBeUndefined();
    await expect(checkSchema(db, schema(answer('two', `'b'`)))).rejects.toThrow('sql/two');
  });
});
