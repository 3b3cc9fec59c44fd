const { silent } = require('../../scripts/release/breaks.mjs') as {
  silent(breaks: readonly object[], changelog: string): object[];
};
const baselines = require('../../scripts/release/baselines.mjs') as { lastRelease(): string | undefined };
const version = require('../../scripts/release/version.mjs') as {
  isVersion(text?: string): boolean;
  isAfter(version: string, other: string): boolean;
  versioned(file: string, text: string, version: string): string;
  headed(text: string, version: string, day: string): string;
};

const FIELD = {
  operation: 'GET',
  path: '/goods',
  text: 'removed the required property `goods/items/title` from the response',
};
const CALL = { operation: 'DELETE', path: '/plans', text: 'api path removed without deprecation' };
const changelog = (entry: string, older = '') =>
  `# Changelog\n\n## Unreleased\n\n### Changed\n\n${entry}\n\n## 0.1.0 - 2026-11-23\n\n${older}\n`;

describe('a change of the REST contract that breaks a client', () => {
  test.each([
    ['is a fault where the changelog says nothing', '', [FIELD, CALL]],
    ['is told by its field', '- **Breaking**: goods have\n  no `title` any more.', [CALL]],
    ['is told by its call where it is none of a field', '- **Breaking**: `DELETE /plans` is gone.', [FIELD]],
    [
      'is not told by an entry that does not call it breaking',
      '- Goods have no `title` any more.',
      [FIELD, CALL],
    ],
  ])('%s', (_, entry, left) => expect(silent([FIELD, CALL], changelog(entry))).toEqual(left));

  test('is not told by what was said of a release before', () => {
    expect(silent([FIELD], changelog('', '- **Breaking**: no `title`.'))).toEqual([FIELD]);
  });
});

describe('a release', () => {
  test('is recorded in a file, so that a clone without tags compares with it, too', () => {
    const { version: current } = require('../../package.json') as { version: string };
    expect(baselines.lastRelease()).toBe(current);
  });

  test('has three numbers and comes after the last one', () => {
    expect(['1.2.3', 'v1.2.3', '1.2', '1.2.3-rc.1', undefined].map(version.isVersion)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    const after = [
      ['0.1.1', '0.1.0'],
      ['0.10.0', '0.9.9'],
      ['0.1.0', '0.1.0'],
      ['0.9.9', '0.10.0'],
    ] as const;
    expect(after.map(([one, other]) => version.isAfter(one, other))).toEqual([true, true, false, false]);
  });

  test('puts what was unreleased under its heading, once', () => {
    const headed = version.headed('# Changelog\n\n## Unreleased\n\n- One\n', '0.2.0', '2027-01-02');
    expect(headed).toBe('# Changelog\n\n## Unreleased\n\n## 0.2.0 - 2027-01-02\n\n- One\n');
    expect(version.headed(headed, '0.2.0', '2027-01-03')).toBe(headed);
  });

  test('is named in the package, its lock and the chart', () => {
    const lock = JSON.stringify({
      version: '0.1.0',
      packages: { '': { version: '0.1.0' }, 'services/x': { version: '0.1.0' } },
    });
    expect(JSON.parse(version.versioned('package-lock.json', lock, '0.2.0'))).toEqual({
      version: '0.2.0',
      packages: { '': { version: '0.2.0' }, 'services/x': { version: '0.1.0' } },
    });
    expect(version.versioned('Chart.yaml', 'version: 0.1.0\nappVersion: 0.1.0\n', '0.2.0')).toBe(
      'version: 0.2.0\nappVersion: 0.2.0\n',
    );
  });
});
