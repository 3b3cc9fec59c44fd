import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { at, ROOT } from '../root.mjs';

/** Maximum length of a line of Markdown, characters. */
export const WIDTH = 120;

const FENCE = /^\s*(?:```|~~~)/;
const TABLE = /^\s*\|/;

/** Parts that can't be wrapped and don't count: targets of links, addresses, code. */
const UNBROKEN = /\]\([^)]*\)|<?https?:\/\/\S+|`[^`]*`/g;

/** @returns {number[]} the lines of a page that are too long, counted from 1; tables and blocks of code are as long as they are */
export function longLines(text) {
  let isCode = false;
  return text.split('\n').flatMap((line, index) => {
    if (FENCE.test(line)) isCode = !isCode;
    if (isCode || TABLE.test(line) || line.length <= WIDTH) return [];
    return line.replace(UNBROKEN, '').length > WIDTH ? [index + 1] : [];
  });
}

/** @returns {import('./checks.mjs').Verdict} */
export function checkMarkdownLines() {
  const pages = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: ROOT, encoding: 'utf8' });
  const said = pages
    .split('\0')
    .filter(Boolean)
    .flatMap((file) =>
      longLines(readFileSync(at(file), 'utf8')).map(
        (line) => `${file}:${line} is longer than ${WIDTH} characters`,
      ),
    );
  return { ok: said.length === 0, said: said.join('\n') };
}
