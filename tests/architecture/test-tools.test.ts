import { execFileSync } from 'node:child_process';

/** Evaluates an expression on the check of tools, `it`. The check is an ES module, so another process loads it. */
function ask(expression: string): string[] {
  const code = `import { readFileSync } from 'node:fs';
    import * as it from './scripts/checks/test-tools.mjs'; console.log(JSON.stringify(${expression}))`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
  ) as string[];
}

const PLANTED = 'tests/deploy/planted.test.ts';

/** Returns the tools that the check reports in a test file with this text. */
const undeclared = (text: string, file = PLANTED) =>
  ask(
    `it.undeclaredTools(['${file}'], (asked) => asked === '${file}' ? ${JSON.stringify(text)} : readFileSync(asked, 'utf8'))`,
  );

test.each([
  ['externalTool', "externalTool('k6');", 'k6'],
  ['a finder of its own', "require('../../scripts/tools/versitygw.cjs');", 'versitygw'],
  ['the finder of all Go tools', "require('../../scripts/tools/go-tool.cjs');", 'a tool by go-tool.cjs'],
  ['its command', "spawnSync('redis-server', ['--version']);", 'redis-server'],
  ['a file that it imports', "import '../product/otel-collector';", 'otelcol'],
])('a test file that asks for a tool by %s without a row fails the check', (_how, text, tool) => {
  expect(undeclared(text)).toEqual([`${PLANTED} needs ${tool}: add it to scripts/tests/external-tools.cjs`]);
});

test('a test file with a row may ask for its tool, and for no other', () => {
  const file = 'tests/deploy/chart.test.ts';
  expect(undeclared("externalTool('helm'); externalTool('k6');", file)).toEqual([
    `${file} needs k6: add it to scripts/tests/external-tools.cjs`,
  ]);
});
