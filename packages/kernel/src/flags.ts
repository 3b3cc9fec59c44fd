import type { Day } from './days';

/** A feature that people try out before everybody has it, or that is tried in several variants. */
export interface Flag {
  /** `lab`: on for those who switch it on. `experiment`: each person has one of the variants. */
  readonly kind: 'lab' | 'experiment';
  /** The folder whose maintainers decide about it. */
  readonly owner: string;
  /** Last day of the trial. After it the feature is kept for everybody or removed; until then `npm run check` fails. */
  readonly ends: Day;
  /** The values of an experiment; the first one is what people see without it. */
  readonly variants?: readonly [string, string, ...string[]];
}

/** Every flag of the product, by its key. */
export const FLAGS = {
  dense_lists: { kind: 'lab', owner: 'packages/web-kit', ends: '2027-06-30' },
  quick_keys: { kind: 'lab', owner: 'frontends/shell', ends: '2027-06-30' },
  labs_invitation: {
    kind: 'experiment',
    owner: 'frontends/shell',
    ends: '2027-03-31',
    variants: ['plain', 'marked'],
  },
} as const satisfies Readonly<Record<string, Flag>>;

type KeyOf<Kind> = {
  [Key in keyof typeof FLAGS]: (typeof FLAGS)[Key]['kind'] extends Kind ? Key : never;
}[keyof typeof FLAGS];

export type LabKey = KeyOf<'lab'>;
export type ExperimentKey = KeyOf<'experiment'>;

const keysOf = (kind: Flag['kind']) =>
  Object.entries<Flag>(FLAGS).flatMap(([key, flag]) => (flag.kind === kind ? [key] : []));

/** The keys of all labs, in the order in which they are shown. */
export const LAB_KEYS = keysOf('lab') as readonly LabKey[];
export const EXPERIMENT_KEYS = keysOf('experiment') as readonly ExperimentKey[];

export const isLab = (key: string): key is LabKey => (LAB_KEYS as readonly string[]).includes(key);

/** Returns the flags whose trial has ended before a day. */
export function endedFlags(today: Day, flags: Readonly<Record<string, Flag>> = FLAGS): string[] {
  return Object.entries(flags).flatMap(([key, { ends }]) => (ends < today ? [key] : []));
}
