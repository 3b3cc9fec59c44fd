import { useRef, useState } from 'react';
import { useCreateCount } from '../api/create-count';
import type { CountScope } from '../api/stocktaking-types';
import { readTyped } from '../rules/read-typed';
import { type SentCount, toSend } from '../rules/sent-count';

export interface SavedCount {
  readonly quantity: number;
}

/** Manages the unsaved count of one good. A failed save loses nothing, and a retry counts once. */
export function useDraftCount(scope: CountScope, goodId: string, place: string) {
  const [quantity, setQuantity] = useState(1);
  const [text, setText] = useState('1');
  const [condition, setCondition] = useState('');
  const [note, setNote] = useState('');
  const sent = useRef<SentCount>(undefined);
  const create = useCreateCount(scope);

  function setNumber(value: number): void {
    setQuantity(value);
    setText(String(value));
  }

  /** Answers what was saved; undefined where it was refused, which is shown. */
  async function save(): Promise<SavedCount | undefined> {
    const content = { good_id: goodId, actual_quantity: quantity };
    sent.current = toSend(
      { ...content, place: place.trim(), condition: condition.trim(), note: note.trim() },
      sent.current,
    );
    try {
      await create.mutateAsync(sent.current.body);
      return { quantity };
    } catch {
      return undefined;
    }
  }

  return {
    quantity,
    text,
    condition,
    note,
    busy: create.isPending,
    error: create.error,
    setNumber,
    /** Handles text typed into the number field, which may be the next code. */
    type(next: string): void {
      setText(next);
      const typed = readTyped(next);
      if (typed.kind === 'number') setQuantity(typed.value);
    },
    /** Puts the number back into the field. */
    restore: () => setText(String(quantity)),
    setCondition,
    setNote,
    save,
  };
}
