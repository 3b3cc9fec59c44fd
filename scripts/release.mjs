// `npm run release -- 1.2.3`: the version, its heading in the changelog, what later versions are compared with, a commit and a tag.
// Safe to run again: what is done already is left as it is.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { refresh, lastRelease } from './release/baselines.mjs';
import { keepInstallation } from './release/installation/keep.mjs';
import { headed, isVersion, isAfter, versioned } from './release/version.mjs';
import { at, ROOT, stopWith } from './root.mjs';
import { run } from './run.mjs';
import { install } from './setup/install.mjs';

const git = async (...args) => {
  const { code, output, stdout } = await run('git', args);
  if (code !== 0) stopWith(`git ${args[0]}: ${output.trim()}`);
  return stdout.trim();
};

process.chdir(ROOT);
const [version] = process.argv.slice(2);
if (!isVersion(version)) stopWith('Usage: npm run release -- 1.2.3');
const tag = `v${version}`;
if (await git('status', '--porcelain')) stopWith('Something is not committed: commit it or take it back.');

const last = lastRelease();
if (last === version) {
  console.log(`${tag} is released already.`);
  process.exit();
}
if (last && !isAfter(version, last)) stopWith(`${version} does not come after ${last}, the last release.`);

await install();
await build({ server: false, web: false });
// What breaks is seen against the last release now, or never.
const { failed } = await check(['protos', 'protos-compatible', 'openapi', 'asyncapi', 'openapi-compatible']);
if (failed) stopWith('Nothing is released while a contract is not what it should be.');

const day = new Date().toISOString().slice(0, 10);
const rewrite = (file, change) => writeFileSync(at(file), change(readFileSync(at(file), 'utf8')));
for (const file of ['package.json', 'package-lock.json', 'deploy/helm/kashikari/Chart.yaml'])
  rewrite(file, (text) => versioned(file, text, version));
rewrite('CHANGELOG.md', (text) => headed(text, version, day));
const { code, output } = await run(process.execPath, [at('scripts/asyncapi.mjs')]);
if (code !== 0) stopWith(output.trim());
await refresh(version);
await build({ web: false });
await keepInstallation(ROOT, at(`tests/upgrade/${version}`));
for (const { name } of readdirSync(at('tests/upgrade'), { withFileTypes: true }).filter((one) =>
  one.isDirectory(),
))
  if (name !== version) rmSync(at(`tests/upgrade/${name}`), { recursive: true });

await git('add', '--all');
if (await git('status', '--porcelain')) await git('commit', '--quiet', '--message', `Release ${version}`);
await git('tag', '--annotate', tag, '--message', `Kashikari ${version}`);
console.log(`${tag} is tagged: git push --follow-tags`);
