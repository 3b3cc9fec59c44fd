import { createContext, Script } from 'node:vm';
import { cpuOf, growthOf, MAX_GROWTH } from '../../services/gateway/test/growth';
import { expressionsIn, expressionsOf, hostileTo, type Expression } from './expressions';
import { PlantedTree } from './planted-tree';

/**
 * Timeout for 128 KB, milliseconds; an expression that exceeds it is slow, and no longer text is tried. Proportional
 * ones take a few milliseconds, quadratic ones some thousands, on a busy machine too.
 */
const TIMEOUT = 1_000;

/**
 * Limit for 128 KB, milliseconds. An expression below it has not looked at each character, and won't look at more of
 * two million.
 */
const AT_ONCE = 0.05;

const RUN = new Script(`expression.global ? text.replace(expression, '') : expression.exec(text)`);

/** Hostile texts with which an expression takes longer than in proportion, or for ever. */
function slowTexts({ source, flags }: Expression): string[] {
  const context = createContext({ expression: new RegExp(source, flags), text: '' });
  const read = (text: string, timeout = 4 * TIMEOUT) =>
    RUN.runInContext(Object.assign(context, { text }), { timeout });
  return hostileTo({ file: '', source, flags })
    .filter(({ head, piece }) => {
      const twice = `${head}${piece.repeat(2 ** 21 / piece.length)}\u0000`;
      const once = `${twice.slice(0, 2 ** 20)}\u0000`;
      try {
        if (cpuOf(() => read(`${twice.slice(0, 2 ** 17)}\u0000`, TIMEOUT)) < AT_ONCE) return false;
        return growthOf(read, once, twice, 1) > MAX_GROWTH;
      } catch (error) {
        // Whoever runs out of places to come back to says so at once.
        if (error instanceof RangeError || (error as Error).name === 'RangeError') return false;
        return true;
      }
    })
    .map(({ head, piece }) => JSON.stringify([head, piece]));
}

describe('the expressions of the product', () => {
  const all = [...new Map(expressionsOf().map((one) => [`/${one.source}/${one.flags}`, one])).entries()];

  test('are found', () => expect(all.length).toBeGreaterThan(60));

  // In the long run no more than 2.5 times as long for 2 MB as for 1 MB; here, what looks back at all of it is stopped.
  test('are done with 2 MB of hostile text before one that looks back at all of it would be', () => {
    const slow = all.flatMap(([name, one]) => slowTexts(one).map((text) => `${one.file} ${name} ${text}`));
    expect(slow).toEqual([]);
  });

  test.each([
    ['what ends with a mark', '/^BEGIN:VEVENT$[^]*?^END:VEVENT$/gim'],
    ['blanks at the end', '/ +$/'],
    ['a number of words', '/^(?:a+)+!$/'],
  ])('that look anew for %s are caught', (_what, planted) => {
    const [one] = expressionsIn('planted.ts', `export const planted = ${planted};`);
    expect(slowTexts(one!)).not.toEqual([]);
  });
});

describe('the guard of expressions', () => {
  const RULES: Readonly<Record<string, readonly [rule: string, content: string]>> = {
    lazy: ['kashikari/no-lazy-anything', 'export const planted = /BEGIN[^]*?END/g;\n'],
    'lazy-words': ['kashikari/no-lazy-anything', 'export const planted = /BEGIN[\\s\\S]*?END/g;\n'],
    'lazy-made': ['kashikari/no-lazy-anything', "export const planted = new RegExp('a[^]+?b');\n"],
    'lazy-dot': ['kashikari/no-lazy-anything', 'export const planted = /BEGIN.*?END/s;\n'],
    backtracking: ['regexp/no-super-linear-backtracking', 'export const planted = /^(?:a|a\\w)*\\w*!$/;\n'],
    move: ['regexp/no-super-linear-move', "export const planted = 'a'.replace(/=+$/, '');\n"],
  };
  const ROOM = 'services/gateway/src';
  let found: Map<string, string[]>;

  beforeAll(() => {
    const tree = new PlantedTree();
    for (const [name, [, content]] of Object.entries(RULES))
      tree.plant(`${ROOM}/planted-${name}.ts`, content);
    const said = tree.lint([`${ROOM}/planted*.ts`]);
    tree.remove();
    const files = JSON.parse(said) as { filePath: string; messages: { ruleId: string }[] }[];
    found = new Map(
      files.map(({ filePath, messages }) => [
        /planted-([\w-]+)[.]ts$/.exec(filePath)?.[1] ?? '',
        messages.map(({ ruleId }) => ruleId),
      ]),
    );
  });

  test.each(Object.entries(RULES))('catches %s with %j', (name, [rule]) => {
    expect(found.get(name)).toContain(rule);
  });
});
