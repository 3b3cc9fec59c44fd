// Parts of documents that measurements write. Each is between `<!-- mark -->` and `<!-- /mark -->`; text around them
// stays. CommonJS, so that tests can use it.
const { spawnSync } = require('node:child_process');
const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.resolve(__dirname, '..');

/**
 * Returns the text between the marks, or with `text` the page with that text there. Missing marks are added at the end.
 */
function between(page, mark, text) {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const [before, rest = ''] = page.split(begin);
  const [inside, after = '\n'] = rest.split(end);
  return text === undefined ? inside : `${before}${begin}\n\n${text}\n\n${end}${after}`;
}

/**
 * Writes what was measured into a document.
 * @param {string} file from the root of the project
 * @param {string} mark
 * @param {string | ((page: string) => string)} text a function gets the current document
 * @returns {string} the text
 */
function writeMeasured(file, mark, text) {
  const place = path.join(ROOT, file);
  const page = readFileSync(place, 'utf8');
  const part = typeof text === 'function' ? text(page) : text;
  writeFileSync(place, between(page, mark, part));
  const prettier = path.join(ROOT, 'node_modules/prettier/bin/prettier.cjs');
  spawnSync(process.execPath, [prettier, '--write', '--log-level', 'warn', place], { stdio: 'inherit' });
  return part;
}

module.exports = { between, writeMeasured };
