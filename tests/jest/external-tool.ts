import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

const { EXTERNAL_TOOLS, WAIT_FOR_COMPILERS, toolsOf } = require('../../scripts/tests/external-tools.cjs') as {
  EXTERNAL_TOOLS: Readonly<Record<string, { readonly from: string; readonly missing: string }>>;
  readonly WAIT_FOR_COMPILERS: number;
  toolsOf(file: string): string[];
};
const { findGoTool } = require('../../scripts/tools/go-tool.cjs') as {
  findGoTool(name: string): string | undefined;
};
const { findKubernetesSchemas } = require('../../scripts/tools/kubernetes-schemas.cjs') as {
  findKubernetesSchemas(): string | undefined;
};
const { findKafka } = require('../../scripts/tools/kafka.cjs') as { findKafka(): string | undefined };

const INTERVAL = 500;

export interface FoundTool {
  /** The program, or the folder of what is no program; empty where it is missing. */
  readonly place: string;
  /** Reason why it is missing; empty if it exists. */
  readonly missing: string;
  /** Suffix for the name of a test: ` (skipped: …)`, or nothing. */
  readonly suffix: string;
}

/**
 * Finds an external tool that `npm test` obtains, and waits while a compiler is still at work: what is skipped has to be known
 * before the tests of a file begin.
 * @param name a row of scripts/tests/external-tools.cjs that names the test file
 */
export function externalTool(name: string): FoundTool {
  const tool = EXTERNAL_TOOLS[name];
  const file = testFile();
  if (!tool || (file && !toolsOf(file).includes(name)))
    throw new Error(`${file} needs ${name}: add it to scripts/tests/external-tools.cjs`);
  if (tool.from.startsWith('go')) waitForCompilers();
  const place = find(name, tool.from);
  const missing = place ? '' : tool.missing;
  return { place: place ?? '', missing, suffix: missing && ` (skipped: ${missing})` };
}

/** The `*.test.ts` that runs, as a path within the repository; others, as those of the long runs, have no rows. */
function testFile(): string | undefined {
  const { testPath } = expect.getState();
  const file = testPath && path.relative(ROOT, testPath).replaceAll(path.sep, '/');
  return file && /[.]test[.]tsx?$/.test(file) ? file : undefined;
}

function find(name: string, from: string): string | undefined {
  if (from === 'go') return findGoTool(name);
  if (name === 'kubernetes-schemas') return findKubernetesSchemas();
  if (name === 'kafka') return findKafka();
  if (name === 'second-loopback-address') return process.platform === 'linux' ? '127.0.0.2' : undefined;
  if (name === 'mount') return mayMount() ? 'mount' : undefined;
  return spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0 ? name : undefined;
}

/** Returns true if this user may mount; within most containers root may not. */
function mayMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-mount-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'ignore' }).status === 0;
  if (mounted) spawnSync('umount', [folder]);
  rmdirSync(folder);
  return mounted;
}

/** Outside a run of all tests nothing is compiled, and nothing awaited. */
function waitForCompilers(): void {
  const { KASHIKARI_TEST_TOOLS: mark } = process.env;
  const still = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; mark && !existsSync(mark) && waited < WAIT_FOR_COMPILERS; waited += INTERVAL)
    Atomics.wait(still, 0, 0, INTERVAL);
}
