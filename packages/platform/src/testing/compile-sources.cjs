// Required by threads that tests start from sources: compiles TypeScript and finds our packages' sources, as jest does for
// the test itself. Products run what was built, and never load this.
const { existsSync, readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { transformSync } = require('@swc/core');

const ROOT = path.resolve(__dirname, '../../../..');
const { $schema: _, ...config } = JSON.parse(readFileSync(path.join(ROOT, '.swcrc'), 'utf8'));

Module._extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    ...config,
    ...{ filename, swcrc: false, configFile: false, sourceMaps: 'inline' },
  });
  module._compile(code, filename);
};

const resolve = Module._resolveFilename;
Module._resolveFilename = function find(request, ...rest) {
  const [, name, inside = ''] = /^@kashikari\/([\w-]+)(?:\/(.+))?$/.exec(request) ?? [];
  const source = name && path.join(ROOT, 'packages', name, 'src', inside);
  const found = source && [`${source}.ts`, path.join(source, 'index.ts')].find(existsSync);
  return found ?? resolve.call(this, request, ...rest);
};
