import { PictureFiles } from '../app/ports';
import type { Id } from '../domain/ids';
import { pictureKey, type PictureFile } from '../domain/picture-url';
import type { S3Bucket } from './s3-bucket';
import { uploadKey } from './s3-uploads';

/** Files in a bucket. Uploads from browsers stay under `uploads/` until a good shows them. */
export class S3Files extends PictureFiles {
  constructor(private readonly bucket: S3Bucket) {
    super();
  }

  write(file: PictureFile, content: Uint8Array): Promise<void> {
    return this.bucket.write(pictureKey(file), content, 'image/webp');
  }

  read(file: PictureFile): Promise<Uint8Array | undefined> {
    return this.bucket.read(pictureKey(file));
  }

  async remove(file: PictureFile): Promise<void> {
    await this.bucket.remove(pictureKey(file));
    await this.bucket.remove(uploadKey(file.id));
  }

  takeUpload(id: Id): Promise<Uint8Array | undefined> {
    return this.bucket.read(uploadKey(id));
  }
}
