import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { at } from '../root.mjs';

const FOLDERS = ['packages', 'services', 'standalone', 'frontends'];

/** Sources that run in a product. Migrations stay as they ran, generated files follow their sources, demo data is content. */
const isProduct = (file) =>
  /\.(?:tsx?|cjs)$/.test(file) &&
  !/\.test\.tsx?$|\.d\.ts$/.test(file) &&
  !/\/(?:node_modules|dist|gen|test|testing|migrations|constants|demo)\//.test(file) &&
  !file.includes('/test/');

/** Words of a name or a sentence in lower case, plurals as singulars. */
function wordsIn(text) {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => word.replace(/(?<=ch|sh|ss|x)es$|(?<=[a-z]{3})s$/, ''))
    .filter(Boolean);
}

/** The values that a copy of a row's constant would repeat. */
function valuesOf(value) {
  if (typeof value === 'number' || typeof value === 'string') return [String(value)];
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'object'))
    return [...new Set(value.flatMap((entry) => Object.values(entry).map(String)))];
  return [];
}

/** The texts of a list; null for anything else. */
const listOf = (value) =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? [...value].sort().join() : null;

/** The numbers of a literal: of `10_000` itself, of a string each number in it. */
function numbersOf(node) {
  if (ts.isNumericLiteral(node)) return [node.text];
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return [...node.text.matchAll(/(?<![\w.-])\d[\d_,]*(?![\w.])/g)].map(([text]) =>
      text.replace(/[_,]/g, ''),
    );
  return [];
}

/** Names that enclose a node: of variables, functions, properties, classes and attributes. */
function enclosingNames(node) {
  const names = [];
  for (let outer = node.parent; outer; outer = outer.parent)
    if (outer.name && 'text' in outer.name) names.push(outer.name.text);
  return names;
}

/** The comment before the statement that holds a node. */
function commentBefore(node, source) {
  let statement = node;
  while (statement.parent && !ts.isSourceFile(statement.parent)) statement = statement.parent;
  const ranges = ts.getLeadingCommentRanges(source.text, statement.pos) ?? [];
  return ranges.map(({ pos, end }) => source.text.slice(pos, end)).join(' ');
}

function contextOf(node, source, file) {
  const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
  const [from, until] = [source.getLineStarts()[line], source.getLineStarts()[line + 1]];
  const sentence = source.text.slice(from, until);
  const name = path.basename(file).split('.', 1)[0];
  const all = [name, sentence, ...enclosingNames(node), commentBefore(node, source)];
  return { line: line + 1, words: new Set(all.flatMap(wordsIn)) };
}

/**
 * Finds copies of the product's constants.
 * @param {Record<string, string>} files path → source text
 * @param {import('../../packages/kernel/src/constants/table').ConstantRow[]} rows
 * @returns {string[]} a sentence for each copy, with the constant to use
 */
export function copiesIn(files, rows) {
  const byValue = new Map();
  for (const row of rows)
    for (const value of valuesOf(row.value)) byValue.set(value, [...(byValue.get(value) ?? []), row]);
  const byList = new Map(rows.flatMap((row) => (listOf(row.value) ? [[listOf(row.value), row]] : [])));
  const found = [];
  for (const [file, text] of Object.entries(files)) {
    const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
    const visit = (node) => {
      const rowOfList = ts.isArrayLiteralExpression(node) && byList.get(textsOf(node));
      if (rowOfList) found.push(sentenceOf(file, contextOf(node, source, file).line, 'this list', rowOfList));
      for (const number of numbersOf(node)) {
        const candidates = byValue.get(number);
        if (!candidates) continue;
        const { line, words } = contextOf(node, source, file);
        const row = candidates.find(({ guards }) =>
          guards.some((guard) => guard.split(' ').every((word) => words.has(word))),
        );
        if (row) found.push(sentenceOf(file, line, number, row));
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

const textsOf = (node) =>
  node.elements.length > 0 && node.elements.every(ts.isStringLiteralLike)
    ? node.elements
        .map((element) => element.text)
        .sort()
        .join()
    : undefined;

const sentenceOf = (file, line, value, { name }) =>
  `${file}:${line} repeats ${value}: use ${name} of the kernel`;

/** The rows of packages/kernel/src/constants/table. */
export function constantRows() {
  const require = createRequire(import.meta.url);
  require(at('packages/platform/src/testing/compile-sources.cjs'));
  const { TABLE } = require(at('packages/kernel/src/constants/table/index.ts'));
  return Object.values(TABLE).flat();
}

/** @returns {import('./checks.mjs').Verdict} */
export function checkConstants() {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(at(folder), { recursive: true }).map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`),
  ).filter(isProduct);
  const said = copiesIn(
    Object.fromEntries(paths.map((file) => [file, readFileSync(at(file), 'utf8')])),
    constantRows(),
  );
  return { ok: said.length === 0, said: said.join('\n') };
}
