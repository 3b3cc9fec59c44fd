import type { Tx } from '@kashikari/platform/tx';
import { Injectable } from '@nestjs/common';
import type { Id } from '../domain/ids';
import { PICTURE_SIZES, type PictureSize } from '../domain/picture';
import { PictureFiles, Pictures } from './ports';

/** Removes a picture that no good shows: never used, taken from its good, or gone with it. */
@Injectable()
export class SweepPicture {
  constructor(
    private readonly pictures: Pictures,
    private readonly files: PictureFiles,
  ) {}

  async run(id: Id, tx: Tx): Promise<void> {
    if (!(await this.pictures.forgetUnused(tx, id))) return;
    for (const size of Object.keys(PICTURE_SIZES) as PictureSize[]) await this.files.remove({ id, size });
  }
}
