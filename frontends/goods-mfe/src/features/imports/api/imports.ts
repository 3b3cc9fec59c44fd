import { answer, api, type components, useInfiniteQuery, useQuery } from '@kashikari/web-kit';

type Schemas = components['schemas'];

export type ImportView = Schemas['Import'];
export type ImportKind = ImportView['kind'];
export type Outcome = Schemas['ImportRow']['outcome'];
export type Duplicate = Schemas['ImportDuplicate'];

/** A row of an import; a row without a double has no `duplicate`. */
export type ImportRow = Omit<Schemas['ImportRow'], 'duplicate'> & { readonly duplicate: Duplicate | null };

/** Pause between two reads of an import that is being worked on, milliseconds. */
const POLL = 1_000;

const PER_PAGE = 50;

/** Returns true while the server is working on an import. */
export function isBusy(state: ImportView['state'] | undefined): boolean {
  return state === 'reading' || state === 'applying';
}

/** Key of an import. The keys of its rows begin with it. */
export const importKey = (id: string) => ['imports', id];
export const rowsKey = (id: string) => [...importKey(id), 'rows'];

export async function readImport(id: string): Promise<ImportView> {
  return (await answer(api.GET('/imports/{id}', { params: { path: { id } } }))).import;
}

/** Queries an import of the signed-in account, every second while the server works on it. */
export function useImport(id: string) {
  return useQuery({
    queryKey: importKey(id),
    queryFn: () => readImport(id),
    refetchInterval: ({ state }) => (isBusy(state.data?.state) ? POLL : false),
  });
}

/**
 * The rows of an import, page by page.
 * @param outcome only rows with this outcome
 * @param enabled false while the rows are being checked
 */
export function useImportRows(id: string, outcome: Outcome | undefined, enabled: boolean) {
  return useInfiniteQuery({
    queryKey: [...rowsKey(id), outcome ?? 'all'],
    queryFn: ({ pageParam }) => listRows(id, outcome, pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
    enabled,
  });
}

async function listRows(id: string, outcome: Outcome | undefined, page: number) {
  const query = { ...(outcome && { outcome }), page, per_page: PER_PAGE };
  const found = await answer(api.GET('/imports/{id}/rows', { params: { path: { id }, query } }));
  // The contract's union of an object and null is generated as an intersection.
  return { rows: found.rows as unknown as readonly ImportRow[], meta: found.meta };
}
