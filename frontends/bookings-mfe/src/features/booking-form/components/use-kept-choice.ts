import type { BookingRange } from '@kashikari/availability';
import { type ScheduleView, dayIn, useDraft } from '@kashikari/web-kit';
import { useEffect, useState } from 'react';
import { useChoice } from './use-choice';

/** The initial values of a booking form. */
export interface Start {
  readonly asked?: BookingRange;
  readonly quantity?: number;
  readonly memo?: string;
}

interface BookingChoice {
  readonly range: BookingRange | null;
  readonly quantity: number;
  readonly memo: string;
}

const NOTHING: BookingChoice = { range: null, quantity: 1, memo: '' };

/**
 * Manages the range, the quantity and the memo of a booking form. A new booking is stored as a draft under the name
 * `keepAs`. Values from the address override the draft, and past days are ignored.
 */
export function useKeptChoice(schedule: ScheduleView, start: Start, keepAs: string | undefined) {
  const form = useDraft(NOTHING, keepAs === undefined ? undefined : { as: keepAs });
  const [begin] = useState(() => start.asked ?? ahead(form.draft.range, schedule.time_zone));
  const choice = useChoice(schedule, begin);
  const [quantity, setQuantity] = useState(
    Math.min(start.quantity ?? form.draft.quantity, schedule.quantity),
  );
  const [memo, setMemo] = useState(start.memo ?? form.draft.memo);
  const { change } = form;
  const chosen = JSON.stringify({ range: choice.asked ?? null, quantity, memo } satisfies BookingChoice);
  useEffect(() => change(JSON.parse(chosen) as BookingChoice), [change, chosen]);
  return {
    ...choice,
    quantity,
    setQuantity,
    memo,
    setMemo,
    form: {
      ...form,
      discard(): void {
        choice.setChoice(null);
        choice.setHours(null);
        setQuantity(1);
        setMemo('');
        form.discard();
      },
    },
    /** Discards the draft after the booking is made. */
    done: form.discard,
  };
}

function ahead(range: BookingRange | null, zone: string): BookingRange | undefined {
  if (!range) return undefined;
  const isAhead = range.unit === 'day' ? range.startDate >= dayIn(zone) : range.startAt > Date.now();
  return isAhead ? range : undefined;
}
