import type { SettingsRule } from '@kashikari/platform/config';
import { z } from 'zod';

/** Characters of a name that people read. */
const MAX_NAME = 80;

function isModelAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password && !search && !hash;
}

const shownName = z
  .string()
  .min(1)
  .max(MAX_NAME, `must be at most ${MAX_NAME} characters`)
  .regex(/^\P{C}*$/u, 'must be one line');

/** Settings of the language model that summarizes passages of the help. */
export const AI_SETTINGS = {
  /** Address of an OpenAI-compatible interface, `https://…/v1`. Absent: the help quotes passages alone. */
  AI_BASE_URL: z
    .string()
    .refine(isModelAddress, 'must be a URL by http or https without credentials, query and fragment')
    .optional(),
  /** Its key, sent as a bearer token. Absent: none is sent. */
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces')
    .optional(),
  AI_MODEL: z.string().min(1).optional(),
  /** Who runs the model, as people read it before their first question: `Example Co.`. */
  AI_PROVIDER: shownName.optional(),
  /** The country in which it runs. */
  AI_COUNTRY: shownName.optional(),
};

/** A model is named, and so is whoever gets the questions. */
const modelIsNamed: SettingsRule = (env) => {
  const missing = ['AI_MODEL', 'AI_PROVIDER', 'AI_COUNTRY'].filter((name) => !env[name]);
  return env['AI_BASE_URL'] && missing.length > 0 ? `AI_BASE_URL needs ${missing.join(', ')}` : undefined;
};

export const AI_RULES: readonly SettingsRule[] = [modelIsNamed];
