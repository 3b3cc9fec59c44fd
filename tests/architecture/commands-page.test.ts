import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');

/** The names of all checks; the module is an ES module, so another process loads it. */
function namesOfChecks(): string[] {
  const code = `import { CHECKS } from './scripts/checks/checks.mjs';
    console.log(JSON.stringify(CHECKS.map(({ name }) => name)))`;
  const args = ['--input-type=module', '-e', code];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as string[];
}

test('CONTRIBUTING.md lists every check of npm run check, in order', () => {
  const [, behind = ''] = read('CONTRIBUTING.md').split('The checks of `npm run check` are: ');
  const [list = ''] = behind.split('.\n\n');
  expect([...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual(namesOfChecks());
});

test.each(['README.md', 'CONTRIBUTING.md'])('every npm command in %s exists', (page) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [...read(page).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  expect(commands.length).toBeGreaterThan(10);
});
