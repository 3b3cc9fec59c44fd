import type { components } from '@kashikari/web-kit';
import { KINDS } from '../../field-kinds';

/** Rules that are on or off. */
export const FLAGS = [
  'is_exclusive',
  'for_reference_only',
  'restrict_reservation',
  'confirmation_upon_return',
  'is_hidden',
] as const;

/** Values that are typed, with how each is sent. An empty one clears the value. */
const VALUES = {
  max_days: KINDS.optionalWhole,
  margin_days: KINDS.whole,
  category: KINDS.text,
  location: KINDS.text,
} as const;

export type FlagName = (typeof FLAGS)[number];
export type ValueName = keyof typeof VALUES;

/** Ids that every chosen good enters, and ids that it leaves. */
export interface Placement {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** The changes to the chosen goods. A flag or value without an entry does not change. */
export interface ChangeDraft {
  readonly groups: Placement;
  readonly folders: Placement;
  readonly flags: Readonly<Partial<Record<FlagName, boolean>>>;
  readonly values: Readonly<Partial<Record<ValueName, string>>>;
}

const NOWHERE: Placement = { add: [], remove: [] };

export const NO_CHANGES: ChangeDraft = { groups: NOWHERE, folders: NOWHERE, flags: {}, values: {} };

export type ChangeBody = Omit<components['schemas']['BulkUpdate'], 'good_ids'>;

/** Fields of a good that a draft can change. */
export const CHANGED_FIELDS = [...FLAGS, ...(Object.keys(VALUES) as ValueName[])];

/** The draft as the bulk update takes it; undefined while nothing is to change. */
export function bodyOf({ groups, folders, flags, values }: ChangeDraft): ChangeBody | undefined {
  const typed = Object.entries(values) as [ValueName, string][];
  const changes = {
    ...flags,
    ...Object.fromEntries(typed.map(([name, value]) => [name, VALUES[name].send(value)])),
  };
  const body = {
    ...(Object.keys(changes).length > 0 && { changes }),
    ...listed('add_group_ids', groups.add),
    ...listed('remove_group_ids', groups.remove),
    ...listed('add_folder_ids', folders.add),
    ...listed('remove_folder_ids', folders.remove),
  };
  return Object.keys(body).length > 0 ? body : undefined;
}

function listed(name: string, ids: readonly string[]): Record<string, string[]> {
  return ids.length > 0 ? { [name]: [...ids] } : {};
}
