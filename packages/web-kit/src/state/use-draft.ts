import { useCallback, useEffect, useRef, useState } from 'react';
import { useKept } from './use-kept';
import { useLeaveGuard } from './use-leave-guard';

/** Storage of a form's input on the device until it is saved. */
export interface KeepAs<T> {
  /** The form, and what it is about: `creating_goods`, `editing_good.<id>`. */
  readonly as: string;
  /** Fields that are never written down: passwords and passcodes. */
  readonly never?: readonly (keyof T & string)[];
}

export interface Draft<T extends object> {
  /** The stored values with what was typed over them. */
  readonly draft: T;
  /**
   * The values that differ from the stored ones, so that two people who change different fields don't undo each other.
   */
  readonly changes: Partial<T>;
  readonly isChanged: boolean;
  /** Time at which the restored input was typed, epoch milliseconds; undefined after it is saved or discarded. */
  readonly restoredAt: number | undefined;
  /** True if people share the device, so that nothing is stored. */
  readonly isShared: boolean;
  readonly change: (part: Partial<T>) => void;
  /** Discards all typed values; also used after they are saved and the form is left. */
  readonly discard: () => void;
  /** Discards typed values that are stored now; values typed during saving stay. */
  readonly settle: (stored: Partial<T>) => void;
}

/**
 * State of a form over `saved`, which others change too. After a refetch, typed values stay and the other fields
 * follow. The form therefore needs no `key` of a version, which would discard typed values. With `keep`, typed values
 * survive the form on this device, and leaving a form that can't be stored requires confirmation.
 */
export function useDraft<T extends object>(saved: T, keep?: KeepAs<T>): Draft<T> {
  const [never] = useState<readonly string[]>(keep?.never ?? []);
  const { schedule, write, isShared, isFull, restored, restoredAt } = useKept(keep?.as);
  const [typed, setTyped] = useState<Partial<T>>(() => fitting(saved, restored));
  const [began, setBegan] = useState(restoredAt);
  const draft = { ...saved, ...typed };
  const changes = changesOf(saved, draft);
  const names = Object.keys(changes);
  const isChanged = names.length > 0;
  const isLost = isShared || isFull || names.some((name) => never.includes(name));
  const release = useLeaveGuard(keep !== undefined && isChanged && isLost);

  const kept = toKeep(changes, never);
  useEffect(() => schedule(kept), [schedule, kept]);
  const latest = useRef(typed);
  useEffect(() => {
    latest.current = typed;
  }, [typed]);

  /** Writes the remaining changes immediately, because the user may leave the screen next. */
  const settle = useCallback(
    (stored: Partial<T>) => {
      setTyped((now) => changesOf(stored, now));
      setBegan(undefined);
      write(toKeep(changesOf(stored, latest.current), never));
      release();
    },
    [write, never, release],
  );
  const discard = useCallback(() => {
    latest.current = {};
    setTyped({});
    settle({});
  }, [settle]);

  return {
    draft,
    changes,
    isChanged,
    restoredAt: isChanged ? began : undefined,
    isShared,
    change: useCallback((part) => setTyped((now) => ({ ...now, ...part })), []),
    discard,
    settle,
  };
}

/** The fields of `after` that `before` has otherwise; values are compared as they would be sent. */
export function changesOf<T extends object>(before: Partial<T>, after: T): Partial<T> {
  const differs = (name: keyof T) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  const changed = Object.entries(after).filter(([name]) => differs(name as keyof T));
  return Object.fromEntries(changed) as Partial<T>;
}

const toKeep = (changes: object, never: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(Object.entries(changes).filter(([name]) => !never.includes(name))));

/**
 * Returns the parts of a stored draft that fit the form. It may stem from before a release, or from another version of
 * the record.
 */
function fitting<T extends object>(saved: T, restored: Readonly<Record<string, unknown>> = {}): Partial<T> {
  const stored = saved as Readonly<Record<string, unknown>>;
  const fits = ([name, value]: [string, unknown]) =>
    name in saved && (stored[name] === null || value === null || kindOf(stored[name]) === kindOf(value));
  return Object.fromEntries(Object.entries(restored).filter(fits)) as Partial<T>;
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);
