import { answer, api, useMutation, useQueryClient } from '@kashikari/web-kit';
import { useCallback } from 'react';
import { importKey, type ImportView, isBusy, readImport, rowsKey } from './imports';

/** Pause before an import that is being checked is read again, milliseconds. */
const PAUSE = 500;

/** The last change of each import, for changes run one after another. */
const last = new Map<string, Promise<unknown>>();

interface RowCorrection {
  readonly row: number;
  /** New values of cells, by column. Without any, a row that was left out is in again. */
  readonly cells: Readonly<Record<string, string>>;
}

/** Changes cells of a row. The rows are checked again; further changes wait meanwhile. */
export function useMendRow(id: string) {
  const change = useChange(id);
  return useMutation({
    mutationFn: ({ row, cells }: RowCorrection) =>
      change(() =>
        answer(api.PATCH('/imports/{id}/rows/{row}', { params: { path: { id, row } }, body: cells })),
      ),
  });
}

/** Leaves a row out. {@link useMendRow} with no cells brings it back. */
export function useLeaveRowOut(id: string) {
  const change = useChange(id);
  return useMutation({
    mutationFn: (row: number) =>
      change(() => answer(api.DELETE('/imports/{id}/rows/{row}', { params: { path: { id, row } } }))),
  });
}

/** Writes all rows that are ready. Refusals: `import.faulty`, `import.no_rows`, `import.not_ready`. */
export function useApplyImport(id: string) {
  const change = useChange(id);
  return useMutation({
    mutationFn: (skipFaulty: boolean) =>
      change(() =>
        answer(
          api.POST('/imports/{id}/apply', { params: { path: { id } }, body: { skip_faulty: skipFaulty } }),
        ),
      ),
  });
}

/** Runs a change once the rows are checked and earlier changes are through. */
function useChange(id: string) {
  const client = useQueryClient();
  return useCallback(
    async (send: () => Promise<{ readonly import: ImportView }>) => {
      const before = last.get(id) ?? Promise.resolve();
      const running = before
        .catch(() => undefined)
        .then(async () => {
          await untilIdle();
          const { import: changed } = await send();
          client.setQueryData(importKey(id), changed);
          if (!isBusy(changed.state)) void client.invalidateQueries({ queryKey: rowsKey(id) });
          return changed;
        });
      last.set(id, running);
      return running;

      async function untilIdle(): Promise<void> {
        while (isBusy(client.getQueryData<ImportView>(importKey(id))?.state)) {
          await new Promise((resolve) => setTimeout(resolve, PAUSE));
          client.setQueryData(importKey(id), await readImport(id));
        }
      }
    },
    [client, id],
  );
}
