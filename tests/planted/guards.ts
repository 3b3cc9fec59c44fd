import { EDGE } from './edge';
import type { Guard } from './guard';
import { LENDING } from './lending';
import { OUTBOUND } from './outbound';
import { SIGN_IN } from './sign-in';

/**
 * The guards whose loss would cost most, each proved by removing it in a copy: `npm run lab -- planted`. Rules of the domain
 * are not among them: Stryker changes each of those (`npm run test:long -- mutation`).
 */
export const GUARDS: readonly Guard[] = [...EDGE, ...OUTBOUND, ...SIGN_IN, ...LENDING];
