import { z } from 'zod';
import { S3_SETTINGS } from './clients/s3-settings';

const quota = (standard: number) =>
  z.coerce.number().int('must be a whole number').min(0, 'must be at least 0').default(standard);

/** Settings of catalog beside those of every service. */
export const SETTINGS = {
  ...S3_SETTINGS,
  /** How long an answer waits until reservation has what it changed, milliseconds; the event tells it anyway. */
  PUSH_PATIENCE_MS: z.coerce.number().int('must be a whole number').min(1).max(10_000).default(500),
  /** What one account may have at most; 0 is no limit. */
  QUOTA_GOODS: quota(100_000),
  QUOTA_PICTURES: quota(200_000),
  /** Of pictures, as they were announced. */
  QUOTA_BYTES: quota(10 * 1024 ** 3),
};

export interface QuotaSettings {
  readonly QUOTA_GOODS: number;
  readonly QUOTA_PICTURES: number;
  readonly QUOTA_BYTES: number;
}
