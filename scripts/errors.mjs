// `npm run generate -- errors [--check]`: makes of the catalogue of refusals (packages/kernel/src/errors) the words that the browser says by
// itself, and docs/errors.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { at, stopWith } from './root.mjs';

const require = createRequire(import.meta.url);
require(at('packages/platform/src/testing/compile-sources.cjs'));
const { ERRORS, statusOf } = require(at('packages/kernel/src/errors/index.ts'));
const { KIND_OF } = require(at('packages/kernel/src/errors/kinds.ts'));

const LOCALES = ['ja', 'en', 'ja-Hira'];
const rows = Object.entries(ERRORS);

function refusalsOf(locale) {
  const own = rows.filter(([, row]) => row.browser).map(([code, row]) => [code, row[locale]]);
  return `${JSON.stringify(Object.fromEntries(own), null, 2)}\n`;
}

const cell = (text) => text.replaceAll('|', '\\|');

function page() {
  const lines = rows.map(([code, row]) => {
    const status = statusOf({ kind: KIND_OF[code], code });
    const params = Object.keys(row.params ?? {}).map((name) => `\`${name}\``);
    return `| \`${code}\` | ${status} | ${params.join(', ')} | ${cell(row.en)} | ${cell(row.ja)} |`;
  });
  return `# Refusals

Every code that an answer may carry, made by \`npm run generate -- errors\` of \`packages/kernel/src/errors\`. A parameter with \`?\` may lack. In
the words \`{max}\` is a parameter, and \`{max|day|days}\` one with its singular and plural.

<!-- prettier-ignore-start -->
| code | status | parameters | English | Japanese |
| --- | --- | --- | --- | --- |
${lines.join('\n')}
<!-- prettier-ignore-end -->
`;
}

const MADE = {
  ...Object.fromEntries(
    LOCALES.map((locale) => [`packages/web-kit/src/i18n/refusals.${locale}.json`, () => refusalsOf(locale)]),
  ),
  'docs/errors.md': page,
};

const read = (file) => {
  try {
    return readFileSync(at(file), 'utf8');
  } catch {
    return '';
  }
};
const stale = Object.entries(MADE).filter(([file, make]) => read(file) !== make());
if (process.argv.includes('--check')) {
  if (stale.length)
    stopWith(
      `Not what the rows say: ${stale.map(([file]) => file).join(', ')}. Run npm run generate -- errors.`,
    );
} else {
  for (const [file, make] of stale) {
    writeFileSync(at(file), make());
    console.log(`wrote ${file}`);
  }
}
