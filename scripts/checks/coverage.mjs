import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '../root.mjs';

const PAGE = 'docs/spec-coverage.md';

/** The entries of the page: list items, each with its lines joined by one space. */
function entriesOf(page) {
  return page
    .split(/^(?=- \*\*|#)/m)
    .filter((part) => part.startsWith('- **'))
    .map((part) => part.replace(/\s+/g, ' ').trim());
}

/** The names of tests after a link: `: “name”, “name”.` */
function namesIn(text) {
  if (!text.startsWith(': “')) return [];
  const end = text.indexOf('”.');
  return text.slice(': “'.length, end < 0 ? text.length : end).split('”, “');
}

/** Relative links of an entry, each with the names of tests that follow it. */
function citationsOf(entry) {
  const [, ...parts] = entry.split('](');
  return parts
    .map((part) => ({ target: part.slice(0, part.indexOf(')')), after: part.slice(part.indexOf(')') + 1) }))
    .filter(({ target }) => !/^https?:/.test(target))
    .map(({ target, after }) => ({ file: path.posix.join('docs', target), names: namesIn(after) }));
}

/**
 * Finds entries of docs/spec-coverage.md that cite a missing file or test, or that say nothing.
 * @param {string} page text of the page
 * @param {(file: string) => string | undefined} read content of a file, undefined for a missing one
 * @returns {string[]} a sentence for each fault
 */
export function faultsIn(page, read) {
  return entriesOf(page).flatMap((entry) => {
    const [, phrase = entry] = /^- \*\*(.+?)\.?\*\*/.exec(entry) ?? [];
    const citations = citationsOf(entry);
    const isExplained = /\b(?:Decision|Pending): /.test(entry);
    const isShown = citations.some(({ names }) => names.length > 0);
    const faults = isShown || isExplained ? [] : [`${phrase}: no test, decision or pending part`];
    for (const { file, names } of citations) {
      const text = read(file);
      if (text === undefined) faults.push(`${phrase}: ${file} does not exist`);
      else
        for (const name of names)
          if (!["'", '"', '`'].some((quote) => text.includes(quote + name + quote)))
            faults.push(`${phrase}: ${file} has no test “${name}”`);
    }
    return faults;
  });
}

/** @returns {import('./checks.mjs').Verdict} */
export function checkCoverage() {
  const read = (file) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined);
  const page = readFileSync(at(PAGE), 'utf8');
  const said = entriesOf(page).length ? faultsIn(page, read) : [`${PAGE} has no entries`];
  return { ok: said.length === 0, said: said.join('\n') };
}
