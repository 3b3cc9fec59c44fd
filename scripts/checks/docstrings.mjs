import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { at, ROOT } from '../root.mjs';

/** Words that say nothing by themselves. */
const EMPTY = new Set(
  (
    'a an the of to in on at as by for with from and or is are be it its this that these who which what how one some each ' +
    'every all any was were has have'
  ).split(' '),
);

/** A docstring of one line, and the name under it. */
const DOCUMENTED =
  /^ *\/\*\* (?<doc>[^@{`\n]+?) \*\/\n *(?:export |declare |default |abstract |private |protected |static |readonly |override |async )*(?:(?:class|interface|type|function\*?|const|let|enum) )?(?<name>[\w$]+)/gm;

const wordsOf = (text) =>
  text
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];

/** `goods` and `good`, `ends` and `ended` are one word here. */
const stem = (word) => word.replace(/(?:ies|ing|ed|es|s|e)$/, '');

/** @returns {{ line: number, name: string }[]} docstrings that only say the name under them again, in other order */
export function repeatsIn(text) {
  return [...text.matchAll(DOCUMENTED)].flatMap(({ index, 0: whole, groups: { doc, name } }) => {
    const said = wordsOf(doc).filter((word) => !EMPTY.has(word));
    const known = new Set(wordsOf(name).map(stem));
    if (!said.length || /[^\x20-\x7e]|\d/.test(doc) || !said.every((word) => known.has(stem(word))))
      return [];
    const before = text.slice(0, index + whole.indexOf('/**'));
    return [{ line: before.split('\n').length, name }];
  });
}

/** @returns {import('./checks.mjs').Verdict} */
export function checkDocstrings() {
  const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const said = files
    .split('\0')
    .filter((file) => file && !file.endsWith('schema.d.ts'))
    .flatMap((file) =>
      repeatsIn(readFileSync(at(file), 'utf8')).map(
        ({ line, name }) => `${file}:${line}: say what ${name} means, or nothing`,
      ),
    );
  return { ok: said.length === 0, said: said.join('\n') };
}
