import type { Field } from './fields/field';
import { GOOD_FIELDS, type GoodFieldName, type GoodFields } from './good';

/** Type of a value in a message: text stays text, lists are copied, and a null number is unset. */
type MessageValue<T> = null extends T
  ? NonNullable<T> extends string
    ? NonNullable<T>
    : NonNullable<T> | undefined
  : T extends readonly (infer Item)[]
    ? Item[]
    : T;

/** Fields of a good as messages hold them. */
export function messageValues<Name extends GoodFieldName>(
  good: GoodFields,
  names: readonly Name[],
): { [N in Name]: MessageValue<GoodFields[N]> } {
  return Object.fromEntries(
    names.map((name) => {
      const { unset }: Field<unknown> = GOOD_FIELDS[name];
      const value = good[name];
      return [name, Array.isArray(value) ? [...(value as unknown[])] : (value ?? unset)];
    }),
  ) as { [N in Name]: MessageValue<GoodFields[N]> };
}
