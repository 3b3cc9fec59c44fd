import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import shellWords from '../shell/src/i18n/en.json';

const { FIRST } = jest.requireActual<{ readonly FIRST: readonly string[] }>('../first-words.cjs');

const SHELL = path.resolve(__dirname, '../shell/src');

/** Files with which a first visit begins, and those loaded right after it with the same texts. */
const BEGINS = [
  'bootstrap.tsx',
  'features/landing/landing.tsx',
  'features/home/home.tsx',
  'app/menu-items.tsx',
].map((name) => path.join(SHELL, name));

/** A file and all files of the shell that it imports at once, not by `import()`. */
function loadedWith(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import(?! type)|\} from) [^;]*?'(\.[^']+)';/gm,
  ))
    for (const ending of ['.tsx', '.ts']) {
      const next = path.resolve(path.dirname(file), `${target}${ending}`);
      if (existsSync(next)) loadedWith(next, found);
    }
  return found;
}

const groupsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/\bt\(\s*[`'](\w+)\./g)].map(([, group = '']) => group);

test('every text of the frame, Home and Landing is among those that a first visit loads', () => {
  const loaded = BEGINS.flatMap((file) => [...loadedWith(file)]);
  expect(loaded.length).toBeGreaterThan(40);
  const missing = loaded.flatMap((file) =>
    groupsIn(file)
      .filter((group) => group in shellWords && !FIRST.includes(group))
      .map((group) => `${path.relative(SHELL, file)}: ${group}`),
  );
  expect(missing).toEqual([]);
});

test('each first group exists, and is shown by what a first visit loads', () => {
  const shown = new Set(BEGINS.flatMap((file) => [...loadedWith(file)]).flatMap(groupsIn));
  expect(FIRST.filter((group) => !(group in shellWords))).toEqual([]);
  expect(FIRST.filter((group) => !shown.has(group))).toEqual([]);
});
