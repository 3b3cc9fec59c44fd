const { Compilation, sources } = require('webpack');

/** Styles that the pages without JavaScript need, in the order in which they apply. */
const NEEDED = [
  /packages[\\/]web-kit[\\/]src[\\/]/,
  /shell[\\/]src[\\/]app[\\/]/,
  /shell[\\/]src[\\/]features[\\/](landing|help)[\\/]/,
];

/** Lists the files of those styles in `pages/styles.json`, for scripts/build/pages.mjs. */
class PageStyles {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PageStyles', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PageStyles', stage }, () => {
        const styles = [...compilation.modules].filter((module) => module.type === 'css/mini-extract');
        const files = NEEDED.flatMap((place) =>
          styles
            .filter((module) => place.test(module.nameForCondition() ?? module.identifier()))
            .flatMap((module) => [...compilation.chunkGraph.getModuleChunksIterable(module)])
            .flatMap((chunk) => [...chunk.files].filter((file) => file.endsWith('.css'))),
        );
        const list = JSON.stringify([...new Set(files)]);
        compilation.emitAsset('pages/styles.json', new sources.RawSource(list));
      });
    });
  }
}

module.exports = { PageStyles };
