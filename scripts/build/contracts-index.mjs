import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { at } from '../root.mjs';

/** Services that are called between services only: the gateway gets no client of them. */
const INTERNAL = new Set(['AccessService', 'ReplicaService', 'StockService', 'TestHooksService']);

const MADE = '// Made from proto/ by `npm run generate -- proto`.\n';

/**
 * Writes `index.ts`, a namespace for each proto file, and `clients.ts`, the client of each gRPC service that the gateway
 * calls and the service that answers it.
 * @param {string} output folder of the generated code
 */
export function writeContractsIndex(output) {
  const files = protoFiles(at('proto'));
  const modules = files.map((file) => ({ file, namespace: namespaceOf(file), service: file.split('/')[1] }));
  const exports = modules.map(({ file, namespace }) => `export * as ${namespace} from './${file}';`);
  writeFileSync(at(output, 'index.ts'), `${MADE}${exports.join('\n')}\n`);

  const calling = modules
    .map((module) => ({ ...module, names: servicesIn(module.file) }))
    .filter(({ names }) => names.length > 0);
  const imports = calling.map(({ file, namespace }) => `import * as ${namespace} from './${file}';`);
  const rows = calling.flatMap(({ names, namespace, service }) =>
    names.map((name) => {
      const thing = name.slice(0, -'Service'.length);
      return `  ${plural(thing)}: [${namespace}.${name}Client, '${service}'],`;
    }),
  );
  writeFileSync(
    at(output, 'clients.ts'),
    [MADE + imports.join('\n'), '', 'export const CLIENTS = {', ...rows, '} as const;', ''].join('\n'),
  );
}

/** `kashikari/catalog/v1/folder`, of every file. */
function protoFiles(root) {
  return readdirSync(root, { recursive: true })
    .filter((name) => name.endsWith('.proto'))
    .map((name) => name.slice(0, -'.proto'.length).split(path.sep).join('/'))
    .sort();
}

function servicesIn(file) {
  const text = readFileSync(at('proto', `${file}.proto`), 'utf8');
  return [...text.matchAll(/^service (\w+) \{/gm)]
    .map(([, name]) => name)
    .filter((name) => !INTERNAL.has(name));
}

/** `catalog`, `catalogEvents`, and what other files are about: `folders`. */
function namespaceOf(file) {
  const [, service, , name] = file.split('/');
  if (name === service) return service;
  if (name === 'events') return `${service}Events`;
  return plural(name.replace(/_(\w)/g, (_all, letter) => letter.toUpperCase()));
}

/** Words that have no plural here. */
const UNCOUNTED = new Set(['analytics', 'push', 'sales', 'search', 'security', 'testHooks']);

/** `folders` of `Folder`, `wishes` of `wish`. */
function plural(word) {
  const name = word[0].toLowerCase() + word.slice(1);
  if (UNCOUNTED.has(name)) return name;
  if (/(s|x|ch|sh)$/.test(name)) return `${name}es`;
  return /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
}
