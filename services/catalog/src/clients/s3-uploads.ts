import { PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { UploadSigner } from '../app/ports';
import type { Id } from '../domain/ids';
import type { Upload } from '../domain/picture';
import type { S3Bucket } from './s3-bucket';

/** Time from the signature to the start of the upload, seconds. */
const VALID = 15 * 60;

/** Returns the key under which a browser uploads a picture. */
export const uploadKey = (id: Id): string => `uploads/${id}`;

/** Uploads from the browser into the bucket. Type and length are part of the signature: the bucket refuses others. */
export class S3Uploads extends UploadSigner {
  constructor(private readonly bucket: S3Bucket) {
    super();
  }

  sign(id: Id, { contentType, byteSize }: Upload): Promise<string> {
    const put = new PutObjectCommand({
      Bucket: this.bucket.name,
      Key: uploadKey(id),
      ContentType: contentType,
      ContentLength: byteSize,
    });
    return getSignedUrl(this.bucket.client, put, {
      expiresIn: VALID,
      signableHeaders: new Set(['content-type', 'content-length']),
    });
  }

  /** The bucket checks signatures; nothing is to be PUT to us. */
  verify(): boolean {
    return false;
  }
}
