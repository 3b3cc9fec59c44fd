import type { Refusal, Verdict } from '@kashikari/kernel';
import type { Reader } from './readers';

/** The fields of a PATCH, by their wire names, as they came. */
export type Patch = Readonly<Record<string, unknown>>;

/** How one field of a patch changes its subject. */
export type Field<T> = (subject: T, value: unknown) => Verdict<T>;

/** What a patch makes of a subject, and every fault that was found on the way. */
export interface Patched<T> {
  readonly value: T;
  readonly faults: readonly Refusal[];
}

/** A field that is stored as it is read. */
export function sets<T, K extends keyof T>(key: K, read: Reader<T[K]>): Field<T> {
  return (subject, value) => {
    const verdict = read(value);
    return verdict.ok ? { ok: true, value: { ...subject, [key]: verdict.value } } : verdict;
  };
}

/** Applies the fields that were sent. What is not a field of the subject is left alone, as one sends back what one got. */
export function applyPatch<T>(
  fields: Readonly<Record<string, Field<T>>>,
  subject: T,
  patch: Patch,
): Patched<T> {
  let value = subject;
  const faults: Refusal[] = [];
  for (const [name, sent] of Object.entries(patch)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || sent === undefined) continue;
    const verdict = field(value, sent);
    if (verdict.ok) value = verdict.value;
    else faults.push({ ...verdict.refusal, field: name });
  }
  return { value, faults };
}
