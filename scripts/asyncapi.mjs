// Writes docs/asyncapi.json from the protos, and rows that docs/events.md lacks. `--check` writes nothing and fails when what is committed is not what the
// protos say, or is no AsyncAPI document.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import prettier from 'prettier';
import { asyncApiDocument } from './asyncapi/document.mjs';
import { withMissingRows } from './asyncapi/events-page.mjs';
import { at } from './root.mjs';
import { run } from './run.mjs';

const FILE = at('docs/asyncapi.json');
const PAGE = at('docs/events.md');

/** The protos as buf understands them, comments included. */
async function image() {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-protos-'));
  try {
    const file = path.join(folder, 'image.json');
    const { code, output } = await run(at('node_modules/.bin/buf'), ['build', '-o', file]);
    if (code !== 0) throw new Error(output);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the violations of AsyncAPI's own schema. */
export function faultsOf(document) {
  const schema = createRequire(import.meta.url)('@asyncapi/specs/schemas/3.0.0.json');
  // It brings the schema of schemas with it, which ajv would otherwise know already.
  const ajv = new Ajv({ strict: false, allErrors: true, meta: false, validateSchema: false });
  addFormats(ajv);
  const valid = ajv.compile(schema);
  return valid(document)
    ? []
    : valid.errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}

export async function asyncApi() {
  const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const document = asyncApiDocument(await image(), version);
  const style = JSON.parse(readFileSync(at('.prettierrc.json'), 'utf8'));
  return { document, text: await prettier.format(JSON.stringify(document), { ...style, parser: 'json' }) };
}

/** A field that is new gets its row in the page for people; nothing else in it changes. */
async function writeRows(schemas) {
  const before = readFileSync(PAGE, 'utf8');
  const page = withMissingRows(before, schemas);
  if (page === before) return;
  const style = await prettier.resolveConfig(PAGE);
  writeFileSync(PAGE, await prettier.format(page, { ...style, parser: 'markdown' }));
  console.log('wrote rows of docs/events.md');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { document, text } = await asyncApi();
  const faults = faultsOf(document);
  for (const fault of faults) console.error(`docs/asyncapi.json: ${fault}`);
  if (!process.argv.includes('--check')) {
    writeFileSync(FILE, text);
    console.log('wrote docs/asyncapi.json');
    await writeRows(document.components.schemas);
  } else if (readFileSync(FILE, 'utf8') !== text) {
    faults.push('stale');
    console.error('docs/asyncapi.json does not match the protos: run `npm run generate -- proto`');
  }
  process.exitCode = faults.length ? 1 : 0;
}
