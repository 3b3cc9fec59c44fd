// Writes docs/openapi.json, docs/schema.graphql and the types of the web's client, all from the gateway's schemas.
// `--check` writes nothing and fails when what is committed is not what the schemas say.
import { readFileSync, writeFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import Module from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { printSchema } from 'graphql';
import openapiTS, { astToString } from 'openapi-typescript';
import prettier from 'prettier';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);

/** Lets `require` read our TypeScript as it is, so that the document needs no build. */
function requireTypeScript() {
  const swc = JSON.parse(readFileSync(join(root, '.swcrc'), 'utf8'));
  delete swc.$schema;
  Module._extensions['.ts'] = (module, filename) =>
    module._compile(
      transformSync(readFileSync(filename, 'utf8'), { ...swc, filename, sourceMaps: false, swcrc: false })
        .code,
      filename,
    );
  const find = Module._resolveFilename;
  Module._resolveFilename = (request, ...rest) =>
    find(
      request.replace(
        /^@kashikari\/(\w+)(\/[\w-]+)?$/,
        (_, name, inside = '') => `${root}/packages/${name}/src${inside}/index.ts`,
      ),
      ...rest,
    );
}

async function documents() {
  requireTypeScript();
  const { openApiDocument } = require(join(root, 'services/gateway/src/openapi/document.ts'));
  const { SCHEMA } = require(join(root, 'services/gateway/src/graphql/schema.ts'));
  const document = openApiDocument();
  // The browser receives no webhooks.
  const { webhooks: _, ...calls } = structuredClone(document);
  const types = astToString(await openapiTS(calls, { defaultNonNullable: false }));
  const header = '// Made by `npm run generate -- openapi` from the schemas of the gateway. Do not edit.\n\n';
  const style = JSON.parse(readFileSync(join(root, '.prettierrc.json'), 'utf8'));
  return {
    'docs/openapi.json': await prettier.format(JSON.stringify(document), { ...style, parser: 'json' }),
    'docs/schema.graphql': await prettier.format(printSchema(SCHEMA), { ...style, parser: 'graphql' }),
    'packages/web-kit/src/api/schema.d.ts': await prettier.format(header + types, {
      ...style,
      parser: 'typescript',
    }),
  };
}

const check = process.argv.includes('--check');
let stale = 0;
for (const [path, text] of Object.entries(await documents())) {
  const file = join(root, path);
  if (!check) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${path}`);
  } else if (readFileSync(file, 'utf8') !== text) {
    stale += 1;
    console.error(`${path} is not what the schemas say: run \`npm run generate -- openapi\``);
  }
}
process.exitCode = stale ? 1 : 0;
