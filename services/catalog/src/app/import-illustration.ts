import { notFound, unwrap, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { checkAlt } from '../domain/alt';
import { isId } from '../domain/ids';
import { checkIllustration } from '../domain/illustration';
import type { Picture } from '../domain/picture';
import { refuseUnlessSystem } from './only-system';
import { Pictures } from './ports';
import { StorePicture } from './store-picture';

export interface ImportIllustrationCommand {
  /** The account that may use the picture. */
  readonly accountId: string;
  readonly svg: Uint8Array;
  readonly tile: string;
  readonly alt: string;
}

/** Turns one of the product's own drawings into a picture, for the demonstration. */
@Injectable()
export class ImportIllustration {
  constructor(
    private readonly pictures: Pictures,
    private readonly store: StorePicture,
  ) {}

  async run({ accountId, svg, tile, alt }: ImportIllustrationCommand, call: Call): Promise<Picture> {
    refuseUnlessSystem(call);
    if (!isId(accountId)) throw notFound('user', accountId);
    const illustration = unwrap(checkIllustration(svg, tile));
    const upload = { contentType: 'image/svg+xml', byteSize: svg.length };
    const wording = unwrap(checkAlt(alt));
    const id = await this.pictures.announce(upload, accountId, wording, call.now);
    return { id, alt: wording, ...(await this.store.illustration(id, illustration)) };
  }
}
