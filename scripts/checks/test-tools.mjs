import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { at, ROOT } from '../root.mjs';
import table from '../tests/external-tools.cjs';

const { EXTERNAL_TOOLS, toolsOf } = table;

/** The file that reads the table; all other files use it. */
const FINDER = 'tests/jest/external-tool.ts';

/** The test of this check, whose texts hold planted faults. */
const OWN_TEST = 'tests/architecture/test-tools.test.ts';

/** Programs that only a tool of the table brings, by the tool. */
const PROGRAMS = {
  ...Object.fromEntries(Object.keys(EXTERNAL_TOOLS).map((name) => [name, name])),
  java: 'kafka',
  mvn: 'kafka',
};

/** Scripts that find a tool, by the tool; `go-tool.cjs` finds several and is called by {@link FINDER} alone. */
const FINDERS = {
  kafka: 'kafka',
  'stripe-mock': 'stripe-mock',
  versitygw: 'versitygw',
  'go-tool': 'a tool by go-tool.cjs',
};

const IMPORT = /(?:from|import|require\()\s*['"](\.[^'"]+)['"]/g;
const CALL = /\bexternalTool\(\s*'([\w-]+)'/g;
const SPAWN = /\b(?:spawn|spawnSync|execFile|execFileSync)\(\s*'([\w-]+)'/g;
const SCRIPT = /scripts\/tools\/([\w-]+)\.cjs'/g;

const captures = (text, pattern) => [...text.matchAll(pattern)].map(([, capture]) => capture);

/** The tools that one source asks for. */
function askedIn(text) {
  return [
    ...captures(text, CALL),
    ...captures(text, SPAWN).map((program) => PROGRAMS[program]),
    ...captures(text, SCRIPT).map((script) => FINDERS[script]),
  ].filter(Boolean);
}

function resolve(from, target) {
  const base = path.posix.join(path.posix.dirname(from), target);
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(
    (file) => /[.]tsx?$/.test(file) && existsSync(at(file)),
  );
}

/**
 * Finds test files that ask for an external tool, themselves or through what they import by a relative path, without a row in
 * scripts/tests/external-tools.cjs.
 * @param {string[]} files test files, as paths within the repository
 * @param {(file: string) => string} [read]
 * @returns {string[]} a sentence each
 */
export function undeclaredTools(files, read = (file) => readFileSync(at(file), 'utf8')) {
  const known = new Map();
  const look = (file) => {
    if (!known.has(file)) {
      const text = file === FINDER ? '' : read(file);
      const imports = captures(text, IMPORT).flatMap((target) => resolve(file, target) ?? []);
      known.set(file, { asked: askedIn(text), imports });
    }
    return known.get(file);
  };
  const reached = (file, seen) => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const next of look(file).imports) reached(next, seen);
    return seen;
  };
  return files.flatMap((file) => {
    const asked = new Set([...reached(file, new Set())].flatMap((one) => look(one).asked));
    return [...asked]
      .filter((tool) => !toolsOf(file).includes(tool))
      .map((tool) => `${file} needs ${tool}: add it to scripts/tests/external-tools.cjs`);
  });
}

/** @returns {import('./checks.mjs').Verdict} */
export function checkTestTools() {
  const tracked = execFileSync(
    'git',
    ['ls-files', '-z', '-co', '--exclude-standard', '*.test.ts', '*.test.tsx'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  const files = tracked.split('\0').filter((file) => file && file !== OWN_TEST && existsSync(at(file)));
  const rows = Object.values(EXTERNAL_TOOLS).flatMap(({ tests }) => tests);
  const said = [
    ...undeclaredTools(files),
    ...rows
      .filter((file) => !files.includes(file))
      .map((file) => `${file} is in external-tools.cjs and does not exist`),
  ];
  return { ok: said.length === 0, said: said.join('\n') };
}
