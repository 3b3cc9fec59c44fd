import { z } from 'zod';

/** Settings of processes that serve several organisations differently. */
export const SHELLS_SETTINGS = {
  /** File that defines the shells of organizations, YAML or JSON; without it there are no shells. */
  SHELLS_FILE: z.string().optional(),
};
