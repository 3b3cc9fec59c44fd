import { readFileSync } from 'node:fs';

const KIT = 'packages/web-kit';
const read = (file: string) => readFileSync(`${KIT}/${file}`, 'utf8');

/** Returns the names in `export { … }` and `export type { … }`. Names exported by `export *` have separate rows. */
function exported(): string[] {
  const lists = [...read('src/index.ts').matchAll(/^export (?:type )?\{([^}]*)\}/gm)];
  return lists.flatMap(([, list = '']) => list.split(',').map((name) => name.trim().replace(/^type /, '')));
}

/** Names in the table of the kit's page. */
function told(): string[] {
  const page = read('README.md');
  const rows = page
    .slice(page.indexOf('## What it exports'))
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const names = rows.map((row) => row.split('|')[row.startsWith('| **Libraries**') ? 2 : 1] ?? '');
  return names.flatMap((cell) => [...cell.matchAll(/`([A-Za-z]\w*)/g)].map(([, name = '']) => name));
}

test('the page of the web kit names what it exports, and nothing else', () => {
  const names = exported().filter(Boolean);
  const source = `${names.join(' ')} ${read('src/api/wire.ts')} ${read('src/ui/icons.ts')}`;
  const isKnown = (name: string) => new RegExp(`\\b${name}\\b`).test(source);
  expect(names.filter((name) => !told().includes(name))).toEqual([]);
  expect(told().filter((name) => name !== 'Icon' && !isKnown(name))).toEqual([]);
});
