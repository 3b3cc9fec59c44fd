import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { at, ROOT } from '../root.mjs';

/** Files on which every test depends: if one of them changed, all tests run. */
const EVERYTHING =
  /^(package(-lock)?\.json|jest\.config\.cjs|\.swcrc|tsconfig[^/]*|tests\/jest\/|scripts\/(tests|build|tools)\/|scripts\/(test|build|run|root|tools)\.|packages\/platform\/src\/testing\/)/;

/** Tests that run what was built, and so import nothing of what they test: by which changes, and which. */
const RUNNING = [
  {
    when: /^(services|packages|standalone|proto)\/(?!web-kit\/)(?!.*\.test\.ts)(?!.*README)/,
    tests: [
      'tests/contract/answers.test.ts',
      'tests/people/permissions.test.ts',
      'tests/engine/boundaries.test.ts',
    ],
  },
  {
    when: /^(frontends|packages\/web-kit)\/.*(?<!\.test)\.(tsx?|css|cjs|json|js)$/,
    tests: ['tests/journeys/first-load.test.ts', 'tests/journeys/remotes.test.ts'],
  },
  // Found by their folder, so imported by no name.
  { when: /^tests\/contract\/resources\//, tests: ['tests/contract/'] },
  { when: /^deploy\//, tests: ['tests/deploy/chart.test.ts', 'tests/deploy/chart-objects.test.ts'] },
  { when: /^(docs|.*README|.*\.md|.*\.json)/, tests: ['tests/architecture/'] },
];

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * The files that differ from `base`, with those not yet committed.
 * @param {string} [base] a commit; when left out what `origin/main` and this branch have in common, or else the commit before
 */
export function filesChangedSince(base) {
  const since = base ?? commonWithOrigin() ?? 'HEAD~1';
  return [
    ...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]),
  ];
}

function commonWithOrigin() {
  try {
    const [common] = git('merge-base', 'HEAD', 'origin/main');
    const [head] = git('rev-parse', 'HEAD');
    return common === head && git('status', '--porcelain').length === 0 ? undefined : common;
  } catch {
    return undefined;
  }
}

/**
 * Returns the tests that a change can affect: those that import it, and a chosen few of those that run the built
 * product.
 * @param {string[]} files changed ones, as paths in the repository
 * @returns {string[]} arguments of jest; empty if all tests must run
 */
export function touched(files) {
  if (files.some((file) => EVERYTHING.test(file))) return [];
  const sources = files.filter((file) => /\.(tsx?|m?js|cjs|json)$/.test(file) && existsSync(at(file)));
  const running = RUNNING.filter(({ when }) => files.some((file) => when.test(file))).flatMap(
    ({ tests }) => tests,
  );
  return ['--findRelatedTests', ...new Set([...sources, ...running.flatMap(filesOf)])];
}

/** A folder of tests is its files. */
const filesOf = (place) => (place.endsWith('/') ? git('ls-files', `${place}*.test.ts`) : [place]);
