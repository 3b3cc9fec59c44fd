import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EXPERIMENT_KEYS, FLAGS, LAB_KEYS } from '@kashikari/kernel';
import { newId } from '@kashikari/platform';
import { Flags, type PersonalFlags } from './flags';
import { variantOf } from './variant-of';

const USER = '0199d3a0-5b7e-7c41-9f0a-2f9c1d6e8b11';
const ALL_OFF = Object.fromEntries(LAB_KEYS.map((key) => [key, false]));

describe('flags of the product’s own list', () => {
  const flags = new Flags();
  afterAll(() => flags.close());

  test('switch on the labs that a person chose, and no others', async () => {
    expect((await flags.of(USER, [])).labs).toEqual(ALL_OFF);
    expect((await flags.of(USER, ['quick_keys', 'gone'])).labs).toEqual({ ...ALL_OFF, quick_keys: true });
  });

  test('give a person one variant of each experiment, always the same', async () => {
    const { experiments } = await flags.of(USER, []);
    for (const key of EXPERIMENT_KEYS) expect(FLAGS[key].variants).toContain(experiments[key]);
    expect((await new Flags().of(USER, [])).experiments).toEqual(experiments);
  });
});

describe('the variants of an experiment', () => {
  const people = Array.from({ length: 4_000 }, () => newId());

  test('are spread evenly over people', () => {
    const counts = new Map<string, number>();
    for (const id of people) {
      const variant = variantOf('colors', id, ['a', 'b', 'c', 'd']);
      counts.set(variant, (counts.get(variant) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['a', 'b', 'c', 'd']);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
  });

  test('do not depend on those of another experiment', () => {
    const both = people.filter(
      (id) => variantOf('one', id, ['a', 'b']) === 'a' && variantOf('other', id, ['a', 'b']) === 'a',
    );
    expect(Math.abs(both.length - 1_000)).toBeLessThan(150);
  });
});

describe('flags of flagd', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashikari-flags-'));
  const file = path.join(folder, 'flags.json');
  const opened: Flags[] = [];
  afterAll(async () => {
    await Promise.all(opened.map((flags) => flags.close()));
    rmSync(folder, { recursive: true });
  });

  /** Flags of a file, as soon as they are as they should be. */
  async function until(source: string, wanted: (flags: PersonalFlags) => boolean, labs: string[] = []) {
    const flags = new Flags(source);
    opened.push(flags);
    for (let left = 100; ; left -= 1) {
      const found = await flags.of(USER, labs);
      if (wanted(found) || left === 0) return found;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  test('are those of the operator’s file; what it does not define stays as people chose', async () => {
    const lab = { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: 'on' };
    const experiment = {
      state: 'ENABLED',
      variants: { plain: 'plain', marked: 'marked' },
      defaultVariant: 'marked',
    };
    writeFileSync(file, JSON.stringify({ flags: { dense_lists: lab, labs_invitation: experiment } }));
    const found = await until(`file:${file}`, ({ labs }) => labs.dense_lists, ['quick_keys']);
    expect(found).toEqual({
      labs: { ...ALL_OFF, dense_lists: true, quick_keys: true },
      experiments: { labs_invitation: 'marked' },
    });
  });

  test('follow the choice of a person where the file says so', async () => {
    const targeted = {
      state: 'ENABLED',
      variants: { on: true, off: false },
      defaultVariant: 'off',
      targeting: { if: [{ in: ['dense_lists', { var: 'labs' }] }, 'on', 'off'] },
    };
    writeFileSync(file, JSON.stringify({ flags: { dense_lists: targeted } }));
    const found = await until(`file:${file}`, ({ labs }) => labs.dense_lists, ['dense_lists']);
    expect(found.labs.dense_lists).toBe(true);
  });

  test('are the product’s own while flagd is away, and a variant that nobody knows is the first', async () => {
    const away = await until('127.0.0.1:1', () => true, ['dense_lists']);
    expect(away).toEqual({
      labs: { ...ALL_OFF, dense_lists: true },
      experiments: { labs_invitation: 'plain' },
    });
    const strange = { state: 'ENABLED', variants: { x: 'purple' }, defaultVariant: 'x' };
    const on = { state: 'ENABLED', variants: { on: true, off: false }, defaultVariant: 'on' };
    writeFileSync(file, JSON.stringify({ flags: { labs_invitation: strange, dense_lists: on } }));
    const found = await until(`file:${file}`, ({ labs }) => labs.dense_lists);
    expect(found.experiments.labs_invitation).toBe('plain');
  });
});
