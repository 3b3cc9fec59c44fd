import { Injectable } from '@nestjs/common';
import type { Id } from '../domain/ids';
import type { Illustration } from '../domain/illustration';
import { PictureFiles, PictureMaker, Pictures, type MadePicture } from './ports';

export interface Pixels {
  readonly width: number;
  readonly height: number;
}

interface OwnedPicture {
  readonly id: Id;
  readonly uploaderId: Id;
}

/** Makes the two files of a picture, stores them, and notes that it has arrived: in this order, so that none is missing. */
@Injectable()
export class StorePicture {
  constructor(
    private readonly maker: PictureMaker,
    private readonly files: PictureFiles,
    private readonly pictures: Pictures,
  ) {}

  async photo({ id, uploaderId }: OwnedPicture, content: Uint8Array): Promise<Pixels> {
    return this.keep(id, await this.maker.fromPhoto(content, uploaderId));
  }

  async illustration(id: Id, { svg, tile }: Illustration): Promise<Pixels> {
    return this.keep(id, await this.maker.fromIllustration(svg, tile));
  }

  private async keep(id: Id, { full, thumb, width, height }: MadePicture): Promise<Pixels> {
    await this.files.write({ id, size: 'full' }, full);
    await this.files.write({ id, size: 'thumb' }, thumb);
    await this.pictures.arrived(id, { width, height });
    return { width, height };
  }
}
