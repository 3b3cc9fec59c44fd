import { z } from 'zod';

/** Settings of processes that serve several organisations differently. */
export const SHELLS_SETTINGS = {
  /** File that says which organisations have a shell of their own, YAML or JSON; absent: none has. */
  SHELLS_FILE: z.string().optional(),
};
