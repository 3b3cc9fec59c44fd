import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '../root.mjs';

/** Lines that two files may not share in a row; empty ones don't count. */
export const SHARED = 30;

/** Migrations stay as they were run, duplicates included; the current text is stored in one place (docs/adr). */
const FROZEN = /\/migrations\//;

/** @typedef {{ text: string, number: number }} Line */

/** @returns {Line[]} the lines that say something, as they compare: without indentation */
const linesOf = (text) =>
  text.split('\n').flatMap((line, index) => (line.trim() ? [{ text: line.trim(), number: index + 1 }] : []));

/**
 * @param {Record<string, string>} files path → text
 * @returns {string[]} a sentence for each place at which two files begin to share `SHARED` lines
 */
export function duplicatesIn(files) {
  /** @type {Map<string, { file: string, number: number }>} */
  const seen = new Map();
  const found = new Map();
  for (const [file, text] of Object.entries(files)) {
    const lines = linesOf(text);
    for (let from = 0; from + SHARED <= lines.length; from += 1) {
      const block = lines
        .slice(from, from + SHARED)
        .map((line) => line.text)
        .join('\n');
      const other = seen.get(block);
      if (!other) seen.set(block, { file, number: lines[from].number });
      else if (other.file !== file) {
        const pair = `${other.file} ${file}`;
        if (!found.has(pair))
          found.set(
            pair,
            `${file}:${lines[from].number} shares ${SHARED} lines with ${other.file}:${other.number}`,
          );
      }
    }
  }
  return [...found.values()];
}

/** @returns {import('./checks.mjs').Verdict} */
export function checkDuplicates() {
  const paths = readdirSync(at('services'), { recursive: true })
    .map((file) => `services/${file.replaceAll(path.sep, '/')}`)
    .filter(
      (file) =>
        /\.(?:ts|sql)$/.test(file) && !/\/(?:node_modules|dist|gen)\//.test(file) && !FROZEN.test(file),
    );
  const said = duplicatesIn(Object.fromEntries(paths.map((file) => [file, readFileSync(at(file), 'utf8')])));
  return { ok: said.length === 0, said: said.join('\n') };
}
