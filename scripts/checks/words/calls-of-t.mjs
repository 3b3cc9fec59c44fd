// `node scripts/checks/words/calls-of-t.mjs`: every call of `t` in the sources of the frontends and the kit, as JSON. A program of its
// own, as the compiler takes half as long again inside a test.
import path from 'node:path';
import ts from 'typescript';
import { at, ROOT } from '../../root.mjs';

/**
 * A call of `t`, with its keys and the names of its values.
 * @typedef {object} CallOfT
 * @property {string} at file and line
 * @property {string} namespace
 * @property {string[]} keys by the type of the argument; `*` stands for a `string` of unknown value
 * @property {string[]} [given] names of the values at the call; missing if the call passes on an object of unknown
 *   content
 * @property {boolean} shared the values were put together for several calls
 */

const SOURCES = /\/(?:frontends\/([^/]+)|packages\/web-kit)\/src\//;
const TESTS = /[.]test[.]tsx?$|\/test\//;

/** Options of `t` that no text shows. */
const OPTIONS = ['defaultValue', 'ns'];

const { config } = ts.readConfigFile(at('frontends/tsconfig.json'), ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, at('frontends'));
const program = ts.createProgram(
  fileNames.filter((file) => !TESTS.test(file)),
  { ...options, noEmit: true, skipLibCheck: true, types: [] },
);
const checker = program.getTypeChecker();
/** @type {CallOfT[]} */
const found = program
  .getSourceFiles()
  .filter(({ fileName }) => SOURCES.test(fileName) && !fileName.includes('/node_modules/'))
  .flatMap(askedIn);
process.stdout.write(JSON.stringify(found));

/** @param {ts.SourceFile} source */
function askedIn(source) {
  const asked = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && nameOf(node.expression) === 't' && node.arguments[0]) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      const [key, values] = node.arguments;
      asked.push({
        at: `${path.relative(ROOT, source.fileName)}:${line + 1}`,
        namespace: namespaceOf(node.expression, source),
        keys: keysOf(checker.getTypeAtLocation(key)),
        given: values ? namesIn(values) : [],
        shared: values !== undefined && !ts.isObjectLiteralExpression(values),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return asked;
}

/** `t` for `t(…)` and for `words.t(…)`. */
function nameOf(called) {
  if (ts.isIdentifier(called)) return called.text;
  return ts.isPropertyAccessExpression(called) ? called.name.text : '';
}

/** Returns the argument of `useTranslation`, or the folder's namespace if `t` is a parameter. */
function namespaceOf(called, source) {
  const declared = checker.getSymbolAtLocation(called)?.declarations?.[0];
  const call = declared && ts.isBindingElement(declared) && declared.parent.parent.initializer;
  const told = call && ts.isCallExpression(call) && call.arguments[0];
  if (told && ts.isStringLiteral(told)) return told.text;
  const [, app = 'kit'] = SOURCES.exec(source.fileName);
  return app.replace(/-mfe$/, '');
}

function keysOf(type) {
  if (type.isUnion()) return type.types.flatMap(keysOf);
  if (type.isStringLiteral()) return [type.value];
  return type.flags & ts.TypeFlags.TemplateLiteral ? [type.texts.join('*')] : ['*'];
}

/** Returns the property names of an object; undefined if it, or an object spread into it, has unknown names. */
function namesIn(values) {
  const type = checker.getTypeAtLocation(values);
  const spread = ts.isObjectLiteralExpression(values)
    ? values.properties
        .filter(ts.isSpreadAssignment)
        .map(({ expression }) => checker.getTypeAtLocation(expression))
    : [];
  if ([type, ...spread].some((one) => checker.getIndexInfosOfType(one).length > 0)) return undefined;
  return checker
    .getPropertiesOfType(type)
    .map(({ name }) => name)
    .filter((name) => !OPTIONS.includes(name));
}
