const { readFileSync } = require('node:fs');
const path = require('node:path');
const ts = require('typescript');
const { Compilation, sources } = require('webpack');

/**
 * Writes `routes.json` beside a build: the addresses of its screens, as declared by its routes. The gateway returns 404
 * for an address without a screen (services/gateway/src/web/page-routes.ts). The shell's file also lists the remote of
 * each address.
 */
class RoutesManifest {
  /**
   * @param {string} folder of the sources
   * @param {{ routes: string, owners?: string }} files that declare routes and owners, below the folder
   */
  constructor(folder, files) {
    this.routes = path.join(folder, files.routes);
    this.owners = files.owners && path.join(folder, files.owners);
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('RoutesManifest', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'RoutesManifest', stage }, () => {
        const manifest = {
          screens: screensOf(this.routes),
          ...(this.owners && { owners: ownersOf(this.owners) }),
        };
        for (const file of [this.routes, this.owners]) if (file) compilation.fileDependencies.add(file);
        compilation.emitAsset('routes.json', new sources.RawSource(JSON.stringify(manifest)));
      });
    });
  }
}

/** Returns the paths of all objects of a file that have a `path` and an `element`, except the catch-all path. */
function screensOf(file) {
  const screens = [];
  visit(file, (node) => {
    if (!ts.isObjectLiteralExpression(node)) return;
    const property = (name) => node.properties.find((one) => one.name?.text === name);
    const route = property('path');
    if (!route || !property('element')) return;
    if (property('children')) throw new Error(`${file}: a route with children has no address of its own`);
    const value = route.initializer;
    if (!value || !ts.isStringLiteral(value)) throw new Error(`${file}: the path of a route is no literal`);
    if (/\?|\*./.test(value.text)) throw new Error(`${file}: ${value.text} is no plain path`);
    if (value.text !== '*') screens.push(value.text);
  });
  if (screens.length === 0) throw new Error(`${file} has no routes`);
  return screens;
}

/** The pairs of a regular expression and the name of a remote in `OWNERS`, in their order. */
function ownersOf(file) {
  const owners = [];
  visit(file, (node) => {
    if (!ts.isArrayLiteralExpression(node) || node.elements.length !== 2) return;
    const [pattern, name] = node.elements;
    if (!ts.isRegularExpressionLiteral(pattern) || !ts.isStringLiteral(name)) return;
    owners.push([pattern.text.replace(/^\/|\/$/g, ''), name.text]);
  });
  if (owners.length === 0) throw new Error(`${file} names no owners`);
  return owners;
}

function visit(file, each) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const walk = (node) => {
    each(node);
    ts.forEachChild(node, walk);
  };
  walk(source);
}

module.exports = { RoutesManifest, screensOf, ownersOf };
