import { useCallback, useState } from 'react';

/** What a form over a stored thing holds. */
export interface Draft<T extends object> {
  /** The stored values with what was typed over them. */
  readonly draft: T;
  /** Only what differs from the stored values, so that two people who change different fields don't undo each other. */
  readonly changes: Partial<T>;
  readonly isChanged: boolean;
  readonly change: (part: Partial<T>) => void;
  /** Takes back all that was typed. */
  readonly discard: () => void;
  /** Takes back what was typed and stands stored now; what was typed while it was being saved stays. */
  readonly settle: (stored: Partial<T>) => void;
}

/**
 * A form over `saved`, which others change too: when it is read anew, what was typed here stays as it is and the other
 * fields follow. So the form needs no `key` of a version, which would throw away what somebody is typing.
 */
export function useDraft<T extends object>(saved: T): Draft<T> {
  const [typed, setTyped] = useState<Partial<T>>({});
  const draft = { ...saved, ...typed };
  const changes = changesOf(saved, draft);
  return {
    draft,
    changes,
    isChanged: Object.keys(changes).length > 0,
    change: useCallback((part) => setTyped((now) => ({ ...now, ...part })), []),
    discard: useCallback(() => setTyped({}), []),
    settle: useCallback((stored) => setTyped((now) => changesOf(stored, now)), []),
  };
}

/** The fields of `after` that `before` has otherwise; values are compared as they would be sent. */
export function changesOf<T extends object>(before: Partial<T>, after: T): Partial<T> {
  const differs = (name: keyof T) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  const changed = Object.entries(after).filter(([name]) => differs(name as keyof T));
  return Object.fromEntries(changed) as Partial<T>;
}
