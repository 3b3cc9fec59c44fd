const { proseFaults } = require('../../scripts/checks/prose.mjs') as {
  proseFaults(file: string, text: string): string[];
};

describe('the check of prose', () => {
  test('finds a rejected word in a paragraph, a list, a heading and a table, with its line', () => {
    const page =
      '# Who is told\n\nIt is read anew.\n\n- It stands in a row.\n\n| a |\n| - |\n| at most 3 |\n';
    expect(proseFaults('a.md', page)).toEqual([
      'a.md:1 is told: is notified, is sent, learns',
      'a.md:5 stands: is, is stored',
      'a.md:3 anew: again',
      'a.md:9 at most: up to',
    ]);
  });

  test('skips code, links, quotations, and regions that a run writes', () => {
    const page = [
      '`told_on` and [a link](what-stands.md): “reads it anew”.',
      '```sh\necho anew # at most\n```',
      '<!-- measured -->\n\nothers used at most 4 %\n\n<!-- /measured -->',
    ];
    expect(proseFaults('a.md', page.join('\n\n'))).toEqual([]);
  });

  test('does not take plain words for rejected ones', () => {
    const page = 'A stand-alone product stands for itself, takes up to 3 s, and its users understand it.\n';
    expect(proseFaults('a.md', page)).toEqual([]);
  });

  test('reads the comments of a source, not its code and its texts', () => {
    const [line, docstring] = ['/'.repeat(2), '/' + '**'];
    const source = `const told = 'reads it anew'; ${line} looks anew
${docstring} What a day holds. */
const day = 'at most';
${docstring} \`of\` a day. */
`;
    expect(proseFaults('a.ts', source)).toEqual([
      'a.ts:1 anew: again',
      'a.ts:2 begins with a fragment: What a day holds. */',
    ]);
  });
});
