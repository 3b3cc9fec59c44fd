import { execFileSync } from 'node:child_process';

/** Returns the answer of a check. Checks are ES modules, so another process loads them. */
function said(module: string, name: string, argument: unknown): unknown {
  const code = `import { ${name} } from './scripts/checks/${module}.mjs';
    console.log(JSON.stringify(${name}(${JSON.stringify(argument)})))`;
  const args = ['--input-type=module', '-e', code];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

const lines = (count: number, word = 'line') => Array.from({ length: count }, (_, n) => `${word} ${n}`);

describe('two files of services that share thirty lines', () => {
  const of = (files: Record<string, string>) => said('duplicates', 'duplicatesIn', files);

  it('are found, however they are indented and whatever stands around', () => {
    const copied = lines(30).map((line) => `  ${line}\n`);
    const files = { 'a.ts': `own\n${lines(30).join('\n')}\nrest`, 'b.ts': `other\n\n${copied.join('\n')}` };
    expect(of(files)).toEqual(['b.ts:3 shares 30 lines with a.ts:2']);
  });

  it('are not those that share twenty-nine, or that repeat only themselves', () => {
    const twice = [...lines(30), ...lines(30)].join('\n');
    expect(of({ 'a.ts': lines(29).join('\n'), 'b.ts': [...lines(29), 'end'].join('\n') })).toEqual([]);
    expect(of({ 'a.ts': twice })).toEqual([]);
  });
});

describe('a line of Markdown', () => {
  const of = (text: string) => said('markdown-lines', 'longLines', text);
  const long = 'word '.repeat(30);

  it('is at most 120 characters, not bytes', () => {
    expect(of(`# A title\n\n${'a'.repeat(120)}\n${'本'.repeat(120)}\n${long}`)).toEqual([5]);
  });

  it('is as long as it is in a table, in code, and for the target of a link', () => {
    const link = `See [the page](https://example.com/${'a'.repeat(120)}).`;
    expect(of(`| ${long} |\n\n\`\`\`sh\n${long}\n\`\`\`\n${link}\n- ${long}`)).toEqual([7]);
  });
});

describe('a docstring', () => {
  const of = (text: string) => said('docstrings', 'repeatsIn', text);

  it('that only says the name under it again is found', () => {
    const text =
      '/** A link that is good. */\nexport interface GoodLink {\n  /** The ids of goods. */\n  goodIds: Id[];\n';
    expect(of(text)).toEqual([
      { line: 1, name: 'GoodLink' },
      { line: 3, name: 'goodIds' },
    ]);
  });

  it('that gives a unit, a meaning or an error is left', () => {
    const text =
      '/** Milliseconds. */\nconst TIMEOUT = 1;\n/** Null is no limit. */\nlimit: number | null;\n';
    expect(of(text)).toEqual([]);
  });
});
