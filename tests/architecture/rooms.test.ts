import { rmSync } from 'node:fs';
import path from 'node:path';
import { FAULTS } from './faults';
import { PlantedTree, tool } from './planted-tree';

interface CruiseResult {
  readonly modules: readonly { source: string }[];
  readonly summary: { readonly violations: readonly { rule: { name: string }; from: string; to: string }[] };
}

const { forbidden } = require(path.resolve('.dependency-cruiser.cjs')) as {
  forbidden: readonly { name: string; comment?: string; severity: string }[];
};

function cruise(tree: PlantedTree): CruiseResult {
  const folders = ['packages', 'services', 'standalone', 'frontends', 'examples'];
  const said = tree.run(tool('dependency-cruiser/bin/dependency-cruise.mjs'), [
    ...folders,
    ...['--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
  ]);
  return JSON.parse(said) as CruiseResult;
}

describe('the guard of who imports whom', () => {
  let tree: PlantedTree;
  let seen: CruiseResult;

  beforeAll(() => {
    tree = new PlantedTree();
    for (const { file, content, beside } of FAULTS) {
      tree.plant(file, content);
      for (const [name, text] of Object.entries(beside ?? {})) tree.plant(name, text);
    }
    seen = cruise(tree);
  });

  afterAll(() => tree.remove());

  test.each(FAULTS.map(({ rule, file }) => [rule, file]))(
    'catches a planted fault against %s in %s',
    (rule, file) => {
      const caught = seen.summary.violations
        // A cycle of folders is reported for the folder.
        .filter(({ from }) => from === file || from === path.dirname(file))
        .map((violation) => violation.rule.name);
      expect(caught).toContain(rule);
    },
  );

  test('has a planted fault, a severity and a sentence of advice for every rule', () => {
    const proven = new Set(FAULTS.map(({ rule }) => rule));
    expect(forbidden.filter(({ name }) => !proven.has(name))).toEqual([]);
    expect(forbidden.filter(({ comment, severity }) => !comment || severity !== 'error')).toEqual([]);
  });

  test('sees the modules of every room', () => {
    const rooms = [
      'packages/kernel',
      'packages/platform',
      'packages/web-kit',
      'services/gateway',
      'services/reservation',
    ];
    for (const room of [...rooms, 'frontends/shell', 'standalone']) {
      expect(seen.modules.filter(({ source }) => source.startsWith(`${room}/src/`)).length).toBeGreaterThan(
        3,
      );
    }
  });

  test('is red when it sees nothing, instead of green', () => {
    const blind = new PlantedTree();
    rmSync(path.join(blind.root, 'packages/kernel/src'), { recursive: true });
    const script = `import { checkRooms } from '${path.resolve('scripts/checks/rooms.mjs')}';
      console.log(JSON.stringify(await checkRooms('${blind.root}')));`;
    const verdict = JSON.parse(blind.run('--input-type=module', ['-e', script])) as {
      ok: boolean;
      said: string;
    };
    blind.remove();
    expect(verdict).toMatchObject({
      ok: false,
      said: expect.stringContaining('saw nothing in packages/kernel/src/'),
    });
  });
});
