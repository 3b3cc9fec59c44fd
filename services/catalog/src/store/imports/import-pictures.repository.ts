import type { Refusal } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { Jobs, sqlOf, type Tx } from '@kashikari/platform';
import { ImportPictures, type PictureRow } from '../../app/ports/import-pictures';
import type { Id } from '../../domain/ids';
import { JOBS } from './import-jobs';

const DUE = `
  select r.row, r.good_id as "goodId", i.account_id as "accountId", r.cells ->> 'image_urls' as cell
    from goods_import i join goods_import_row r on r.import_id = i.id
   where i.id = $1 and i.state = 'applied' and r.outcome = 'new' and r.good_id is not null and not r.pictures_done
     and btrim(coalesce(r.cells ->> 'image_urls', '')) <> ''
   order by r.row limit $2`;

const DONE = `
  update goods_import_row i set pictures_done = true, notes = i.notes || r.notes
    from jsonb_to_recordset($2::jsonb) as r (row int, notes jsonb)
   where i.import_id = $1 and i.row = r.row`;

@Injectable()
export class PgImportPictures extends ImportPictures {
  constructor(private readonly jobs: Jobs) {
    super();
  }

  due(within: Tx, id: Id, limit: number): Promise<PictureRow[]> {
    return sqlOf(within).read<PictureRow>(DUE, [id, limit]);
  }

  async done(within: Tx, id: Id, rows: readonly { row: number; notes: readonly Refusal[] }[]): Promise<void> {
    await sqlOf(within).read(DONE, [id, JSON.stringify(rows)]);
  }

  order(within: Tx, id: Id, now: number): Promise<void> {
    return this.jobs.schedule(within, { kind: JOBS.pictures, key: id, dueAt: now });
  }
}
