import type { RouteContract } from './route';
import type { Answer, BodyOf } from './answer';
import type { LabelPrinter } from '../label-sheets/label-printer';
import type { ClientErrors } from '../errors/client-errors';
import type { Services } from '../clients/services';
import type { CardPayments } from '../clients/card-payments';
import type { Flags } from '../flags/flags';
import type { FileReader } from '../files/file-reader';
import type { HelpAnswers } from '../answers/help-answers';
import type { InstallationFacts } from '../installations/installation-facts';
import type { ScanOptions } from '../scan-codes/read-scan';
import type { ShellFaces } from '../shells/shell-faces';
import type { Live } from '../streams/live';
import type { Call } from '@kashikari/kernel';
import type { Shell } from '@kashikari/platform/edge';
import type { z } from 'zod';

type ParsedInput<T> = T extends z.ZodType ? z.output<T> : undefined;

/** One request after its shape and its sender are checked. */
export interface RequestContext<C extends RouteContract = RouteContract> {
  readonly params: ParsedInput<C['params']>;
  readonly query: ParsedInput<C['query']>;
  readonly body: ParsedInput<C['body']>;
  /** Sent instead of a body, where the contract takes one; or the bytes of a body that the contract takes raw. */
  readonly file?: Buffer;
  /** Parser of uploaded files and of other input that takes long to parse. */
  readonly fileReader: FileReader;
  readonly labelPrinter: LabelPrinter;
  /** Public origin of this installation: scheme, host, port. */
  readonly origin: string;
  readonly call: Call;
  readonly services: Services;
  /** Version in `If-Match`. */
  readonly ifVersion?: number;
  readonly sender: Sender;
  /** Shell of the organization at the request's host; absent at the common host. */
  readonly shell: Shell | undefined;
  /** Appearance of shells, for pages. */
  readonly faces: ShellFaces;
  /** Facts about the installation, for pages. */
  readonly installation: InstallationFacts;
  /** Log of browser crashes. */
  readonly clientErrors: ClientErrors;
  readonly cardPayments: CardPayments;
  readonly helpAnswers: HelpAnswers;
  /** Features on trial. */
  readonly flags: Flags;
  /** Returns the options for reading scanned codes, with the current and former origins of this installation. */
  readonly scanOptions: () => ScanOptions;
  /** Value of `Stripe-Signature`; empty without one. */
  readonly providerSignature: string;
  /** Streams of changes. */
  readonly live: Live;
  /** Value of `Last-Event-ID`: the last event that the reader of a stream has seen. */
  readonly lastEventId?: string;
  /** True if the client wants CSV and the contract offers it. */
  readonly wantsCsv: boolean;
}

/** The remote end of the connection, regardless of the token. */
export interface Sender {
  /** IP address, after as many proxies as we trust. */
  readonly address: string;
  /** True for a network that is exempt from limits by address (TRUSTED_NETWORKS). */
  readonly isTrusted: boolean;
  readonly userAgent: string;
  /** The access token that came with the request. */
  readonly token?: string;
  /** The refresh token of the browser's cookie, where the request came from our own pages. */
  readonly refreshCookie?: string;
  /** Values by which accounts recognize a browser that signed in to them before. */
  readonly knownBrowser: readonly string[];
  /** Refresh tokens of the other accounts that the browser remembers, by account id. */
  readonly kept: ReadonlyMap<string, string>;
}

/** The refresh tokens of all sessions that a browser has. */
export function heldTokens({ refreshCookie, kept }: Sender): string[] {
  return [...(refreshCookie ? [refreshCookie] : []), ...kept.values()];
}

export interface Route<C extends RouteContract = RouteContract> {
  readonly contract: C;
  readonly handle: (exchange: RequestContext<C>) => Promise<Answer<BodyOf<C>>>;
  /**
   * Checks for routes with files that the sender may act on the addressed resource, before a byte of the file is read.
   */
  readonly permit?: Permit<C>;
}

/** @throws DomainError what the sender may not do, or what there is not */
export type Permit<C extends RouteContract> = (
  asked: Pick<RequestContext<C>, 'params' | 'query' | 'call' | 'services'>,
) => Promise<unknown>;

/** Ties a handler to its contract, which gives it its types. The erased type is what the router takes. */
export function route<const C extends RouteContract>(
  contract: C,
  handle: Route<C>['handle'],
  permit?: Permit<C>,
): Route {
  return { contract, handle, permit } as unknown as Route;
}
