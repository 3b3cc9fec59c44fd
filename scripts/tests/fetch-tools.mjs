// Forked by prefetch.mjs: fetches and compiles the external tools of the tests (external-tools.cjs), reports what is missing, and
// ends. Its argument is a file that it creates once everything is there.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fetchChromium, fetchGoTool, fetchKafka, fetchKubernetesSchemas } from '../tools.mjs';
import { coreSeconds } from './core-seconds.mjs';
import table from './external-tools.cjs';
import rotation from './rotation.cjs';

const [mark] = process.argv.slice(2);

const FETCH = { go: fetchGoTool, maven: fetchKafka, 'go-module': fetchKubernetesSchemas };

/** Fetches one tool. @returns {Promise<string[]>} a sentence where it cannot be had */
async function fetchOne([name, { from, tests }]) {
  const { reason } = await FETCH[from](name);
  if (!reason) return [];
  return [`no ${name}: ${reason}; ${tests.length ? `skipped: ${tests.join(', ')}` : 'its check is skipped'}`];
}

const { TEST_TURN } = process.env;
const waiting = TEST_TURN ? rotation.notInTurn(Number(TEST_TURN)) : [];

/** Returns true if a test of this turn needs the tool. A tool without tests is needed by a check, which has no row. */
const isNeeded = ({ tests }) => tests.length === 0 || tests.some((file) => !waiting.includes(file));

const rows = Object.entries(table.EXTERNAL_TOOLS).filter(([, tool]) => FETCH[tool.from] && isNeeded(tool));

/** Compiles one tool after the other, behind everything else. */
async function fetchLater() {
  const lacks = [];
  for (const row of rows.filter(([, { isEarly }]) => !isEarly)) lacks.push(...(await fetchOne(row)));
  return lacks;
}

const later = fetchLater();
const [first] = await Promise.all([
  Promise.all(rows.filter(([, { isEarly }]) => isEarly).map(fetchOne)),
  fetchChromium(),
]);
process.send({ lacks: first.flat() });
const lacks = await later;
mkdirSync(path.dirname(mark), { recursive: true });
writeFileSync(mark, '');
process.send({ lacks, seconds: coreSeconds() ?? 0 });
process.disconnect();
