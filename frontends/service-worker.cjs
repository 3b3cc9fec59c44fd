const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { Compilation, sources } = require('webpack');

/** The scripts of the service worker, below the shell's sources: known by their addresses, at the root, always the same. */
const SCRIPTS = { 'service-worker.js': 'offline/service-worker.js', 'push-worker.js': 'push/push-worker.js' };

/**
 * Emits the service worker beside the page. Its first line names the build. A build with different files is therefore a
 * new worker for the browser, which drops the cache of the previous one.
 */
class ServiceWorker {
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ServiceWorker', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ServiceWorker', stage }, (assets) => {
        const names = Object.keys(assets).sort().join('\n');
        const build = createHash('sha256').update(names).digest('hex').slice(0, 12);
        for (const [name, file] of Object.entries(SCRIPTS)) {
          const source = path.join(this.folder, file);
          compilation.fileDependencies.add(source);
          const text = readFileSync(source, 'utf8');
          const first = name === 'service-worker.js' ? `const BUILD = '${build}';\n` : '';
          compilation.emitAsset(name, new sources.RawSource(first + text));
        }
      });
    });
  }
}

module.exports = { ServiceWorker };
