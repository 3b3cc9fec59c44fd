import { forbidden, notFound, refused, unwrap } from '@kashikari/kernel';
import { Injectable } from '@nestjs/common';
import { isId } from '../domain/ids';
import { checkContent, type Picture } from '../domain/picture';
import { Pictures, UploadSigner } from './ports';
import { StorePicture } from './store-picture';

export interface ReceiveUploadCommand {
  readonly id: string;
  readonly expires: number;
  readonly signature: string;
  /** The session that the address names; whether it is over the gateway has asked. */
  readonly sessionId: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/**
 * Takes the bytes of a signed PUT. The signature is the permission: whoever holds the address may send, once. Sent
 * again, the first picture is the answer.
 */
@Injectable()
export class ReceiveUpload {
  constructor(
    private readonly pictures: Pictures,
    private readonly signer: UploadSigner,
    private readonly store: StorePicture,
  ) {}

  async run({ id, contentType, content, ...signed }: ReceiveUploadCommand): Promise<Picture> {
    if (!isId(id)) throw notFound('image', id);
    const [upload] = await this.pictures.announced([id]);
    // The response must not reveal if the picture exists unless the signature is valid.
    if (!upload || !this.signer.verify(id, upload, signed, signed.sessionId || undefined)) throw forbidden();
    if (upload.size) return { id, alt: upload.alt, ...upload.size };
    if (contentType !== upload.contentType) {
      throw refused('image.type', { expected: upload.contentType });
    }
    const size = await this.store.photo(upload, unwrap(checkContent(upload, content)));
    return { id, alt: upload.alt, ...size };
  }
}
