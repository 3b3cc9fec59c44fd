import { useCallback, useEffect, useRef, useState } from 'react';
import { openDraft, placeOf, removeDraft, writeDraft } from './drafts';
import { isSharedDevice } from './shared-device';
import { useAppSelector } from './store';
import { useUser } from './use-session';

/** Milliseconds after which what is typed is written. */
const SOON = 250;

/** Storage of a form's input on the device. */
export interface FormStorage {
  /** Input of an earlier visit that was restored when the form opened. */
  readonly restored: Readonly<Record<string, unknown>> | undefined;
  /** Time at which it was written, epoch milliseconds. */
  readonly restoredAt: number | undefined;
  /** True if people share the device, so that nothing is stored. */
  readonly isShared: boolean;
  /** True if the last write failed. */
  readonly isFull: boolean;
  /** Writes these changes soon. */
  readonly schedule: (changes: string) => void;
  /** Writes these changes at once. */
  readonly write: (changes: string) => void;
}

/** Stores the changes of a form, as JSON, for the signed-in account; stores nothing without a name of the form. */
export function useKept(form: string | undefined): FormStorage {
  const account = useUser()?.id;
  const isShared = useAppSelector(isSharedDevice);
  const keeps = form !== undefined && !isShared;
  const [begun] = useState(() => ({
    draft: keeps ? openDraft(account, form) : undefined,
    // The place stays that of the user who began the form, also if their session ends before it is written.
    place: placeOf(account, form ?? ''),
  }));
  const [isFull, setFull] = useState(false);
  const failed = useRef(false);
  const written = useRef(JSON.stringify(begun.draft?.typed ?? {}));
  const waiting = useRef<{ changes: string; timer: number } | undefined>(undefined);

  const flush = useCallback(() => {
    const next = waiting.current;
    waiting.current = undefined;
    if (!next) return;
    clearTimeout(next.timer);
    written.current = next.changes;
    if (next.changes === '{}') return removeDraft(begun.place);
    const typed = JSON.parse(next.changes) as Record<string, unknown>;
    const isKept = writeDraft(begun.place, { at: Date.now(), typed });
    if (failed.current !== isKept) return;
    failed.current = !isKept;
    setFull(!isKept);
  }, [begun.place]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return {
    restored: begun.draft?.typed,
    restoredAt: begun.draft?.at,
    isShared,
    isFull,
    schedule: useCallback(
      (changes) => {
        if (!keeps || changes === (waiting.current?.changes ?? written.current)) return;
        // The clock runs from the first letter on, and does not begin again with each.
        waiting.current = { changes, timer: waiting.current?.timer ?? window.setTimeout(flush, SOON) };
      },
      [keeps, flush],
    ),
    write: useCallback(
      (changes) => {
        if (!keeps) return;
        waiting.current = { changes, timer: waiting.current?.timer ?? 0 };
        flush();
      },
      [keeps, flush],
    ),
  };
}
