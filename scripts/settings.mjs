// `npm run generate -- settings [--check]`: writes docs/settings.md from the table of constants (packages/kernel/src/constants/table).
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { at, stopWith } from './root.mjs';

const PAGE = 'docs/settings.md';
const require = createRequire(import.meta.url);
require(at('packages/platform/src/testing/compile-sources.cjs'));
const { TABLE } = require(at('packages/kernel/src/constants/table/index.ts'));

const number = (value) => value.toLocaleString('en');

function textOf(value) {
  if (typeof value === 'number') return number(value);
  if (typeof value === 'string') return value;
  return value
    .map((entry) =>
      typeof entry === 'string' ? `\`${entry}\`` : Object.values(entry).map(number).join(': '),
    )
    .join(', ');
}

const rangeOf = (range) => {
  if (!range) return '';
  const [from, to] = range;
  return from === to ? 'fixed' : `${number(from)} to ${number(to)}`;
};

function rowOf({ name, value, unit, range, setting, sections, meaning, pending, repeatedIn }) {
  const cells = [
    `\`${name}\``,
    meaning,
    textOf(value),
    unit,
    rangeOf(range),
    setting ? `\`${setting}\`` : '',
    sections,
    pending ? 'pending' : repeatedIn ? `in ${repeatedIn}` : 'in use',
  ];
  return `| ${cells.join(' | ')} |`;
}

const tableOf = ([area, rows]) => `## ${area}

| constant | meaning | value | unit | allowed | setting | section | state |
| --- | --- | --- | --- | --- | --- | --- | --- |
${rows.map(rowOf).join('\n')}`;

function page() {
  return `# Product constants

The numbers and lists of the product's rules. \`npm run generate -- settings\` writes this page from \`packages/kernel/src/constants/table\`.

- **value**: of an installation without settings. To change it for all installations, change the constant in
  \`packages/kernel/src/constants\`.
- **allowed**: values with which the product works.
- **setting**: the environment variable that changes the value of one installation. The table of all settings is in the
  [README](../README.md).
- **section**: of the specification, where the value comes from.
- **state**: \`pending\` if the feature is not built yet, so that no code uses the value. Texts, style sheets and the database
  repeat values because they cannot use constants; a test compares them (\`tests/architecture/constants.test.ts\`).

\`npm run check -- constants\` reports a source that repeats a value instead of using its constant.

<!-- prettier-ignore-start -->
${Object.entries(TABLE).map(tableOf).join('\n\n')}
<!-- prettier-ignore-end -->
`;
}

function read() {
  try {
    return readFileSync(at(PAGE), 'utf8');
  } catch {
    return '';
  }
}

if (read() !== page()) {
  if (process.argv.includes('--check'))
    stopWith(`${PAGE} differs from the table of constants. Run npm run generate -- settings.`);
  writeFileSync(at(PAGE), page());
  console.log(`wrote ${PAGE}`);
}
