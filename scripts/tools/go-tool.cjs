// Programs written in Go that tests use, where the machine doesn't have them: built once from the module proxy and kept.
const { execFile, spawnSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { cpSync, existsSync, readdirSync, readFileSync, rmSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { promisify } = require('node:util');
const { keep, keptIn } = require('./kept.cjs');

const exec = promisify(execFile);

/** Tools with their modules and versions. Name and version are part of the path in the cache. */
const TOOLS = {
  helm: { module: 'helm.sh/helm/v3/cmd/helm', version: 'v3.22.0', says: ['version', '--short'] },
  k6: { module: 'go.k6.io/k6', version: 'v1.8.1', says: ['version'] },
  kubeconform: { module: 'github.com/yannh/kubeconform/cmd/kubeconform', version: 'v0.8.0', says: ['-v'] },
  'kube-score': {
    module: 'github.com/zegl/kube-score/cmd/kube-score',
    version: 'v1.20.0',
    says: ['version'],
  },
  oasdiff: { module: 'github.com/oasdiff/oasdiff', version: 'v1.35.0', says: ['--version'] },
  // The OpenTelemetry Collector, from a main of ours.
  otelcol: { source: path.join(__dirname, 'otelcol'), version: 'v0.164.0', says: ['--version'] },
  'stripe-mock': { module: 'github.com/stripe/stripe-mock', version: 'v0.203.0', says: ['-version'] },
  versitygw: {
    module: 'github.com/versity/versitygw/cmd/versitygw',
    version: 'v1.8.0',
    says: ['--version'],
  },
};

const runs = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Returns a hash of the sources of a main of ours: changed sources make another program. */
function fingerprint(folder) {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true }).filter((file) => /[.](go|mod)$/.test(file));
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(folder, file)));
  return hash.digest('hex').slice(0, 12);
}

function nameOf(name) {
  const { source, version } = TOOLS[name];
  return [name, version, ...(source ? [fingerprint(source)] : [])].join('-');
}

/**
 * Returns an existing program: the cached one, else the user's in `~/go/bin`, else the machine's; undefined if it is
 * missing.
 */
function findGoTool(name) {
  const kept = path.join(keptIn(nameOf(name)), name);
  if (existsSync(kept)) return kept;
  const installed = path.join(os.homedir(), 'go/bin', name);
  if (existsSync(installed)) return installed;
  return runs(name, TOOLS[name].says) ? name : undefined;
}

/**
 * Returns a program by its name: an existing one, or one built now (some minutes).
 * @param {keyof typeof TOOLS} name
 * @returns {Promise<{ program?: string, reason?: string }>} the program, or the reason why it is missing
 */
async function fetchGoTool(name) {
  const found = findGoTool(name);
  if (found) return { program: found };
  if (!runs('go', ['version'])) return { reason: `neither ${name} nor Go is installed` };
  try {
    const folder = await keep(nameOf(name), (half) => (TOOLS[name].source ? build : install)(name, half));
    return { program: path.join(folder, name) };
  } catch (error) {
    return { reason: `Go could not build ${name}: ${String(error.stderr || error.message).slice(0, 300)}` };
  }
}

async function install(name, half) {
  const { module, version } = TOOLS[name];
  const env = { ...process.env, GOBIN: half, CGO_ENABLED: '0', GOFLAGS: '-mod=mod' };
  // Behind everything else: it takes minutes, and the tests of the chart come late.
  await exec('nice', ['go', 'install', `${module}@${version}`], { cwd: half, env, maxBuffer: 1e8 });
}

async function build(name, half) {
  const { source, version } = TOOLS[name];
  const copy = path.join(half, 'source');
  cpSync(source, copy, { recursive: true });
  const env = { ...process.env, CGO_ENABLED: '0', GOFLAGS: '-mod=mod -p=1' };
  // No -trimpath: what the other programs have compiled for themselves would be compiled again.
  const flags = ['-ldflags', `-s -w -X main.version=${version}`, '-o', path.join(half, name)];
  await exec('nice', ['-n', '19', 'go', 'build', ...flags, '.'], { cwd: copy, env, maxBuffer: 1e8 });
  rmSync(copy, { recursive: true });
}

module.exports = { NAMES: Object.keys(TOOLS), fetchGoTool, findGoTool };
