import { Injectable } from '@nestjs/common';
import { Jobs, sqlOf, type Tx } from '@kashikari/platform';
import { ImportBooks, type UnfilledRow } from '../../app/ports/import-books';
import type { BookRow } from '../../domain/imports/book-cells';
import type { Id } from '../../domain/ids';
import { JOBS } from './import-jobs';

/** Rows that may need a title; their ISBN is read by the domain. */
const UNFILLED = `
  select row, cells from goods_import_row
   where import_id = $1 and not looked_up and cells ->> 'isbn' <> '' and btrim(coalesce(cells ->> 'title', '')) = ''
   order by row limit $2`;

const FILL = `
  update goods_import_row i
     set cells = i.cells || r.cells, notes = r.notes, book_source = r."bookSource", looked_up = true
    from jsonb_to_recordset($2::jsonb) as r (row int, cells jsonb, notes jsonb, "bookSource" text)
   where i.import_id = $1 and i.row = r.row`;

/** Adds the filled columns to those that the import shows. */
const COLUMNS = `
  update goods_import set columns = columns || array(select c from unnest($2::text[]) as c where c <> all (columns))
   where id = $1`;

@Injectable()
export class PgImportBooks extends ImportBooks {
  constructor(private readonly jobs: Jobs) {
    super();
  }

  async unfilled(within: Tx, id: Id, limit: number): Promise<UnfilledRow[]> {
    return sqlOf(within).read<UnfilledRow>(UNFILLED, [id, limit]);
  }

  async fill(within: Tx, id: Id, rows: readonly BookRow[]): Promise<void> {
    const tx = sqlOf(within);
    await tx.read(FILL, [id, JSON.stringify(rows)]);
    await tx.read(COLUMNS, [id, [...new Set(rows.flatMap(({ cells }) => Object.keys(cells)))]]);
  }

  order(within: Tx, id: Id, step: 'books' | 'read', now: number): Promise<void> {
    return this.jobs.schedule(within, { kind: JOBS[step], key: id, dueAt: now });
  }
}
