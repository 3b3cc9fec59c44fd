import { IMPURITIES } from './faults';
import { PlantedTree } from './planted-tree';

interface Finding {
  readonly filePath: string;
  readonly messages: readonly { ruleId: string; message: string }[];
}

const ROOMS = ['services/catalog/src/domain', 'packages/kernel/src', 'packages/availability/src'];

const JOURNEY = 'tests/journeys/planted-day.test.ts';

/** Each asks for the machine's time in its own way. */
const DAYS_OF_THE_MACHINE = ['Date.now()', 'new Date()', 'Date()'];

const FLOATING = 'services/catalog/src/app/planted-floating.ts';

describe('the guard of pure rules', () => {
  let tree: PlantedTree;
  let findings: readonly Finding[];
  const fileOf = (room: string, fault: string) => `${room}/planted-${fault.replaceAll(' ', '-')}.ts`;

  beforeAll(() => {
    tree = new PlantedTree();
    for (const room of ROOMS)
      for (const [fault, content] of Object.entries(IMPURITIES)) tree.plant(fileOf(room, fault), content);
    // The same in a use case is right: that is where time comes in.
    tree.plant('services/catalog/src/app/planted.ts', Object.values(IMPURITIES)[0] ?? '');
    const patterns = [...ROOMS, 'services/catalog/src/app'].map((room) => `${room}/planted*.ts`);
    tree.plant(FLOATING, 'export async function planted(): Promise<void> {}\nplanted();\n');
    tree.plant(JOURNEY, DAYS_OF_THE_MACHINE.map((time, n) => `export const day${n} = ${time};\n`).join(''));
    patterns.push(JOURNEY);
    // The tree is under .cache, which the configuration ignores; here it is the subject.
    const said = tree.lint(patterns);
    findings = JSON.parse(said) as Finding[];
  });

  afterAll(() => tree.remove());

  const found = (file: string) =>
    (findings.find(({ filePath }) => filePath.endsWith(file))?.messages ?? []).map(({ ruleId }) => ruleId);

  const cases = ROOMS.flatMap((room) => Object.keys(IMPURITIES).map((fault) => [room, fault] as const));

  test.each(cases)('catches a rule in %s that %s', (room, fault) => {
    expect(found(fileOf(room, fault))).toContain('no-restricted-syntax');
  });

  test('catches a promise that nobody waits for', () => {
    expect(found(FLOATING)).toContain('@typescript-eslint/no-floating-promises');
  });

  test('catches a journey that goes by the day of the machine', () => {
    expect(found(JOURNEY)).toEqual(DAYS_OF_THE_MACHINE.map(() => 'no-restricted-syntax'));
  });

  test('lets a use case read the clock', () => {
    expect(found('services/catalog/src/app/planted.ts')).toEqual([]);
  });
});
