import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { testDatabase } from '@kashikari/platform/testing';

const ROOT = path.resolve(__dirname, '../..');
const SERVICES = readdirSync(path.join(ROOT, 'services')).filter((name) =>
  existsSync(path.join(ROOT, 'services', name, 'migrations')),
);
const WITH_SOURCES = SERVICES.filter((name) => existsSync(path.join(ROOT, 'services', name, 'sql')));

const sourcesOf = (service: string) =>
  readdirSync(path.join(ROOT, 'services', service, 'sql')).map((file) => ({
    name: path.basename(file, '.sql'),
    text: readFileSync(path.join(ROOT, 'services', service, 'sql', file), 'utf8'),
  }));

/** Functions of the database that are ours: no extension's, and none of the tables that every service has. */
async function functionsOf(service: string): Promise<string[]> {
  const database = await testDatabase(service);
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select distinct p.proname as name from pg_proc p
        where p.pronamespace = 'public'::regnamespace and p.proname not like 'idempotency%'
          and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    );
    return rows.map(({ name }) => name.replaceAll('_', '-')).sort();
  } finally {
    await client.end();
    await database.drop();
  }
}

it.each(SERVICES)('every function of the database of %s is a file', async (service) => {
  const files = WITH_SOURCES.includes(service) ? sourcesOf(service).map(({ name }) => name) : [];
  expect(await functionsOf(service)).toEqual(files.sort());
});

it.each(WITH_SOURCES)(
  'every function of %s says what it says, stands in the page of the service, and has a test',
  (service) => {
    const page = readFileSync(path.join(ROOT, 'services', service, 'README.md'), 'utf8');
    const rows = [
      ...page.matchAll(/^\| \[`([a-z-]+)`\]\(sql\/\1\.sql\) *\|([^|]+)\| \[[^\]]+\]\(([^)]+)\)/gm),
    ];
    const sources = sourcesOf(service);
    expect(rows.map(([, name]) => name).sort()).toEqual(sources.map(({ name }) => name).sort());
    for (const [, name, , test = ''] of rows)
      expect([name, existsSync(path.join(ROOT, 'services', service, test))]).toEqual([name, true]);
    for (const { name, text } of sources) {
      expect([name, text.startsWith('-- ')]).toEqual([name, true]);
      expect([name, text.includes(`function ${name.replaceAll('-', '_')}(`)]).toEqual([name, true]);
    }
  },
);

it('no number of a migration is given twice', () => {
  const numbers = SERVICES.flatMap((service) =>
    readdirSync(path.join(ROOT, 'services', service, 'migrations')).map(
      (file) => `${service}/${file.slice(0, 4)}`,
    ),
  );
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});
