import { snakeCase } from '@kashikari/kernel';
import type { Refusal } from '@kashikari/kernel';
import { atField, faulty } from './faults';
import { Fault, type Field } from './fields/field';
import { idList } from './fields/id-list';
import { GOOD_FIELD_NAMES, GOOD_FIELDS, type GoodFields } from './good';
import { isId, type Id } from './ids';

/** A request to write a good: the fields that are present, read. */
export interface GoodInput {
  readonly fields: Partial<GoodFields>;
  /** The groups it shall stand in; absent, they stay. */
  readonly groupIds?: readonly Id[];
  /** The folders it shall be in; absent, they stay. */
  readonly folderIds?: readonly Id[];
  /** Its pictures in their order; absent, they stay. */
  readonly pictureIds?: readonly Id[];
  /** The account that shall lend it. */
  readonly ownerId?: Id;
}

/** Groups that one good may be in. */
export const MAX_GROUPS = 50;

const GROUPS = idList(MAX_GROUPS);
const FOLDERS = idList(100);
const PICTURES = idList(10);
const OWNER: Field<Id | undefined> = {
  initial: undefined,
  read: (raw) =>
    typeof raw === 'string' && isId(raw.toLowerCase()) ? raw.toLowerCase() : new Fault('validation.format'),
};

/** Reads a JSON object with wire names; unknown names are passed over. @throws DomainError with the fault of each field */
export function readGood(raw: Readonly<Record<string, unknown>>): GoodInput {
  const faults: Refusal[] = [];
  const read = <T>(name: string, field: Field<T>): T | undefined => {
    if (!Object.hasOwn(raw, name) || raw[name] === undefined) return undefined;
    const value = field.read(raw[name]);
    if (!(value instanceof Fault)) return value;
    faults.push(atField(name, value));
    return undefined;
  };
  const fields = Object.fromEntries(
    GOOD_FIELD_NAMES.flatMap((name) => {
      const value = read<unknown>(snakeCase(name), GOOD_FIELDS[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  ) as Partial<GoodFields>;
  const input = {
    fields,
    groupIds: read('group_ids', GROUPS),
    folderIds: read('folder_ids', FOLDERS),
    pictureIds: read('image_ids', PICTURES),
    ownerId: read('owner_id', OWNER),
  };
  if (faults.length > 0) throw faulty(faults);
  return input;
}

/** Every field with its value when nobody says. */
export function initialFields(): GoodFields {
  return Object.fromEntries(
    Object.entries(GOOD_FIELDS).map(([name, { initial }]) => [name, initial]),
  ) as unknown as GoodFields;
}
