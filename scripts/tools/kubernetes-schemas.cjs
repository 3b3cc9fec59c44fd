// JSON schemas of Kubernetes' own objects for kubeconform, made of the API description in the module k8s.io/kubernetes and
// kept outside the tree. No network is needed once they are there.
const { execFile } = require('node:child_process');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { promisify } = require('node:util');
const { keep, keptIn } = require('./kept.cjs');

const exec = promisify(execFile);

/** Version of the schemas; the tests render for the same version. */
const VERSION = 'v1.36.3';

const NAME = `kubernetes-schemas-${VERSION}`;

/** Two types that are written in more than one way; the description knows only one. */
const LOOSE = {
  'io.k8s.apimachinery.pkg.util.intstr.IntOrString': { oneOf: [{ type: 'string' }, { type: 'integer' }] },
  'io.k8s.apimachinery.pkg.api.resource.Quantity': { oneOf: [{ type: 'string' }, { type: 'number' }] },
};

const nameOf = ($ref) => $ref.slice('#/definitions/'.length);

/** Every definition that a thing leans on. */
function needed(thing, definitions, found = new Set()) {
  if (Array.isArray(thing)) for (const one of thing) needed(one, definitions, found);
  else if (thing && typeof thing === 'object') {
    for (const [key, value] of Object.entries(thing)) {
      if (key !== '$ref' || typeof value !== 'string') needed(value, definitions, found);
      else if (!found.has(nameOf(value))) {
        found.add(nameOf(value));
        needed(definitions[nameOf(value)], definitions, found);
      }
    }
  }
  return found;
}

/**
 * A schema for each kind, by the name that kubeconform asks for: `deployment-apps-v1.json`.
 * @param {{ definitions: Record<string, any> }} swagger
 * @returns {[string, object][]}
 */
function schemasOf({ definitions }) {
  Object.assign(definitions, LOOSE);
  // An unknown field is a mistake at any depth.
  for (const one of Object.values(definitions))
    if (one.properties && !one['x-kubernetes-preserve-unknown-fields']) one.additionalProperties ??= false;
  return Object.values(definitions).flatMap((one) => {
    const kinds = one['x-kubernetes-group-version-kind'] ?? [];
    // Those with several are options of calls, no objects.
    if (kinds.length !== 1) return [];
    const [{ group, version, kind }] = kinds;
    const file = [kind, group.split('.')[0], version].filter(Boolean).join('-').toLowerCase();
    const uses = [...needed(one, definitions)].map((name) => [name, definitions[name]]);
    return [[`${file}.json`, { ...one, definitions: Object.fromEntries(uses) }]];
  });
}

/**
 * Returns the folder with the schemas, made if it is missing (a download of some 40 MB).
 * @returns {Promise<{ folder?: string, reason?: string }>} the folder, or the reason why it is missing
 */
async function fetchKubernetesSchemas() {
  try {
    return { folder: await keep(NAME, makeSchemas) };
  } catch (error) {
    return {
      reason: `Kubernetes' schemas could not be had: ${String(error.stderr || error.message).slice(0, 300)}`,
    };
  }
}

async function makeSchemas(folder) {
  const args = ['go', 'mod', 'download', '-json', `k8s.io/kubernetes@${VERSION}`];
  const { stdout } = await exec('nice', args, { cwd: folder, maxBuffer: 1e8 });
  const swagger = path.join(JSON.parse(stdout).Dir, 'api/openapi-spec/swagger.json');
  for (const [file, schema] of schemasOf(JSON.parse(readFileSync(swagger, 'utf8'))))
    writeFileSync(path.join(folder, file), JSON.stringify(schema));
}

/** The folder where it is there already. */
const findKubernetesSchemas = () => (existsSync(keptIn(NAME)) ? keptIn(NAME) : undefined);

module.exports = { fetchKubernetesSchemas, findKubernetesSchemas, VERSION };
