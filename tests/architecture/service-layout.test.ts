import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { layoutFaults, type SourceFile } from './service-layout';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'services'], {
  encoding: 'utf8',
});
const files: readonly SourceFile[] = listed
  .split('\n')
  .filter((path) => /^services\/[^/]+\/src\/.*[.]ts$/.test(path) && existsSync(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const port = `import { Goods } from '../app/ports';\nimport { Database } from '@kashikari/platform';\n`;
const STORE = 'services/catalog/src/store';

/** One fault for each rule, and the file that is at fault. */
const PLANTED: readonly (readonly [rule: string, path: string, text: string])[] = [
  ['ports are a folder', 'services/catalog/src/app/ports.ts', ''],
  [
    'a job is called *.job.ts',
    'services/catalog/src/events/when-due.ts',
    `@Job('due')\nexport class DueJob {}`,
  ],
  ['a job is called *.job.ts', 'services/catalog/src/app/due.job.ts', `@Job('due')\nexport class DueJob {}`],
  ['a job is called *.job.ts', 'services/catalog/src/events/due.job.ts', 'export class Due {}'],
  [
    'a store that fills a port by SQL is called',
    `${STORE}/goods.ts`,
    `${port}export class PgGoods extends Goods {}`,
  ],
  ['a repository or view holds the class', `${STORE}/goods.views.ts`, 'export const SELECT = 1;'],
  [
    'a store is called Pg and',
    `${STORE}/goods.repository.ts`,
    `${port}export class SqlGoods extends Goods {}`,
  ],
  [
    'a constructor has seven parameters',
    'services/catalog/src/app/publish-good.ts',
    `export class PublishGood {\n  constructor(${'abcdefgh'.replace(/./g, 'readonly $&: Clock, ')}) {}\n}`,
  ],
  ['a transaction is opened by sqlOf', `${STORE}/good-rows.ts`, 'await (tx as SqlTx).read(FORGET);'],
];

test('all services name and place their stores, ports and jobs alike', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(layoutFaults(files)).toEqual([]);
});

test.each(PLANTED)('a planted fault against “%s…” in %s is found', (rule, path, text) => {
  expect(layoutFaults([{ path, text }])).toEqual([expect.stringContaining(`${path}: ${rule}`)]);
});

test('a constructor of seven parameters is allowed', () => {
  const text = `export class PublishGood {\n  constructor(${'abcdefg'.replace(/./g, 'readonly $&: Clock, ')}) {}\n}`;
  expect(layoutFaults([{ path: 'services/catalog/src/app/publish-good.ts', text }])).toEqual([]);
});

test('a folder of a store with 21 files is found, and one with 20 is not', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, place) => ({ path: `${STORE}/goods/row-${place}.ts`, text: '' }));
  expect(layoutFaults(many(20))).toEqual([]);
  expect(layoutFaults(many(21))).toHaveLength(21);
});
