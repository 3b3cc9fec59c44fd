import { checkBaselines, PROTO_BASELINE, REST_BASELINE } from '../release/baselines.mjs';
import { at } from '../root.mjs';
import { run, runTool } from '../run.mjs';
import { auditDependencies } from './audit.mjs';
import { checkConstants } from './constants.mjs';
import { checkCoverage } from './coverage.mjs';
import { checkDocstrings } from './docstrings.mjs';
import { checkDuplicates } from './duplicates.mjs';
import { checkFlags } from './flags.mjs';
import { checkMarkdownLines } from './markdown-lines.mjs';
import { checkPrivacy } from './privacy.mjs';
import { checkProse } from './prose.mjs';
import { checkRestCompatible } from './rest-compatible.mjs';
import { checkRooms } from './rooms.mjs';
import { checkTestTools } from './test-tools.mjs';

/**
 * @typedef {{ ok: boolean, said?: string, note?: string } | { skipped: string }} Verdict `note`: what it could not look at
 * @typedef {{ name: string, states: string, run: () => Promise<Verdict> }} Check
 */

/** A check that is a command: it holds when the command ends well. */
async function holds(running) {
  const { code, output } = await running;
  return { ok: code === 0, said: output.trim() };
}

/**
 * Types of a project and eslint's findings. Both use the same program, which is the expensive part.
 * @type {Map<string, Promise<{ types: Verdict, lint: Verdict }>>}
 */
const looks = new Map();

function look(project) {
  if (!looks.has(project)) looks.set(project, lookNow(project));
  return looks.get(project);
}

async function lookNow(project) {
  const { code, stdout, output } = await run(process.execPath, [at('scripts/checks/lint.mjs'), project]);
  const verdict = (said) => ({ ok: code === 0 && said === '', said: code === 0 ? said.trim() : output });
  const { types = '', lint = '' } = code === 0 ? JSON.parse(stdout) : {};
  return { types: verdict(types), lint: verdict(lint) };
}

const typesOf = async (project) => (await look(project)).types;

/** Every source: what TypeScript knows with its types, scripts without, each only where something changed for it. */
async function lint() {
  const scripts = holds(
    runTool('eslint/bin/eslint.js', [
      ...['**/*.{js,mjs,cjs}', '--max-warnings', '0'],
      ...['--cache', '--cache-strategy', 'content', '--cache-location', at('.cache/eslint')],
    ]),
  );
  const verdicts = [await scripts];
  for (const project of ['server', 'web', 'journeys']) verdicts.push((await look(project)).lint);
  const bad = verdicts.filter(({ ok }) => !ok);
  return { ok: bad.length === 0, said: bad.map(({ said }) => said).join('\n') };
}

const buf = (...args) => run(at('node_modules/.bin/buf'), args);

/** Checks of the sources, besides the tests. @type {Check[]} */
export const CHECKS = [
  {
    name: 'format',
    states: 'files are formatted (npm run format)',
    run: () =>
      holds(
        runTool('prettier/bin/prettier.cjs', [
          ...['--check', '--log-level', 'warn', '.'],
          ...['--cache', '--cache-location', at('.cache/prettier')],
        ]),
      ),
  },
  {
    name: 'types-server',
    states: 'the types of what runs on Node hold',
    run: () => typesOf('server'),
  },
  {
    name: 'types-web',
    states: 'the types of what runs in the browser hold',
    run: () => typesOf('web'),
  },
  {
    name: 'types-journeys',
    states: 'the types of browser journeys hold, which run half on Node and half in the page',
    run: () => typesOf('journeys'),
  },
  { name: 'lint', states: 'eslint finds nothing, with what it knows of types', run: lint },
  {
    name: 'words',
    states: 'every word that a screen asks for is there, in three languages and with its values',
    run: () => holds(run(process.execPath, [at('scripts/checks/words.mjs')])),
  },
  { name: 'rooms', states: 'nobody imports whom they may not', run: () => checkRooms() },
  {
    name: 'duplicates',
    states: 'no two files in services share 30 lines',
    run: async () => checkDuplicates(),
  },
  {
    name: 'constants',
    states: 'every constant of the product is in packages/kernel/src/constants alone',
    run: async () => checkConstants(),
  },
  {
    name: 'coverage',
    states: 'docs/spec-coverage.md cites files and tests that exist',
    run: async () => checkCoverage(),
  },
  {
    name: 'docstrings',
    states: 'no docstring only repeats the name that it stands at',
    run: async () => checkDocstrings(),
  },
  {
    name: 'prose',
    states: 'comments and pages use the words of docs/style.md, and no docstring begins with a fragment',
    run: async () => checkProse(),
  },
  {
    name: 'markdown',
    states:
      'no line of Markdown is longer than 120 characters; tables, code and links are as long as they are',
    run: async () => checkMarkdownLines(),
  },
  {
    name: 'flags',
    states: 'no feature stays on trial after its last day',
    run: async () => checkFlags(),
  },
  {
    name: 'privacy',
    states: 'docs/privacy.md says of everything that is kept until when',
    run: () => checkPrivacy(),
  },
  {
    name: 'test-tools',
    states: 'every external tool that a test file needs is in scripts/tests/external-tools.cjs',
    run: async () => checkTestTools(),
  },
  { name: 'protos', states: 'protos follow the style (buf lint)', run: () => holds(buf('lint')) },
  {
    name: 'protos-compatible',
    states: 'protos only add to what was released (buf breaking, proto/baseline.binpb)',
    run: () => holds(buf('breaking', '--against', PROTO_BASELINE)),
  },
  {
    name: 'openapi-compatible',
    states: `the REST contract only adds to what was released, or CHANGELOG.md says so (oasdiff, ${REST_BASELINE})`,
    run: checkRestCompatible,
  },
  {
    name: 'baselines',
    states: 'both are compared with the last release (npm run release)',
    run: checkBaselines,
  },
  {
    name: 'errors',
    states: 'docs/errors.md and the browser’s refusals are what the catalogue says',
    run: () => holds(run(process.execPath, [at('scripts/errors.mjs'), '--check'])),
  },
  {
    name: 'settings',
    states: 'docs/settings.md is what the table of constants says',
    run: () => holds(run(process.execPath, [at('scripts/settings.mjs'), '--check'])),
  },
  {
    name: 'openapi',
    states: 'docs/openapi.json and the browser’s types are what the schemas say',
    run: () => holds(run(process.execPath, [at('scripts/openapi.mjs'), '--check'])),
  },
  {
    name: 'asyncapi',
    states: 'docs/asyncapi.json is what the protos say, and valid by AsyncAPI’s own schema',
    run: () => holds(run(process.execPath, [at('scripts/asyncapi.mjs'), '--check'])),
  },
  {
    name: 'chart-page',
    states: 'the chart’s README is what its values say',
    run: () => holds(run(process.execPath, [at('scripts/helm-readme.mjs'), '--check'])),
  },
  { name: 'audit', states: 'no dependency has a known hole of level high', run: auditDependencies },
];
