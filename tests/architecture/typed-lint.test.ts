import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const OPTIONS = { isolatedModules: true, noLib: true, types: [] };

describe('the linter, which remembers what it has looked at', () => {
  let folder: string;
  const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content);

  /** Names of the files that it would look at now. */
  function look(): string[] {
    const tsconfig = path.relative(ROOT, path.join(folder, 'tsconfig.json'));
    const script = `import { look } from './scripts/checks/typed-project.mjs';
      const { affected, remember } = look('${tsconfig}', '${path.join(folder, 'seen.tsbuildinfo')}', false);
      remember();
      console.log(JSON.stringify(affected));`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT });
    return (JSON.parse(String(said)) as string[]).map((file) => path.basename(file)).sort();
  }

  beforeAll(() => {
    mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
    folder = mkdtempSync(path.join(ROOT, '.cache/planted-'));
    write('tsconfig.json', JSON.stringify({ compilerOptions: OPTIONS, include: ['*.ts'] }));
    write('asked.ts', 'export function ask(): number { return 1; }\n');
    write('asking.ts', "import { ask } from './asked';\nask();\n");
    write('beside.ts', 'export const beside = 1;\n');
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test('looks at everything once, then at nothing that is as it was', () => {
    expect([look(), look()]).toEqual([['asked.ts', 'asking.ts', 'beside.ts'], []]);
  });

  test('looks at one file alone where no other can tell the change', () => {
    write('asked.ts', 'export function ask(): number { return 2; }\n');
    // What it exports is worked out for the first time, so who uses it is looked at, too; the next time it is known.
    look();
    write('asked.ts', 'export function ask(): number { return 3; }\n');
    expect(look()).toEqual(['asked.ts']);
  });

  test('looks at an unchanged file again where what it calls answers with something else', () => {
    write('asked.ts', "export function ask(): string { return ''; }\n");
    expect(look()).toEqual(['asked.ts', 'asking.ts']);
  });
});
