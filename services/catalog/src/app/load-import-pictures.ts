import { DomainError, unwrap, type Call, type Refusal } from '@kashikari/kernel';
import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import type { Id } from '../domain/ids';
import { addressesIn } from '../domain/imports/picture-addresses';
import { checkContent, checkUpload, typeOf } from '../domain/picture';
import { GoodsViews, Pictures } from './ports';
import { ImportPictures, WebPictures, type PictureRow } from './ports/import-pictures';
import { StorePicture } from './store-picture';
import { UpdateGood } from './update-good';

/** Rows whose pictures are loaded by one job, at the same time: other jobs wait for no more. */
const AT_ONCE = 4;

/** Timeout for all pictures of a row, milliseconds. */
const ROW_TIMEOUT_MS = 10_000;

/** Loads pictures by the addresses of a sheet, after its import was applied. Failures are noted on their rows. */
@Injectable()
export class LoadImportPictures {
  constructor(
    private readonly imports: ImportPictures,
    private readonly web: WebPictures,
    private readonly pictures: Pictures,
    private readonly store: StorePicture,
    private readonly goods: GoodsViews,
    private readonly update: UpdateGood,
  ) {}

  async next(tx: Tx, id: Id, now: number): Promise<void> {
    const rows = await this.imports.due(tx, id, AT_ONCE);
    const done = rows.map(async (row) => ({ row: row.row, notes: await this.notesOf(row, now) }));
    await this.imports.done(tx, id, await Promise.all(done));
    if (rows.length === AT_ONCE) await this.imports.order(tx, id, now);
  }

  /** A good that has pictures keeps them, so that a job that comes a second time adds none twice. */
  private async notesOf({ cell, goodId, accountId }: PictureRow, now: number): Promise<Refusal[]> {
    const [good] = await this.goods.facts([goodId]);
    if (!good || good.pictures.length > 0) return [];
    const signal = AbortSignal.timeout(ROW_TIMEOUT_MS);
    const notes: Refusal[] = [];
    const ids: Id[] = [];
    for (const address of addressesIn(cell)) {
      const note = await noted(async () => void ids.push(await this.load(address, accountId, now, signal)));
      if (note) notes.push(note);
    }
    const call: Call = { actor: { kind: 'user', userId: accountId }, now, locale: 'ja' };
    const patch = { image_ids: ids };
    const refusal = ids.length > 0 && (await noted(() => this.update.run({ id: goodId, patch }, call)));
    return refusal ? [...notes, refusal] : notes;
  }

  private async load(address: string, uploaderId: Id, now: number, signal: AbortSignal): Promise<Id> {
    const content = await this.web.load(address, signal);
    const upload = unwrap(checkUpload(typeOf(content) ?? '', content.length));
    unwrap(checkContent(upload, content));
    const id = await this.pictures.announce(upload, uploaderId, '', now);
    await this.store.photo({ id, uploaderId }, content);
    return id;
  }
}

/** Returns what a rule refuses as a note of the column; a fault of the machine is thrown, and the job comes again. */
async function noted(act: () => Promise<unknown>): Promise<Refusal | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ...error.refusal, field: 'image_urls' };
  }
}
