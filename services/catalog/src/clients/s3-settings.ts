import { z } from 'zod';

/** Settings of the bucket in which pictures lie; without S3_BUCKET they lie in DATA_DIR/files. */
export const S3_SETTINGS = {
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  /** Endpoint of a service other than AWS. */
  S3_ENDPOINT: z.url('must be a URL').optional(),
  /** Access key; by default, the machine's role is used. */
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

export interface S3Settings {
  readonly S3_BUCKET: string;
  readonly S3_REGION: string;
  readonly S3_ENDPOINT?: string;
  readonly S3_ACCESS_KEY_ID?: string;
  readonly S3_SECRET_ACCESS_KEY?: string;
}
