import type { Refusal, Verdict } from '@kashikari/kernel';

/** The values of a form, or all its faults. */
export type Form<T> =
  { readonly ok: true; readonly values: T } | { readonly ok: false; readonly faults: readonly Refusal[] };

type ValuesOf<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends Verdict<infer Value> ? Value : never;
};

/** Returns the values of fields that were read, or every fault with the name of its field. */
export function readForm<Fields extends Readonly<Record<string, Verdict<unknown>>>>(
  fields: Fields,
): Form<ValuesOf<Fields>> {
  const read = Object.entries(fields);
  const faults = read.flatMap(([field, verdict]) => (verdict.ok ? [] : [{ ...verdict.refusal, field }]));
  if (faults.length > 0) return { ok: false, faults };
  const values = read.map(([field, verdict]) => [field, verdict.ok ? verdict.value : undefined]);
  return { ok: true, values: Object.fromEntries(values) as ValuesOf<Fields> };
}
