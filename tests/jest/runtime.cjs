// Files that a worker has read and compiled for one test file stay for its next; jest itself keeps neither. This saves
// 28 of the 261 core-seconds of all screens' tests.
const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/** Path to text. Nothing that a test imports changes in a run. */
const texts = new Map();

/** Cache of file texts that survives jest's clearing at the end of each test file. */
class KeptTexts extends Map {
  get(file) {
    return super.get(file) ?? texts.get(file);
  }

  set(file, text) {
    texts.set(file, text);
    return this;
  }
}

/** Path to source and what V8 made of it. */
const compiled = new Map();
const { compileFunction } = vm;

vm.compileFunction = (source, parameters, options) => {
  const kept = compiled.get(options?.filename);
  if (kept?.source === source) {
    return compileFunction(source, parameters, { ...options, cachedData: kept.code });
  }
  const made = compileFunction(source, parameters, { ...options, produceCachedData: true });
  if (options?.filename) compiled.set(options.filename, { source, code: made.cachedData });
  return made;
};

module.exports = class extends Runtime {
  constructor(config, environment, resolver, transformer, texts, ...rest) {
    super(config, environment, resolver, transformer, new KeptTexts(texts), ...rest);
  }
};
