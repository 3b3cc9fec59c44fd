/* eslint-disable kashikari/no-lazy-anything, regexp/no-super-linear-move -- only files of this repository are read */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { at, ROOT } from '../root.mjs';

/** Words of docs/style.md ("Words"), each with its replacement. */
const WORDS = [
  [/\b(?:is|are|was|were|be|been|being|gets?) told\b/gi, 'is notified, is sent, learns'],
  [/\b(?:tells|telling)\b/gi, 'publishes, reports, says'],
  [/\b(?:takes?|took|taken) (?:in\b(?! (?:chromium|turns|the order))|up\b(?! to))/gi, 'consumes, applies'],
  [/\b(?:stands|stood)\b(?! for)/gi, 'is, is stored'],
  [/\b(?:is|are) none\b/gi, 'is not a …, is missing'],
  [/\bnobody['’]s\b/gi, 'without an owner'],
  [/\banew\b/gi, 'again'],
  [/\b(?:one['’]s own|oneself)\b/gi, "the caller's, the signed-in user"],
  [/\bat most\b/gi, 'up to'],
  [/\b(?:in the way|at hand|under way)\b/gi, 'conflicts, local, in progress'],
  [/\b(?:at the door|hearers?)\b/gi, 'in the queue, listener'],
  [/\b(?:to|for|by|of) who\b/gi, 'to the person who, by the caller that'],
];

/** First words of a docstring that is not a sentence or a noun phrase. */
const FRAGMENT =
  /^(?:what|whose?|whom|where|when|which|that|of|to|in|on|at|by|for|from|with|without|as|than|not|so|and|but|or|once|until|till|only|whether|how|why|if|because)\b/i;

/** Generated pages, the style guide with its examples, quotations of the specification, and history. */
const NOT_PAGES = ['docs/errors.md', 'docs/settings.md', 'docs/style.md', 'docs/refusals.md', 'CHANGELOG.md'];

const blank = (text) => text.replace(/[^\n]/g, ' ');
const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/** Code, links, quotations, and the regions that a benchmark or a drill writes between `<!-- name -->` marks. */
const QUOTED = [
  /^(```|~~~)[^]*?^\1/gm,
  /<!-- (\w+) -->[^]*?<!-- \/\1 -->/g,
  /“[^”]*”/g,
  /`[^`]*`/g,
  /\]\([^)]*\)/g,
  /^>.*$/gm,
];

const proseOfPage = (text) => QUOTED.reduce((rest, quoted) => rest.replace(quoted, blank), text);

/** Everything but comments becomes spaces, so that lines stay. Quotations and code in comments, too. */
function proseOfSource(text) {
  let prose = '';
  let from = 0;
  for (const { 0: comment, index } of text.matchAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\w\\])\/\/[^\n]*/g)) {
    prose += blank(text.slice(from, index)) + comment.replace(/“[^”]*”|`[^`]*`|"[^"\n]*"/g, blank);
    from = index + comment.length;
  }
  return prose + blank(text.slice(from));
}

/**
 * Finds words and fragments that docs/style.md rejects.
 * @param {string} file its name decides whether comments are read, or a page of Markdown
 * @param {string} text
 * @returns {string[]} a line for each
 */
export function proseFaults(file, text) {
  const isPage = file.endsWith('.md');
  const prose = isPage ? proseOfPage(text) : proseOfSource(text);
  const words = WORDS.flatMap(([word, instead]) =>
    [...prose.matchAll(word)].map(
      ({ 0: found, index }) => `${file}:${lineAt(prose, index)} ${found}: ${instead}`,
    ),
  );
  const docstrings = isPage ? [] : [...text.matchAll(/\/\*\*[\s*]*([^\s*][^\n]*)/g)];
  const fragments = docstrings
    .filter(([, first]) => FRAGMENT.test(first))
    .map(({ 1: first, index }) => `${file}:${lineAt(text, index)} begins with a fragment: ${first}`);
  return [...words, ...fragments];
}

/** @returns {import('./checks.mjs').Verdict} */
export function checkProse() {
  const list = ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.cjs', '*.proto', '*.md', ':!*.ja.md'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 })
    .split('\0')
    .filter((file) => file && !NOT_PAGES.includes(file) && !file.endsWith('schema.d.ts'));
  const said = files.flatMap((file) => proseFaults(file, readFileSync(at(file), 'utf8')));
  return { ok: said.length === 0, said: said.join('\n') };
}
