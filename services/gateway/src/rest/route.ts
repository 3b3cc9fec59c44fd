import type { PublicCode } from '@kashikari/kernel/errors';
import type { z } from 'zod';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** Media types of answers that are not JSON. */
export type MediaType =
  | 'text/calendar'
  | 'text/csv'
  | 'text/event-stream'
  | 'text/html'
  | 'application/pdf'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Response of a success; without `body` it is empty. */
interface AnswerContract {
  readonly status: number;
  readonly description: string;
  readonly body?: z.ZodType;
  /** Description of a dry run's response, with status 200 and the same body. */
  readonly dryRun?: string;
  /** Response with status 202, if another person has to accept first. */
  readonly accepted?: { readonly description: string; readonly body: z.ZodType };
  /** True if clients that prefer `text/csv` to JSON get CSV. The handler reads `wantsCsv` and returns a stream. */
  readonly alsoCsv?: true;
  /** True if the body may be CSV instead of `mediaType`, whatever the client prefers. */
  readonly mayBeCsv?: true;
  /** Media type of a body that is not JSON; the body is then a string that is sent unchanged. */
  readonly mediaType?: MediaType;
}

/** Files that a call may take. */
type FileType =
  | 'text/csv'
  | 'application/x-www-form-urlencoded'
  | 'multipart/form-data'
  | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  | 'text/calendar';

/**
 * One call of the REST contract as data: checked on the way in, typed in the handler, shown by the OpenAPI document.
 * The path is below `/v1`, its parameters in braces.
 */
export interface RouteContract {
  readonly method: Method;
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  /**
   * Authentication of a route.
   * - `optional`: visitors may call it, and see what visitors may see.
   * - `lenient`: a caller with an invalid token is a visitor, too.
   * - `none`: tokens are ignored.
   */
  readonly auth: 'required' | 'optional' | 'lenient' | 'none';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body may be left out; it is `{}` then. */
  readonly bodyOptional?: true;
  /** Types of the file that is sent instead of a JSON body; further parameters are in the query. */
  readonly file?: readonly FileType[];
  /** Maximum size of the file, bytes; 20 MiB by default. Larger files are rejected with 413. */
  readonly fileLimit?: number;
  readonly answer: AnswerContract;
  /** Codes of refusals beyond those of every call (validation, sign-in, limits), for the OpenAPI document. */
  readonly refuses?: readonly PublicCode[];
  /** The answer carries an ETag of the addressed thing's version. */
  readonly etag?: boolean;
  /** PUT on the same path does the same (REST contract, "updates"). */
  readonly alsoPut?: boolean;
  /** True if it accepts `If-Match`; a stale one is 412. */
  readonly ifMatch?: boolean;
  /** Each call is counted beside the general limits, by address: beginnings of sign-ins, new accounts, crashes. */
  readonly limit?: 'signIn' | 'signUp' | 'clientErrors';
  /**
   * Valid requests are counted by the person and by the address, each over an hour: they write to the operator. A
   * request with faults is not counted, since the person corrects it.
   */
  readonly reachesOperator?: true;
  /** Maximum size of a JSON body, bytes, if it is lower than the default; more is 413. */
  readonly jsonLimit?: number;
  /** Maximum size of a JSON body that is passed on unparsed, bytes; its signature covers the bytes. */
  readonly rawLimit?: number;
  /** Needs a fresh sign-in; of a call that changes many things, only with one of these fields. */
  readonly fresh?: true | readonly string[];
  /** Limit for a route that tries a secret, whose failures are counted. For `linkWish`, all calls are counted. */
  readonly tries?: 'credentials' | 'card' | 'invite' | 'link' | 'linkWish' | 'label' | 'scan';
  /** Changes nothing although it is a POST: a card that only reads may call it, and calls to services are repeated. */
  readonly readsOnly?: true;
}

/** Defines a route. The type parameter preserves literal types. */
export function defineRoute<const C extends RouteContract>(contract: C): C {
  return contract;
}
