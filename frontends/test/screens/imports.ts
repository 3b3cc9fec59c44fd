import type { components } from '../../../packages/web-kit/src/api/schema';
import { GOOD_ID, NOW, idOf } from './fixtures';
import { http, refusal } from './server';

/** An import as catalog rehearses and applies it, for tests of its screens. */
type Schemas = components['schemas'];
export type Import = Schemas['Import'];
type Row = Omit<Schemas['ImportRow'], 'duplicate'> & { duplicate: Schemas['ImportDuplicate'] | null };
type Fault = Pick<Schemas['ImportFault'], 'column' | 'code' | 'message'>;

export const IMPORT_ID = idOf(91);

/** A row that becomes a good unless `fields` say otherwise. */
export function importRow(row: number, values: Record<string, string>, fields: Partial<Row> = {}): Row {
  return {
    row,
    values,
    outcome: 'new',
    faults: [],
    duplicate: null,
    good_id: null,
    notes: [],
    credit: null,
    ...fields,
  };
}

/** A row with a fault in a cell. */
export function faultyRow(row: number, values: Record<string, string>, ...faults: Fault[]): Row {
  return importRow(row, values, {
    outcome: 'faulty',
    faults: faults.map((fault) => ({ ...fault, row, value: values[fault.column] ?? '' })),
  });
}

/** A row that is skipped because there is the camera. */
export function doubleRow(row: number, title: string, by: 'isbn' | 'management_id' = 'isbn'): Row {
  return importRow(
    row,
    { title },
    { outcome: 'duplicate', duplicate: { row, by, title, good_id: GOOD_ID, of_row: null } },
  );
}

interface Options extends Partial<Import> {
  /** Reads that find the import at work before it is ready or applied. */
  readonly waits?: number;
}

/**
 * The gateway with one import. A cell that is mended loses its fault; a row without any becomes a good. An import of another
 * encoding gets another id.
 */
export function importing(first: readonly Row[], { waits = 0, ...fields }: Options = {}) {
  let rows = [...first];
  let state: Import['state'] = fields.state ?? 'ready';
  let encoding = fields.encoding ?? null;
  let id = IMPORT_ID;
  let left = waits;

  const count = (outcome: Row['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const found = (): Import => ({
    kind: 'goods',
    columns: ['title', 'management_id', 'isbn', 'quantity'],
    created_at: NOW.toISOString(),
    expires_at: '2031-05-21T01:00:00Z',
    book_credits: [],
    applied_at: state === 'applied' ? NOW.toISOString() : null,
    failure: null,
    ...fields,
    ...{ id, state, encoding },
    rows: rows.length,
    new: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    faulty: count('faulty'),
    duplicate: count('duplicate'),
    left_out: count('left_out'),
    faults: rows.flatMap((row) => row.faults),
    duplicates: rows.flatMap((row) => row.duplicate ?? []),
    notes: rows.flatMap((row) => row.notes),
  });
  const replace = (row: number, change: (before: Row) => Row) => {
    rows = rows.map((one) => (one.row === row ? change(one) : one));
  };
  const mended = (before: Row, cells: Record<string, string>): Row => {
    const faults = before.faults.filter(({ column }) => !(column in cells));
    return {
      ...before,
      ...{ faults, values: { ...before.values, ...cells } },
      outcome: faults.length > 0 ? 'faulty' : 'new',
    };
  };
  const begin = (next: 'reading' | 'applying') => {
    left = waits;
    state = waits > 0 ? next : next === 'reading' ? 'ready' : 'applied';
  };

  return [
    http.post('/imports', ({ query, response }) => {
      const wanted = query.get('encoding');
      if (wanted) {
        encoding = wanted;
        id = idOf(92);
      }
      begin('reading');
      return response(202).json({ import: found() });
    }),
    http.get('/imports/{id}', ({ params, response }) => {
      if (params.id !== id) return response.untyped(refusal('not_found', 404));
      if (left > 0) left -= 1;
      else if (state === 'reading') state = 'ready';
      else if (state === 'applying') state = 'applied';
      return response(200).json({ import: found() });
    }),
    http.get('/imports/{id}/rows', ({ query, response }) => {
      const outcome = query.get('outcome');
      const page = Number(query.get('page'));
      const perPage = Number(query.get('per_page'));
      const all = rows.filter((row) => !outcome || row.outcome === outcome);
      const next = page * perPage < all.length ? page + 1 : null;
      return response(200).json({
        rows: all.slice((page - 1) * perPage, page * perPage) as Schemas['ImportRow'][],
        meta: { page, per_page: perPage, total: all.length, next_page: next },
      });
    }),
    http.patch('/imports/{id}/rows/{row}', async ({ params, request, response }) => {
      const cells = (await request.json()) as Record<string, string>;
      replace(Number(params.row), (before) => mended(before, cells));
      return response(200).json({ import: found() });
    }),
    http.delete('/imports/{id}/rows/{row}', ({ params, response }) => {
      replace(Number(params.row), (before) => ({ ...before, outcome: 'left_out' }));
      return response(200).json({ import: found() });
    }),
    http.post('/imports/{id}/apply', ({ response }) => {
      begin('applying');
      return response(202).json({ import: found() });
    }),
  ];
}
