import type { Refusal, Verdict } from '@kashikari/kernel';
import type { Reader } from './readers';

/** The fields of a PATCH, by their wire names, as they came. */
export type Patch = Readonly<Record<string, unknown>>;

/** Applies one field of a patch to its subject. */
export type Field<T> = (subject: T, value: unknown) => Verdict<T>;

/** A patched subject, with every fault found. */
export interface PatchResult<T> {
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

/**
 * Applies the fields that were sent. Unknown fields are ignored, because clients send back the fields they received.
 */
export function applyPatch<T>(
  fields: Readonly<Record<string, Field<T>>>,
  subject: T,
  patch: Patch,
): PatchResult<T> {
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
