import { existsSync, readdirSync, readFileSync } from 'node:fs';

const page = readFileSync('CONTRIBUTING.md', 'utf8');
const section = page.slice(page.indexOf('### Add a service'), page.indexOf('### Add an action'));
const listed = [...section.matchAll(/^- `([^`]+)`$/gm)].map(([, path = '']) => path);
const blocks = [...section.matchAll(/```ts\n\/\/ (\S+)\n([^`]+)```/g)].map(
  ([, path = '', text = '']) => [path, text] as const,
);

const services = readdirSync('services').filter(
  (name) => name !== 'gateway' && existsSync(`services/${name}/package.json`),
);
const own = listed.filter((path) => path.includes('<name>'));
const lists = listed.filter((path) => !path.includes('<name>'));

const filled = (text: string, name: string) =>
  text.replaceAll('<name>', name).replaceAll('<Name>', `${name[0]!.toUpperCase()}${name.slice(1)}`);

describe('the page about a new service', () => {
  test('lists files, places and the two files that are always the same', () => {
    expect([own.length, lists.length, blocks.length]).toEqual([7, 6, 2]);
    expect(services).toHaveLength(6);
  });

  test.each(services)('names the files that %s has', (name) => {
    expect(own.map((path) => filled(path, name)).filter((path) => !existsSync(path))).toEqual([]);
    const some = (folder: string, end: string) =>
      readdirSync(`services/${name}/${folder}`, { recursive: true }).some((file) =>
        String(file).endsWith(end),
      );
    expect([some('migrations', '.ts'), some('src/grpc', '.controller.ts'), some('test', '.test.ts')]).toEqual(
      [true, true, true],
    );
  });

  test.each(services)('says how %s begins, to the letter', (name) => {
    for (const [path, text] of blocks)
      expect(readFileSync(filled(path, name), 'utf8')).toBe(filled(text, name));
    const module = readFileSync(`services/${name}/src/${name}.module.ts`, 'utf8');
    expect(module).toContain(filled('export class <Name>Module', name));
  });

  test.each(services)('names every place where %s is listed', (name) => {
    expect(lists.filter((path) => !new RegExp(`\\b${name}\\b`).test(readFileSync(path, 'utf8')))).toEqual([]);
  });
});
