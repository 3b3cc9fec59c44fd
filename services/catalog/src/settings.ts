import { z } from 'zod';
import { S3_SETTINGS } from './clients/s3-settings';

/** Settings of catalog beside those of every service. */
export const SETTINGS = {
  ...S3_SETTINGS,
  /** How long an answer waits until reservation has what it changed, milliseconds; the event tells it anyway. */
  PUSH_PATIENCE_MS: z.coerce.number().int('must be a whole number').min(1).max(10_000).default(500),
};
