// `npm run test:long -- pictures`, or `node scripts/pictures.mjs [commit] [--fail]`: every screen at two widths in the
// demonstration, today's beside those of the last release (or of that commit), and a page that shows what differs side by side:
// .cache/pictures/index.html. Fonts differ between machines, so both are taken here; those of a commit are kept for its day.
// `--only landing`: the screens of that name alone. With --fail it ends with 1 where a picture differs.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { compareFolders } from './pictures/compare.mjs';
import { page } from './pictures/page.mjs';
import { checkout } from './release/checkout.mjs';
import { at, ROOT, stopWith } from './root.mjs';
import { runTool } from './run.mjs';
import { install } from './setup/install.mjs';

const DAY_MS = 86_400_000;

/** Ten in the morning in Tokyo. */
const HOUR_MS = 3_600_000;

process.chdir(ROOT);
const { values, positionals } = parseArgs({
  options: { fail: { type: 'boolean' }, only: { type: 'string' } },
  allowPositionals: true,
});
await install();
await build();
const { root: before, commit } = await checkout(positionals[0], { web: true });

// The last such hour: tokens are of real time, and must not have run out for a browser whose clock is ahead.
const now = Math.floor((Date.now() - HOUR_MS) / DAY_MS) * DAY_MS + HOUR_MS;
const home = at('.cache/pictures');
const kept = path.join(
  home,
  [commit.slice(0, 12), new Date(now).toISOString().slice(0, 10), values.only].filter(Boolean).join('-'),
);
const [today, differences] = ['today', 'differences'].map((name) => path.join(home, name));
for (const folder of [today, differences]) rmSync(folder, { recursive: true, force: true });
mkdirSync(home, { recursive: true });
if (!existsSync(kept)) {
  rmSync(`${kept}.half`, { recursive: true, force: true });
  await take(before, `${kept}.half`);
  renameSync(`${kept}.half`, kept);
}
await take(ROOT, today);

const compared = await compareFolders(kept, today, differences);
const folders = { before: path.basename(kept), after: 'today', differences: 'differences' };
const sides = { before: positionals[0] ?? commit.slice(0, 8), after: 'today', folders };
writeFileSync(path.join(home, 'index.html'), page(sides, compared));
console.log(`${compared.found.length} of ${compared.of} pictures differ: ${path.join(home, 'index.html')}`);
for (const { name, share } of compared.found.slice(0, 20))
  console.log(`  ${(share * 100).toFixed(2)} %  ${name}`);
if (values.fail && compared.found.length) process.exitCode = 1;

/** Takes every picture of a checkout's screens. */
async function take(root, folder) {
  const { code } = await runTool(
    'jest/bin/jest.js',
    [
      '--config',
      at('tests/journeys/pictures/jest.config.cjs'),
      '--runInBand',
      ...(values.only ? ['-t', values.only] : []),
    ],
    {
      show: true,
      env: {
        ...process.env,
        ...{ NODE_ENV: 'test', PICTURES_OF: root, PICTURES_TO: folder, PICTURES_AT: String(now) },
      },
    },
  );
  if (code !== 0) stopWith('Not every picture could be taken; its words are above.');
}
