// `node scripts/helm-readme.mjs [--check]`: writes the chart's README from its values; with --check only says whether it is fresh.
import { readFileSync, writeFileSync } from 'node:fs';
import { isMap, parseDocument } from 'yaml';
import prettier from 'prettier';
import { at } from './root.mjs';

const CHART = 'deploy/helm/kashikari';
const README = at(CHART, 'README.md');

/** `# -- Meaning` above a value. */
const meaningOf = (node) => /^ ?-- (.+)$/m.exec(node?.commentBefore ?? '')?.[1] ?? '';

/** Every value with its path, standard and meaning. A map that is empty, or whose keys are the user's, is one value. */
function rows(map, path = []) {
  return map.items.flatMap(({ key, value }, index) => {
    const name = [...path, key.value];
    // The parser attaches a comment above the first key to the whole map.
    const meaning = meaningOf(key) || (index === 0 && path.length ? meaningOf(map) : '');
    const whole =
      ['resources', 'env', 'annotations'].includes(key.value) || !isMap(value) || !value.items.length;
    if (!whole) return rows(value, name);
    return [{ name: name.join('.'), standard: JSON.stringify(value.toJSON()), meaning }];
  });
}

const cell = (text) => text.replaceAll('|', '\\|');
const document = parseDocument(readFileSync(at(CHART, 'values.yaml'), 'utf8'));
const table = rows(document.contents).map(
  ({ name, standard, meaning }) => `| \`${name}\` | \`${cell(standard)}\` | ${cell(meaning)} |`,
);
const text = `# kashikari

Kashikari on Kubernetes. For a trial with everything inside the cluster, run:

\`\`\`sh
helm install kashikari ${CHART} -f ${CHART}/values-trial.yaml --wait
helm test kashikari
\`\`\`

For production, with external databases, Kafka, Redis, pictures and mail, follow [docs/runbooks/install.md](../../../docs/runbooks/install.md).

## Values

Names that are not in this table are rejected. \`node scripts/helm-readme.mjs\` generates this page from \`values.yaml\`.

| value | standard | meaning |
| --- | --- | --- |
${table.join('\n')}
`;
const options = await prettier.resolveConfig(README);
const page = await prettier.format(text, { ...options, parser: 'markdown' });
if (!process.argv.includes('--check')) {
  writeFileSync(README, page);
} else if (readFileSync(README, 'utf8') !== page) {
  console.error(`${CHART}/README.md does not match its values: run node scripts/helm-readme.mjs`);
  process.exitCode = 1;
}
