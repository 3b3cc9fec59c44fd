import { unauthenticated, type Actor } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import type { SqlTx } from '@kashikari/platform';
import type { References, WriteContext } from '../../app/ports';
import { lendersOf } from '../../domain/ties';
import { PictureRows } from '../pictures/picture-rows';
import { holdCodes } from './codes.sql';
import { holdFolders } from './folder-places.sql';
import { holdNumbers } from './numbers.sql';
import { tiesOf } from './ties.sql';

/** Reads what decides a change of goods, and holds it until the change is written. */
@Injectable()
export class WriteContexts {
  constructor(private readonly pictures: PictureRows) {}

  /** @throws DomainError `unauthenticated` for a visitor */
  async read(
    tx: SqlTx,
    actor: Actor,
    { pictureIds = [], numbers = [], codes = [], folderIds = [] }: References,
  ): Promise<WriteContext> {
    const ties = await tiesOf(tx, actor);
    if (ties.kind === 'visitor') throw unauthenticated();
    const pictures = await this.pictures.lock(tx, pictureIds);
    const folders = await holdFolders(tx, folderIds);
    const lenders = lendersOf(ties);
    const held = await holdNumbers(tx, lenders, numbers);
    return { ties, pictures, folders, numbers: held, codes: await holdCodes(tx, lenders, codes) };
  }
}
