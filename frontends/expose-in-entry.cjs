/**
 * Moves the scripts that a remote exposes into its entry, which is requested just before: one request and one round trip
 * less for each remote. Styles stay in their chunk, and so do the shared modules, which can be resolved only once the
 * shell has handed over its copies.
 */
class ExposeInEntry {
  /** @param {string} remote the name of the entry's chunk */
  constructor(remote) {
    this.remote = remote;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ExposeInEntry', (compilation) => {
      // After the chunks are split.
      compilation.hooks.optimizeChunks.tap({ name: 'ExposeInEntry', stage: 100 }, () => {
        const { chunkGraph } = compilation;
        const entry = compilation.namedChunks.get(this.remote);
        if (!entry) return;
        for (const chunk of exposedBy(entry, chunkGraph))
          for (const module of [...chunkGraph.getChunkModules(chunk)]) {
            if (!module.getSourceTypes().has('javascript')) continue;
            chunkGraph.connectChunkAndModule(entry, module);
            chunkGraph.disconnectChunkAndModule(chunk, module);
          }
      });
    });
  }
}

/** The chunks that the container in an entry asks for. */
function exposedBy(entry, chunkGraph) {
  const containers = [...chunkGraph.getChunkEntryModulesIterable(entry)];
  const groups = containers.flatMap(({ blocks }) =>
    blocks.map((block) => chunkGraph.getBlockChunkGroup(block)),
  );
  return new Set(groups.flatMap((group) => group?.chunks ?? []));
}

module.exports = { ExposeInEntry };
