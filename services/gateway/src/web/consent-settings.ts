import type { SettingsRule } from '@kashikari/platform/config';
import { z } from 'zod';

/** Characters of the name of a receiver. */
const MAX_RECEIVER = 80;

const isLocal = ({ hostname }: URL) => hostname === 'localhost' || hostname === '127.0.0.1';

/** Returns true for an address by https, or by http on this machine, without credentials and fragment. */
function isCollector(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url));
  return isSafe && !url.username && !url.password && !url.hash;
}

/** Settings of what pages may send to others, and of the operator's notices. */
export const CONSENT_SETTINGS = {
  /** Address of the operator's collector of events. It brings the category `analytics` into use. */
  ANALYTICS_ENDPOINT: z
    .string()
    .refine(isCollector, 'must be a URL by https without credentials (http only for localhost)')
    .optional(),
  /** Name of the receiver of these events, as visitors read it: `Example Co. (Japan)`. */
  ANALYTICS_RECEIVER: z
    .string()
    .max(MAX_RECEIVER, `must be at most ${MAX_RECEIVER} characters`)
    .regex(/^\P{C}*$/u, 'must be one line')
    .optional(),
  /** `house` shows the operator's notices on Home. Advertisements of others do not exist. */
  ADS: z.enum(['house', 'off'], 'must be house or off').default('off'),
  /** Folder with these notices in Markdown, `sale.ja.md` and so on. */
  ADS_DIR: z.string().optional(),
};

/** Notices need a folder. */
const noticesHaveFolder: SettingsRule = (env) =>
  env['ADS'] === 'house' && !env['ADS_DIR']
    ? 'ADS=house needs ADS_DIR, the folder of the notices'
    : undefined;

export const CONSENT_RULES: readonly SettingsRule[] = [noticesHaveFolder];
