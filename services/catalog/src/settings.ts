import { OUTBOUND_SETTINGS, type OutboundSettings } from '@kashikari/platform/config';
import { z } from 'zod';
import { S3_SETTINGS } from './clients/s3-settings';

const quota = (standard: number) =>
  z.coerce.number().int('must be a whole number').min(0, 'must be at least 0').default(standard);

/** Catalogs of books that can be asked. */
const BOOK_SOURCES = ['openbd', 'ndl'] as const;

const origin = (standard: string) =>
  z
    .string()
    .regex(/^https?:\/\/[^\s/?#]+$/, 'must be an origin such as https://api.openbd.jp')
    .default(standard);

/** Settings of catalog beside those of every service. */
export const SETTINGS = {
  ...S3_SETTINGS,
  ...OUTBOUND_SETTINGS,
  /** Catalogs that are asked for book data, in this order, separated by commas; none by default. */
  BOOK_SOURCES: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((one) => one.trim() || []))
    .pipe(z.array(z.enum(BOOK_SOURCES, 'must be openbd, ndl or both, separated by commas'))),
  OPENBD_URL: origin('https://api.openbd.jp'),
  NDL_URL: origin('https://ndlsearch.ndl.go.jp'),
  /** `1` lets requests reach this machine, and http: for tests, and only beside KASHIKARI_TEST_HOOKS. */
  OUTBOUND_TO_PRIVATE: z.enum(['0', '1']).default('0'),
  /** Maximum wait of a response for the push to reservation, milliseconds; the event is published in any case. */
  PUSH_PATIENCE_MS: z.coerce.number().int('must be a whole number').min(1).max(10_000).default(500),
  /** Quotas of one account; 0 is no limit. */
  QUOTA_GOODS: quota(100_000),
  QUOTA_PICTURES: quota(200_000),
  /** Bytes of pictures, as announced. */
  QUOTA_BYTES: quota(10 * 1024 ** 3),
};

export interface OutwardSettings extends OutboundSettings {
  readonly OUTBOUND_TO_PRIVATE: '0' | '1';
}

export interface BookSettings {
  readonly BOOK_SOURCES: readonly (typeof BOOK_SOURCES)[number][];
  readonly OPENBD_URL: string;
  readonly NDL_URL: string;
}

export interface QuotaSettings {
  readonly QUOTA_GOODS: number;
  readonly QUOTA_PICTURES: number;
  readonly QUOTA_BYTES: number;
}
