import { BYTES } from './bytes';
import { GONE } from './gone';
import type { Guard } from './guard';
import { LIMITS } from './limits';

/** Every guard that is proved by taking it out: `npm run test:planted`. */
export const GUARDS: readonly Guard[] = [...BYTES, ...LIMITS, ...GONE];
