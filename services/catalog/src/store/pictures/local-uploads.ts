import { UploadAddresses, type InstallationSecrets, type UploadSignature } from '@kashikari/platform';
import { UploadSigner } from '../../app/ports';
import type { Id } from '../../domain/ids';
import type { Upload } from '../../domain/picture';

/** Uploads to ourselves: an address that carries its own permission, and what may be sent there. `now` is security time. */
export class LocalUploads extends UploadSigner {
  private readonly addresses: UploadAddresses;

  constructor(secrets: InstallationSecrets, now: () => number) {
    super();
    this.addresses = new UploadAddresses(secrets, now);
  }

  sign(id: Id, upload: Upload, sessionId?: string): Promise<string> {
    return Promise.resolve(this.addresses.sign({ id, ...announced(upload), sessionId }));
  }

  verify(id: Id, upload: Upload, signature: UploadSignature, sessionId?: string): boolean {
    return this.addresses.verify({ id, ...announced(upload), sessionId }, signature);
  }
}

const announced = ({ contentType, byteSize }: Upload) => ({ contentType, byteSize });
