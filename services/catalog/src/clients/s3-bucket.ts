import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { refused } from '@kashikari/kernel';
import type { Logger } from '@kashikari/platform';
import type { S3Settings } from './s3-settings';

/** Milliseconds for one try: two of them and the pause between have to fit into the ten seconds of a request. */
const TIMEOUT = { connectionTimeout: 1_000, requestTimeout: 3_500 };

const TRIES = 2;

/** One bucket of an S3 service. While it can't be reached or refuses, whatever needs it is "not now" and nothing else. */
export class S3Bucket {
  readonly client: S3Client;
  readonly name: string;

  constructor(
    settings: S3Settings,
    private readonly logger: Logger,
  ) {
    this.name = settings.S3_BUCKET;
    this.client = new S3Client({
      region: settings.S3_REGION,
      maxAttempts: TRIES,
      requestHandler: { ...TIMEOUT, throwOnRequestTimeout: true },
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
    const put = new PutObjectCommand({
      Bucket: this.name,
      Key: key,
      Body: content,
      ContentType: contentType,
    });
    await this.orNotNow(() => this.client.send(put));
  }

  async read(key: string): Promise<Uint8Array | undefined> {
    const get = new GetObjectCommand({ Bucket: this.name, Key: key });
    return this.orNotNow(async () => {
      try {
        const { Body } = await this.client.send(get);
        return await Body?.transformToByteArray();
      } catch (error) {
        if ((error as Error).name === 'NoSuchKey') return undefined;
        throw error;
      }
    });
  }

  async remove(key: string): Promise<void> {
    await this.orNotNow(() => this.client.send(new DeleteObjectCommand({ Bucket: this.name, Key: key })));
  }

  /** A wrong key of ours is "not now" too: it's not the caller's fault, and who runs the product reads why in the log. */
  private async orNotNow<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      this.logger.error(
        { err: error, bucket: this.name },
        'The bucket of pictures did not do what it was asked',
      );
      throw refused('unavailable');
    }
  }
}
