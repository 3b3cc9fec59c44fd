import { execFileSync } from 'node:child_process';

const FILES = {
  'services/a/lend.ts': 'export const lend = 1;',
  'services/a/lend.test.ts':
    "// lends often\ntest('lends once', () => undefined);\nit(`lends ${TWICE}`, () => undefined);",
};

/** Returns the check's findings in a page. The check is an ES module, so another process loads it. */
function faultsIn(page: string): string[] {
  const code = `import { faultsIn } from './scripts/checks/coverage.mjs';
    const files = ${JSON.stringify(FILES)};
    console.log(JSON.stringify(faultsIn(${JSON.stringify(page)}, (file) => files[file])))`;
  const args = ['--input-type=module', '-e', code];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as string[];
}

test('an entry of the coverage with its file and test, a decision or a pending part is right', () => {
  const page = `# Coverage

- **Lending.** [lend.ts](../services/a/lend.ts). [lend.test.ts](../services/a/lend.test.ts): “lends
  once”, “lends \${TWICE}”.
- **Selling.** Decision: goods are lent, “not sold”.
- **Payment.** Pending: all of it.
`;
  expect(faultsIn(page)).toEqual([]);
});

test('an entry that cites a missing file or test, or nothing, is a fault', () => {
  const page = `- **Lending.** [lend.ts](../services/a/gone.ts). [lend.test.ts](../services/a/lend.test.ts):
  “lends once”, “lends often”.
- **Returns.** [lend.ts](../services/a/lend.ts).
- **Payment.** Pending: see [pay.md](pay.md).
`;
  expect(faultsIn(page)).toEqual([
    'Lending: services/a/gone.ts does not exist',
    'Lending: services/a/lend.test.ts has no test “lends often”',
    'Returns: no test, decision or pending part',
    'Payment: docs/pay.md does not exist',
  ]);
});
