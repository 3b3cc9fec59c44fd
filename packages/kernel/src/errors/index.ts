import { BOOKINGS } from './bookings';
import { BOOKS } from './books';
import { DAYS } from './days';
import { GOODS } from './goods';
import { GRAPHQL } from './graphql';
import { GROUPS } from './groups';
import { IMPORTS } from './imports';
import { INSTALLATION } from './installation';
import type { ErrorCode } from './kinds';
import { PAYMENTS } from './payments';
import { PEOPLE } from './people';
import { REPORTS } from './reports';
import { REQUESTS } from './requests';
import type { ErrorRow } from './row';
import { SHELLS } from './shells';
import { STOCKTAKING } from './stocktaking';
import { WEBHOOKS } from './webhooks';

/** Refusals between services, which no caller of ours ever sees; they have no words. */
export type InternalCode = 'deadline_exceeded' | 'too_large' | 'actor.unsigned';

/** The codes that an answer may carry. */
export type PublicCode = Exclude<ErrorCode, InternalCode>;

/**
 * The catalogue of refusals: parameters and words of each code. The texts of the gateway and of the browser, docs/errors.md
 * and the OpenAPI document are made of these rows.
 */
export const ERRORS = {
  ...REQUESTS,
  ...GRAPHQL,
  ...REPORTS,
  ...PEOPLE,
  ...GROUPS,
  ...GOODS,
  ...IMPORTS,
  ...BOOKS,
  ...BOOKINGS,
  ...DAYS,
  ...PAYMENTS,
  ...SHELLS,
  ...INSTALLATION,
  ...STOCKTAKING,
  ...WEBHOOKS,
} as const satisfies Readonly<Record<PublicCode, ErrorRow>>;

/** Message for an unknown code, from a service that is newer than this one. */
export const REFUSED = {
  ja: '処理できませんでした。もう一度お試しください。',
  en: 'That didn’t work. Try again.',
  'ja-Hira': 'うまく できませんでした。もういちど ためして ください。',
};

export { statusOf } from './status';
export { fillIn } from './fill-in';
export type { ErrorRow } from './row';
