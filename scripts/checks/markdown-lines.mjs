import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { at, ROOT } from '../root.mjs';

/** Characters of a line of Markdown, at most. */
export const WIDTH = 120;

const FENCE = /^\s*(?:```|~~~)/;
const TABLE = /^\s*\|/;

/** What can't be broken, and counts for nothing: the target of a link, an address, code. */
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
