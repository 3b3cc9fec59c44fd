import {
  answer,
  api,
  ApiError,
  type components,
  errorText,
  type Good,
  useMutation,
  useQueryClient,
} from '@kashikari/web-kit';
import { useState } from 'react';
import type { UndoStep } from '../undo';

/** The goods that an act changed, and the reasons for the others: a sentence by id. */
export interface Outcome {
  readonly done: readonly string[];
  readonly refused: ReadonlyMap<string, string>;
  /** The changed goods as they are afterwards; empty after a deletion. */
  readonly changed: readonly Good[];
}

/** Applies the same changes to up to 500 goods in one call. A refusal for one good leaves the others changed. */
export function useBulkUpdate() {
  const stale = useStaleGoods();
  return useMutation({
    mutationFn: bulkUpdate,
    onSettled: stale,
  });
}

/** Restores what a change changed, one call after another; the outcome is that of all calls together. */
export function useUndoChange() {
  const stale = useStaleGoods();
  return useMutation({
    mutationFn: async (steps: readonly UndoStep[]): Promise<Outcome> => {
      const outcomes: Outcome[] = [];
      for (const step of steps) outcomes.push(await bulkUpdate(step));
      return {
        done: outcomes.flatMap(({ done }) => done),
        refused: new Map(outcomes.flatMap(({ refused }) => [...refused])),
        changed: outcomes.flatMap(({ changed }) => changed),
      };
    },
    onSettled: stale,
  });
}

async function bulkUpdate({ ids, changes }: UndoStep): Promise<Outcome> {
  const body = { good_ids: [...ids], ...changes };
  const { outcomes, goods } = await answer(api.PUT('/goods/bulk_update', { body }));
  return {
    done: outcomes.filter(({ ok }) => ok).map(({ good_id: id }) => id),
    refused: new Map(outcomes.filter(({ ok }) => !ok).map((one) => [one.good_id, reasonOf(one)])),
    changed: goods,
  };
}

function reasonOf({ code, message, params }: components['schemas']['GoodUpdateOutcome']): string {
  return errorText(new ApiError(409, code ?? '', params ?? {}, {}, undefined, message ?? undefined));
}

/** Deletions that run at the same time. */
const AT_ONCE = 4;

/** Deletes goods one by one; `progress` counts the answers. Refusal of a good: `good.on_loan`. */
export function useDeleteGoods() {
  const stale = useStaleGoods();
  const [progress, setProgress] = useState(0);
  const remove = useMutation({
    mutationFn: async (ids: readonly string[]): Promise<Outcome> => {
      const done: string[] = [];
      const refused = new Map<string, string>();
      const left = [...ids];
      setProgress(0);
      const worker = async () => {
        for (let id = left.shift(); id !== undefined; id = left.shift()) {
          try {
            await answer(api.DELETE('/goods/{id}', { params: { path: { id } } }));
            done.push(id);
          } catch (error) {
            refused.set(id, errorText(error));
          }
          setProgress(done.length + refused.size);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, worker));
      return { done, refused, changed: [] };
    },
    onSettled: stale,
  });
  return { ...remove, progress };
}

function useStaleGoods() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['goods', 'schedules', 'folders'].map((key) => client.invalidateQueries({ queryKey: [key] })),
    );
}
