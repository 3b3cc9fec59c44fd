import { endedFlags, EXPERIMENT_KEYS, FLAGS, isLab, LAB_KEYS, type Flag } from './flags';
import { isDay } from './days';

describe('the flags of the product', () => {
  test('are labs and experiments, each with an owner and a last day', () => {
    const flags: readonly Flag[] = Object.values(FLAGS);
    expect([...LAB_KEYS, ...EXPERIMENT_KEYS].sort()).toEqual(Object.keys(FLAGS).sort());
    expect(flags.filter(({ owner, ends }) => !/^[a-z-]+[/][a-z-]+$/.test(owner) || !isDay(ends))).toEqual([]);
    expect(flags.filter(({ kind, variants = [] }) => (kind === 'lab') !== (variants.length === 0))).toEqual(
      [],
    );
  });

  test('can be told apart', () => {
    expect([isLab('dense_lists'), isLab('labs_invitation'), isLab('constructor')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('end after their last day', () => {
    const flags = { tried: { kind: 'lab', owner: 'a/b', ends: '2027-06-30' } } as const;
    expect([endedFlags('2027-06-30', flags), endedFlags('2027-07-01', flags)]).toEqual([[], ['tried']]);
  });
});
