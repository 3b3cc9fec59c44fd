import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from './s3-settings';

/** One bucket of an S3 service. */
export class S3Bucket {
  readonly client: S3Client;
  readonly name: string;

  constructor(settings: S3Settings) {
    this.name = settings.S3_BUCKET;
    this.client = new S3Client({
      region: settings.S3_REGION,
      // Services other than AWS have no host name per bucket and don't know the newer checksums.
      forcePathStyle: settings.S3_ENDPOINT !== undefined,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(settings.S3_ENDPOINT && { endpoint: settings.S3_ENDPOINT }),
      ...(settings.S3_ACCESS_KEY_ID && {
        credentials: {
          accessKeyId: settings.S3_ACCESS_KEY_ID,
          secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
        },
      }),
    });
  }

  async write(key: string, content: Uint8Array, contentType: string): Promise<void> {
    await this.client.send(
      new PutObjectCommand({ Bucket: this.name, Key: key, Body: content, ContentType: contentType }),
    );
  }

  async read(key: string): Promise<Uint8Array | undefined> {
    try {
      const { Body } = await this.client.send(new GetObjectCommand({ Bucket: this.name, Key: key }));
      return await Body?.transformToByteArray();
    } catch (error) {
      if ((error as Error).name === 'NoSuchKey') return undefined;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand({ Bucket: this.name, Key: key }));
  }
}
