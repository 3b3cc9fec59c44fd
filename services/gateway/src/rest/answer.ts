import type { MediaType, RouteContract } from './route';
import type { Readable } from 'node:stream';
import type { z } from 'zod';

/** The shape that a contract promises for its success. */
export type BodyOf<C extends RouteContract> =
  | (C['answer'] extends { body: infer B extends z.ZodType } ? z.input<B> : undefined)
  | (C['answer'] extends { accepted: { body: infer A extends z.ZodType } } ? z.input<A> : never);

/** Result of a handler; the contract defines the status. */
export interface Answer<B = unknown> {
  readonly body?: B;
  /** Instead of a body: what is made while it is sent, however long it is. */
  readonly stream?: Readable;
  /** True if nothing was created: 200, whatever status the contract has for a creation. */
  readonly dryRun?: boolean;
  /** True if another person has to accept first: 202, whatever status the contract has for a creation. */
  readonly accepted?: boolean;
  /** True if the secret matched nothing. Counts as a failure if the contract has `tries`. */
  readonly missed?: boolean;
  /** Version of the addressed thing, for its ETag. */
  readonly version?: number;
  /** Media type of a stream, if it isn't the contract's. */
  readonly mediaType?: MediaType;
  /** Encoding of a stream that is not UTF-8. */
  readonly charset?: string;
  /** Name under which a browser stores the file. */
  readonly fileName?: string;
  /** Sets the browser's refresh cookie; null drops it. */
  readonly refreshCookie?: string | null;
  /** Sets the cookie by which the browser is known to accounts that signed in there. */
  readonly knownBrowser?: readonly string[];
  /** The same of accounts that the browser remembers, by their ids. */
  readonly keptCookies?: Readonly<Record<string, string | null>>;
}
