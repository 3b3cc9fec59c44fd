import { accountHolder, actorSessionId, unwrap, type Call } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { checkAlt } from '../domain/alt';
import type { Id } from '../domain/ids';
import { checkUpload } from '../domain/picture';
import { pictureUrl } from '../domain/picture-url';
import { Pictures, UploadSigner } from './ports';

export interface CreateUploadCommand {
  readonly contentType: string;
  readonly byteSize: number;
  readonly alt: string;
}

export interface SignedUpload {
  readonly pictureId: Id;
  /** Address for the PUT of the bytes. */
  readonly url: string;
  readonly publicUrl: string;
}

/** Signs a PUT for one picture. */
@Injectable()
export class CreateUpload {
  constructor(
    private readonly pictures: Pictures,
    private readonly signer: UploadSigner,
  ) {}

  async run({ contentType, byteSize, alt }: CreateUploadCommand, call: Call): Promise<SignedUpload> {
    // A card registers no goods, so it uploads no pictures either.
    const uploaderId = accountHolder(call);
    const upload = unwrap(checkUpload(contentType, byteSize));
    const id = await this.pictures.announce(upload, uploaderId, unwrap(checkAlt(alt)), call.now);
    const url = await this.signer.sign(id, upload, actorSessionId(call.actor));
    return { pictureId: id, url, publicUrl: pictureUrl(id, 'full') };
  }
}
