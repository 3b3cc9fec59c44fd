import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { at } from '../root.mjs';
import { inParallel } from '../run.mjs';
import { difference, fingerprint } from './fingerprint.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

const list = (folder) =>
  existsSync(at(folder)) ? readdirSync(at(folder)).map((name) => `${folder}/${name}`) : [];

/** The workspaces that run on Node. The web kit is compiled into the frontends instead. */
const workspaces = () =>
  [...list('packages'), ...list('services'), ...list('examples'), 'standalone'].filter(
    (folder) => folder !== 'packages/web-kit' && existsSync(at(folder, 'package.json')),
  );

const isTest = (file) => /[.](test|spec)[.]tsx?$/.test(file);

/** `services/x/src/a/b.ts` → `services/x/dist/a/b.js`; migrations and sql → `dist/migrations`, `dist/sql`; other files as they are. */
export function outputOf(file) {
  const [, workspace, room, rest] = /^((?:[^/]+\/)?[^/]+)\/(src|migrations|sql)\/(.+)$/.exec(file);
  const target = `${workspace}/dist/${room === 'src' ? '' : `${room}/`}${rest}`;
  return target.replace(/(?<![.]d)[.]tsx?$/, '.js');
}

const options = { filename: '', swcrc: false, configFile: false };

async function compile(swc, config, file) {
  const target = at(outputOf(file));
  mkdirSync(path.dirname(target), { recursive: true });
  if (!/[.]tsx?$/.test(file)) return copyFileSync(at(file), target);
  if (file.endsWith('.d.ts')) return undefined;
  const { code, map } = await swc.transform(readFileSync(at(file), 'utf8'), {
    ...options,
    ...config,
    filename: at(file),
    sourceFileName: path.relative(path.dirname(target), at(file)),
  });
  writeFileSync(`${target}.map`, map);
  writeFileSync(target, `${code}\n//# sourceMappingURL=${path.basename(target)}.map\n`);
}

function removeOutput(file) {
  for (const suffix of ['', '.map']) rmSync(at(outputOf(file)) + suffix, { force: true });
}

/** Everything that runs on Node: TypeScript to CommonJS, file by file (decision 2). */
export const server = {
  name: 'server',

  stale() {
    const sources = workspaces().flatMap((folder) => [
      `${folder}/src`,
      `${folder}/migrations`,
      `${folder}/sql`,
    ]);
    const inputs = fingerprint(sources, (file) => !isTest(file));
    const tools = fingerprint(['.swcrc', 'node_modules/@swc/core/package.json']);
    const { tools: toolsBefore = {}, inputs: before = {} } = readStamp('server');
    const anew = JSON.stringify(tools) !== JSON.stringify(toolsBefore);
    const { changed, removed } = difference(anew ? {} : before, inputs);
    for (const file of Object.keys(inputs)) {
      if (!file.endsWith('.d.ts') && !existsSync(at(outputOf(file))) && !changed.includes(file))
        changed.push(file);
    }
    return changed.length || removed.length ? { changed, removed, stamp: { tools, inputs } } : undefined;
  },

  async build({ changed, removed, stamp }) {
    const { default: swc } = await import('@swc/core');
    const { $schema: _, ...config } = JSON.parse(readFileSync(at('.swcrc'), 'utf8'));
    removed.forEach(removeOutput);
    await inParallel(
      16,
      changed.map((file) => () => compile(swc, config, file)),
    );
    writeStamp('server', stamp);
  },
};
