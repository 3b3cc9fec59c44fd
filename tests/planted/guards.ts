import { BYTES } from './bytes';
import { CLOSED_SETS } from './closed-sets';
import { CONSENT } from './consent';
import { DAY } from './day';
import { DEFAULTS } from './defaults';
import { EDGE } from './edge';
import { FIRST_CONTACT } from './first-contact';
import { FRESH_SIGN_INS } from './fresh';
import { GONE } from './gone';
import { GOODS } from './goods';
import type { Guard } from './guard';
import { IMPORTS } from './imports';
import { LIMITS } from './limits';
import { MAILS } from './mails';
import { MONEY } from './money';
import { SCHOOLS } from './schools';
import { SESSIONS } from './sessions';
import { TEXTS } from './texts';
import { TRUTH } from './truth';
import { SHOWN_WORDS } from './words';

/** Every guard that is proved by taking it out: `npm run test:planted`. */
export const GUARDS: readonly Guard[] = [
  ...[...BYTES, ...IMPORTS, ...LIMITS, ...SESSIONS, ...FRESH_SIGN_INS, ...GONE],
  ...[...CONSENT, ...SHOWN_WORDS, ...TRUTH, ...SCHOOLS],
  ...[...TEXTS, ...EDGE, ...DEFAULTS, ...CLOSED_SETS, ...MAILS, ...GOODS, ...DAY],
  ...[...FIRST_CONTACT, ...MONEY],
];
