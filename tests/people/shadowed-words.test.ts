import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readAccountName } from '../../services/identity/src/domain/users/account-name';
import { readSlug } from '../../services/identity/src/domain/groups/slug';

const ROOT = path.resolve(__dirname, '../..');

/** Paths of the REST contract, `/groups/{id}/transfer`. */
function restPaths(): string[] {
  const document = JSON.parse(readFileSync(path.join(ROOT, 'docs/openapi.json'), 'utf8'));
  return Object.keys(document.paths);
}

/** Paths of screens, `/users/:id/edit`, as the shell and the remotes name them. */
function screenPaths(): string[] {
  const remotes = readdirSync(path.join(ROOT, 'frontends')).filter((name) => name.endsWith('-mfe'));
  const files = ['shell/src/app/app.tsx', ...remotes.map((name) => `${name}/src/expose/routes.tsx`)];
  return files.flatMap((file) => {
    const text = readFileSync(path.join(ROOT, 'frontends', file), 'utf8');
    return [...text.matchAll(/path: '([^'*]+)'/g)].map(([, at]) => `/${at}`.replaceAll('//', '/'));
  });
}

/** The words that stand in some path where another has a name after `prefix`. */
function wordsAfter(prefix: string, paths: readonly string[]): string[] {
  const isName = (part: string | undefined) => /^[{:]/.test(part ?? '');
  const after = paths
    .filter((each) => each.startsWith(prefix))
    .map((each) => each.slice(prefix.length).split('/')[0]);
  expect([prefix, after.some(isName)]).toEqual([prefix, true]);
  return [...new Set(after.filter((part): part is string => Boolean(part) && !isName(part)))];
}

test.each([
  ['a group’s URL', readSlug, [wordsAfter('/groups/', restPaths()), wordsAfter('/-/', screenPaths())]],
  [
    'an account name',
    readAccountName,
    [wordsAfter('/users/', restPaths()), wordsAfter('/users/', screenPaths())],
  ],
] as const)('no word of a route can be %s', (_what, read, words) => {
  for (const word of words.flat()) expect([word, read(word).ok]).toEqual([word, false]);
});

test('words that routes may come to need are kept free', () => {
  for (const word of ['new', 'edit', 'api', 'admin', 'v1', 'files', 'legal', 'settings', 'www'])
    expect([word, readSlug(word).ok]).toEqual([word, false]);
});
