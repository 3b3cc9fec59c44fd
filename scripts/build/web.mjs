import { existsSync, readdirSync } from 'node:fs';
import { at } from '../root.mjs';
import { runTool } from '../run.mjs';
import { compress } from './compress.mjs';
import { difference, fingerprint, hash } from './fingerprint.mjs';
import { PAGE_SOURCES, writePages } from './pages.mjs';
import { readStamp, writeStamp } from './stamp.mjs';

/** Sources of every frontend, besides its own folder. */
const SHARED = [
  'packages/web-kit',
  'packages/kernel/src',
  'packages/availability/src',
  'packages/pricing/src',
  '.swcrc',
  'package-lock.json',
  'scripts/build/compress.mjs',
];

const CONFIGS = ['webpack.config.cjs', 'webpack.config.js', 'webpack.config.mjs'];

const isTest = (file) => /[.](test|spec)[.]tsx?$|\/test\//.test(file);

/** The names of the folders in `frontends/` that webpack builds. */
export function frontends() {
  if (!existsSync(at('frontends'))) return [];
  return readdirSync(at('frontends')).filter((name) =>
    CONFIGS.some((file) => existsSync(at('frontends', name, file))),
  );
}

/** The shell or a remote: one webpack build into its `dist`, which the gateway serves. */
export function frontend(name) {
  const folder = `frontends/${name}`;
  const own = () => {
    const around = readdirSync(at('frontends'), { withFileTypes: true })
      .filter((entry) => entry.isFile() || !existsSync(at('frontends', entry.name, 'package.json')))
      .map((entry) => `frontends/${entry.name}`);
    const files = fingerprint(
      [folder, ...around, ...SHARED, ...(name === 'shell' ? PAGE_SOURCES : [])],
      (file) => !isTest(file),
    );
    return { all: hash(JSON.stringify(files)) };
  };
  return {
    name,

    stale() {
      const inputs = own();
      const { changed } = difference(readStamp(`web-${name}`), inputs);
      return changed.length || !existsSync(at(folder, 'dist')) ? { inputs } : undefined;
    },

    async build({ inputs }) {
      const config = CONFIGS.find((file) => existsSync(at(folder, file)));
      const { code, output } = await runTool(
        'webpack-cli/bin/cli.js',
        ['--mode', 'production', '--config', config, '--stats', 'errors-only'],
        { cwd: at(folder), env: { ...process.env, NODE_ENV: 'production' } },
      );
      if (code !== 0) throw new Error(`webpack could not build ${name}:\n${output}`);
      if (name === 'shell') await writePages(at(folder, 'dist'));
      await compress(at(folder, 'dist'));
      writeStamp(`web-${name}`, inputs);
    },
  };
}
